/** Limits that the studio's forms and the CMS's doors enforce. Characters are what a reader calls one
 * (`kit/text/characters.ts`). */
export const limits = {
  document: {
    title: 2_000,
    excerpt: 20_000,
    template: 200,
    password: 255,
    seoTitle: 500,
    seoDescription: 2_000,
    footnotes: 100_000,
    /** States of its history in one response, each with all of its content. */
    historyPage: 25,
  },
  /** The name of a term, a menu or a menu entry. */
  name: 200,
  settings: { text: 2_000, format: 100, qrCode: 300 },
  user: { login: 60, name: 250, email: 254, url: 2_000, description: 20_000 },
  password: { least: 10, most: 256 },
  /** The name of a program that has an application password. */
  programName: 200,
  review: { words: 2_000 },
  /** Bytes per file; images have their own limit. */
  upload: { image: 25 * 1024 * 1024, file: 200 * 1024 * 1024 },
} as const;
