import { type Localized, locales } from './locale.ts';

/** Films shipped with the product as `public/samples/<name>.mp4`. `art/film.ts` draws them. */
export const films = {
  'curve-to-mass': {
    width: 1280,
    height: 720,
    alt: {
      zh: '影片：时间轴上画出一段触感曲线，随后马达的质量块按它运动，在 1 ms 内停住',
      en: 'Film: a haptic curve is drawn on a timeline, then an actuator’s mass moves as it says and stops within 1 ms',
    },
  },
} as const satisfies Record<string, { width: number; height: number; alt: Localized }>;

/** The captions of a film in both languages, as `public/samples/<name>.<language>.vtt`. */
export const captions = {
  'curve-to-mass-captions': {
    width: 0,
    height: 0,
    alt: { zh: '影片“从曲线到质量块”的字幕', en: 'Captions of the film “From the curve to the mass”' },
  },
} as const satisfies Record<string, { width: number; height: number; alt: Localized }>;

export type FilmName = keyof typeof films;
export type CaptionsName = keyof typeof captions;

export function isFilmName(name: string): name is FilmName {
  return Object.hasOwn(films, name);
}

export function isCaptionsName(name: string): name is CaptionsName {
  return Object.hasOwn(captions, name);
}

export function listCaptionFiles(name: CaptionsName): string[] {
  return locales.map((locale) => `${name}.${locale}.vtt`);
}
