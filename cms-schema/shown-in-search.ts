import type { Localized } from './locale.ts';

/** Roughly how many UTF-16 units of a page's title and description search results show before they cut them off. */
export const shownInSearch = {
  title: { zh: 30, en: 60 },
  description: { zh: 80, en: 160 },
} satisfies Record<string, Localized<number>>;
