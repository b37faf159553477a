import localFont from 'next/font/local';

/**
 * The one web font of a page: Bricolage Grotesque (SIL Open Font License), Latin, weights 200…800 in one file of 41 KB.
 * Put `latinFont.variable` on the document element of every document that Next renders; the theme's font stacks read
 * `--font-latin`. Only layouts import this file: `next/font` works nowhere else. Next adds the preload and a fallback
 * face with the same metrics, so that nothing shifts when the font arrives.
 */
export const latinFont = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  variable: '--font-latin',
  weight: '200 800',
  style: 'normal',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Arial',
});
