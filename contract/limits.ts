/** Sizes that the studio's forms and the CMS's doors both hold to. Characters are UTF-16 units, as `length` counts them. */
export const limits = {
  document: {
    title: 2_000,
    excerpt: 20_000,
    template: 200,
    password: 255,
    seoTitle: 500,
    seoDescription: 2_000,
    footnotes: 100_000,
  },
  /** A term, a menu, and an entry of one. */
  name: 200,
  settings: { text: 2_000, format: 100, qrCode: 300 },
  user: { login: 60, name: 250, email: 254, url: 2_000, description: 20_000 },
  password: { least: 10, most: 256 },
  /** Of a program with a password of its own. */
  programName: 200,
  review: { words: 2_000 },
  /** Bytes of one file, pictures apart. */
  upload: { image: 25 * 1024 * 1024, file: 200 * 1024 * 1024 },
} as const;
