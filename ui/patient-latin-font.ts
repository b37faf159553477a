import localFont from 'next/font/local';

/**
 * The same fonts as on public pages (`latin-font.ts`), for the studio, where one document stays open for hours: a font that
 * loads late is used all the same, so that the canvas shows what visitors see. A test keeps the two files in sync; Next parses
 * the options statically, so neither can be derived from the other.
 */
const latinBasic = localFont({
  src: './fonts/bricolage-grotesque-basic.woff2',
  variable: '--font-latin',
  weight: '400 600',
  style: 'normal',
  display: 'swap',
  preload: true,
  // The fallback faces, with the same metrics, are in `latin-fallback.ts`: they leave Chinese marks alone.
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-7E, U+A0, U+A9, U+AB, U+AE, U+B0-B3, U+B5, U+BB, U+C4, U+C9, U+D6-D7, U+DC, U+DF-E2, U+E4, U+E7-EB, U+EE-EF, U+F1, U+F3-F4, U+F6, U+F8, U+FA-FC, U+2009, U+2013, U+201A, U+2022, U+2032-2033, U+20AC, U+2122, U+2212',
    },
  ],
});

/** Middle dot, dash, quotes and ellipsis have one code point for both scripts: in Chinese they belong to the Chinese face. */
const latinMarks = localFont({
  src: './fonts/bricolage-grotesque-basic.woff2',
  variable: '--font-latin-marks',
  weight: '400 600',
  style: 'normal',
  display: 'swap',
  // The same file as above: otherwise Next would give it another name, and browsers would fetch it twice.
  preload: true,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+B7, U+2014, U+2018-2019, U+201C-201D, U+2026' }],
});

/** Rarer letters and marks: the whole face, fetched only for a page that has one of them. */
const latinRare = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  variable: '--font-latin-rare',
  weight: '400 600',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A3, U+A5-A8, U+AA, U+AC, U+AF, U+B4, U+B6, U+B8-BA, U+BC-C3, U+C5-C8, U+CA-D5, U+D8-DB, U+DD-DE, U+E3, U+E5-E6, U+EC-ED, U+F0, U+F2, U+F5, U+F7, U+F9, U+FD-FF, U+102, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+300-301, U+303-304, U+308-309, U+323, U+2002, U+200B, U+201E, U+2039-203A, U+2044, U+2191, U+2193',
    },
  ],
});

export const patientFontClass = `${latinBasic.variable} ${latinMarks.variable} ${latinRare.variable}`;
