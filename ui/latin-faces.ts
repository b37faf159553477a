/**
 * The families of the Latin web font. In Chinese text, quotes, dashes, ellipsis and middle dot belong to the Chinese font, although
 * they have the same code points. Each family includes its fallbacks, because browsers look up every family that has no face for
 * every weight and size, and again when a font turns out not to arrive.
 */
export const latinFamilies = { en: 'Haptera Latin', zh: 'Haptera Latin in Chinese' } as const;

export interface LatinFiles {
  /** Address of the face with what English and Chinese pages commonly use, weights 400…600. */
  readonly common: string;
  /** Address of the complete face, which browsers fetch only for a page with one of its rarer characters. */
  readonly complete: string;
}

/**
 * Prints the `@font-face` rules of both families. `optional`: if the font has not arrived by the first paint, only the next page
 * uses it, because a later swap would lay out the page again while visitors are reading; `swap` is for documents that stay open.
 */
export function printLatinFaces(files: LatinFiles, display: 'optional' | 'swap'): string {
  return Object.entries(latinFamilies)
    .flatMap(([locale, family]) => {
      const common = locale === 'zh' ? commonRange : `${commonRange},${sharedMarks}`;
      return weights.flatMap(({ range, fallbacks }) => [
        ...fallbacks.map(([local, ratio]) => print({ family, weight: range, range: common, ...scale(local, ratio) })),
        print({ family, weight: range, range: common, source: file(files.common), display }),
        print({ family, weight: range, range: rareRange, source: file(files.complete), display: 'swap' }),
      ]);
    })
    .join('');
}

/**
 * System fonts that stand in for the web font, scaled to its metrics to avoid layout shifts: Arial on desktops and iPhones, Roboto
 * on Android. The numbers are ratios of mean widths, measured over the English text of eight seeded pages (42,000 characters;
 * Arimo, which has the widths of Arial). Later rules take precedence, so the web font's follow those of its fallbacks.
 */
const weights = [
  {
    range: '400 549',
    fallbacks: [
      ['Roboto', 1.05],
      ['Arial', 1.042],
    ],
  },
  {
    range: '550 600',
    fallbacks: [
      ['Roboto Bold', 1.06],
      ['Arial Bold', 1],
    ],
  },
] as const;

const sharedMarks = 'U+B7,U+2014,U+2018-2019,U+201C-201D,U+2026';
const commonRange =
  'U+20-7E,U+A0,U+A9,U+AB,U+AE,U+B0-B3,U+B5,U+BB,U+C4,U+C9,U+D6-D7,U+DC,U+DF-E2,U+E4,U+E7-EB,U+EE-EF,U+F1,U+F3-F4,U+F6,U+F8,U+FA-FC,U+2009,U+2013,U+201A,U+2022,U+2032-2033,U+20AC,U+2122,U+2212';
const rareRange =
  'U+A1-A3,U+A5-A8,U+AA,U+AC,U+AF,U+B4,U+B6,U+B8-BA,U+BC-C3,U+C5-C8,U+CA-D5,U+D8-DB,U+DD-DE,U+E3,U+E5-E6,U+EC-ED,U+F0,U+F2,U+F5,U+F7,U+F9,U+FD-FF,U+102,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+300-301,U+303-304,U+308-309,U+323,U+2002,U+200B,U+201E,U+2039-203A,U+2044,U+2191,U+2193';

interface Face {
  readonly family: string;
  readonly weight: string;
  readonly range: string;
  readonly source: string;
  readonly display?: 'optional' | 'swap';
  readonly metrics?: string;
}

function print({ family, weight, range, source, display, metrics = '' }: Face): string {
  return `@font-face{font-family:'${family}';font-weight:${weight};src:${source};${display ? `font-display:${display};` : ''}${metrics}unicode-range:${range}}`;
}

function file(address: string): string {
  return `url(${address})format('woff2')`;
}

/** The web font's ascent of 0.93 and descent of 0.27 em are divided by the ratio, because `size-adjust` scales them too. */
function scale(local: string, ratio: number): Pick<Face, 'source' | 'metrics'> {
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  return {
    source: `local('${local}')`,
    metrics: `size-adjust:${percent(ratio)};ascent-override:${percent(0.93 / ratio)};descent-override:${percent(0.27 / ratio)};line-gap-override:0%;`,
  };
}
