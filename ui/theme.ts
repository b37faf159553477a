import { createTheme } from 'styled-components';
import { desktopQuery, phoneQuery } from './breakpoints.ts';
import { latinFamilies } from './latin-faces.ts';

/** Few names: browsers look up each for every weight and size. Where `lang` is Chinese, `sans-serif` is the system's Chinese font. */
export function printTextFaces(language: keyof typeof latinFamilies): string {
  return `'${latinFamilies[language]}', sans-serif`;
}

/**
 * The design tokens. Every leaf of `theme` is a `var(--h-…, fallback)` string, usable in server and client components;
 * `theme.raw` holds the plain values. Lengths are rem (1 rem = 16 px), durations ms, colours sRGB hex.
 */
export const theme = createTheme(
  {
    color: {
      /** Near-black with a breath of blue: text on paper, ground of dark bands. */
      ink: '#0b0f17',
      inkRaised: '#141a25',
      inkSunken: '#070a10',
      inkLine: '#2a3242',
      inkLineStrong: '#737e93',
      /** Warm off-white: ground of light bands, text on ink. */
      paper: '#faf8f4',
      paperRaised: '#ffffff',
      paperSunken: '#f2eee6',
      paperTint: '#e9e3d8',
      paperLine: '#e2dcd0',
      paperLineStrong: '#857f73',
      tintLine: '#d9d2c4',
      tintLineStrong: '#7d776b',
      /** Greys that carry secondary text: `grey` on paper, `mist` on ink. */
      grey: '#444953',
      mist: '#aab2c1',
      /** Vermilion, as of a pulse. `signal` fills and draws, `signalDeep` writes on paper, `signalBright` writes on ink. */
      signal: '#ff4f2b',
      signalDeep: '#b62f0c',
      signalBright: '#ff7c5c',
      signalBand: '#ff7552',
      signalBandRaised: '#ff8c6d',
      signalBandSunken: '#ff6c47',
      signalLine: '#d9573a',
      signalLineStrong: '#6b2413',
      /** Cool secondary for data: charts, envelopes, figures. */
      dataDeep: '#0b6070',
      dataBright: '#63d0de',
      positiveDeep: '#1a6640',
      positiveBright: '#62cf98',
      cautionDeep: '#7a4e00',
      cautionBright: '#f0b849',
      negativeDeep: '#a91d2c',
      negativeBright: '#ff8a91',
    },
    /** Multiples of 8 px: x1 = 8 px, x2 = 16 px … */
    space: {
      x05: '0.25rem',
      x1: '0.5rem',
      x15: '0.75rem',
      x2: '1rem',
      x3: '1.5rem',
      x4: '2rem',
      x5: '2.5rem',
      x6: '3rem',
      x8: '4rem',
      x10: '5rem',
      x12: '6rem',
      x16: '8rem',
      x20: '10rem',
    },
    /** A ratio of 1.25 on phones that opens to 1.333 at 1440 px. Chinese pages get their own values, see `global-style`. */
    size: {
      display: 'clamp(2.75rem, 1.3rem + 6vw, 6.25rem)',
      title: 'clamp(2.25rem, 1.45rem + 3.3vw, 4.25rem)',
      section: 'clamp(1.875rem, 1.5rem + 1.55vw, 2.875rem)',
      sub: 'clamp(1.375rem, 1.25rem + 0.55vw, 1.75rem)',
      lede: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem)',
      body: '1.0625rem',
      small: '0.9375rem',
      tiny: '0.875rem',
    },
    leading: { tight: '1.02', heading: '1.12', body: '1.62' },
    tracking: { tight: '-0.035em', heading: '-0.022em', label: '0.01em' },
    weight: { text: '400', medium: '520', heading: '600' },
    font: {
      heading: printTextFaces('en'),
      text: printTextFaces('en'),
      code: "ui-monospace, 'SFMono-Regular', 'Cascadia Mono', Consolas, 'Liberation Mono', 'PingFang SC', 'Microsoft YaHei', monospace",
    },
    radius: { small: '3px', medium: '6px', large: '12px', round: '999px' },
    line: { hair: '1px', regular: '1.5px', strong: '2px' },
    shadow: {
      raised: '0 1px 2px rgb(11 15 23 / 6%), 0 8px 24px -12px rgb(11 15 23 / 18%)',
      overlay: '0 2px 6px rgb(11 15 23 / 10%), 0 24px 64px -16px rgb(11 15 23 / 36%)',
    },
    /** `press` for a key going down, `quick` for colour, `settle` for things that move. */
    duration: { press: '120ms', quick: '160ms', settle: '240ms' },
    ease: { spring: 'cubic-bezier(0.3, 1.7, 0.5, 1)', out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    width: { wide: '1440px', page: '1280px', desk: '1080px', content: '980px', text: '692px' },
    layer: { sticky: '10', header: '40', overlay: '60', toast: '80' },
  },
  { prefix: 'h' },
);

/**
 * Semantic colours of the surrounding surface; set by `Surface` and `Band`, inherited by everything inside.
 * Blocks colour with these, and with `theme.color` only for drawings that must not follow the surface.
 */
export const tone = {
  surface: 'var(--surface)',
  surfaceRaised: 'var(--surface-raised)',
  surfaceSunken: 'var(--surface-sunken)',
  text: 'var(--text)',
  textMuted: 'var(--text-muted)',
  line: 'var(--line)',
  lineStrong: 'var(--line-strong)',
  accent: 'var(--accent)',
  accentFill: 'var(--accent-fill)',
  onAccent: 'var(--on-accent)',
  data: 'var(--data)',
  focus: 'var(--focus)',
  positive: 'var(--positive)',
  caution: 'var(--caution)',
  negative: 'var(--negative)',
} as const;

/** The height of the site's header, which content that fills the first screen has to subtract. */
export const headerHeight = '4rem';

/**
 * Chinese has no spaces, so browsers break its lines inside words. With these declarations they break between clauses, or inside
 * one that is longer than the line. For short texts: the ends of the lines of a paragraph would be too uneven.
 */
export const breakBetweenClauses = 'word-break: keep-all; overflow-wrap: anywhere;';

/** Media queries, written as `${media.desktop} { … }`. Desktop begins at 1080 px, as the header's mobile mode ends. */
export const media = {
  phone: `@media ${phoneQuery}`,
  tablet: '@media (min-width: 734px)',
  belowDesktop: '@media (max-width: 1079.98px)',
  desktop: `@media ${desktopQuery}`,
  page: '@media (min-width: 1280px)',
  wide: '@media (min-width: 1440px)',
  hover: '@media (hover: hover) and (pointer: fine)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  stillness: '@media (prefers-reduced-motion: reduce)',
  /** The user has limited all content to a few colours of their choice. */
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;
