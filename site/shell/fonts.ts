import localFont from 'next/font/local';

/** One variable Latin face for everything; Chinese is set in the system's own. */
export const latin = localFont({
  src: '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  variable: '--font-latin',
  weight: '200 800',
  display: 'swap',
  adjustFontFallback: 'Arial',
});
