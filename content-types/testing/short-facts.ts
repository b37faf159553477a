import type { PublishedFacts } from '../template-props.ts';

/** The facts of a short English text without headings and neighbours. */
export const shortFacts: PublishedFacts = {
  day: '2024-10-24',
  changed: '2024-11-29',
  author: 'Lin Yue',
  excerpt: '',
  terms: [],
  picture: null,
  href: '/en/first',
  minutes: 3,
  headings: [],
  above: null,
  previous: null,
  next: null,
  tree: [],
};
