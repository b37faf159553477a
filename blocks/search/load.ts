import { defineLoad, type Parameters } from '#cms-schema/define-load.ts';
import type { FoundPiece } from '../found-text.tsx';
import { readQuery } from '../read-query.ts';
import definition from './block.ts';
import { searchQuery } from './query.generated.ts';

export interface SearchData {
  /** The visitor's search query, or an empty string. */
  readonly query: string;
  /** The type that the results are limited to; null for all. */
  readonly type: string | null;
  /** Starting at 1. */
  readonly page: number;
  readonly pages: number;
  /** The number of results of the shown type, on all pages. */
  readonly total: number;
  readonly isMore: boolean;
  /** The corrected query that was searched for instead, if any. */
  readonly correction: string | null;
  readonly types: readonly FoundType[];
  readonly hits: readonly Hit[];
}

export interface FoundType {
  readonly name: string;
  readonly label: string;
  readonly total: number;
}

export interface Hit {
  readonly id: number;
  readonly href: string;
  /** The name of its type. */
  readonly label: string;
  readonly title: readonly FoundPiece[];
  readonly excerpt: readonly FoundPiece[];
}

const ON_PAGE = 10;
const MOST_PAGES = 300;

export default defineLoad(definition, {
  query: searchQuery,
  variables: (_, { language, parameters }) => ({ language, ...readParameters(parameters) }),
  read({ search }, _, { parameters }): SearchData {
    const { total, isMore, correction, types, hits } = search;
    return {
      ...readParameters(parameters),
      pages: Math.ceil(total / ON_PAGE),
      total,
      isMore,
      correction,
      types,
      hits: hits.map(({ title, excerpt, type, card }) => ({ ...card, label: type.label, title, excerpt })),
    };
  },
  example: {
    zh: {
      query: '触感',
      type: null,
      page: 1,
      pages: 1,
      total: 2,
      isMore: false,
      correction: null,
      types: [{ name: 'page', label: '页面', total: 2 }],
      hits: [
        {
          id: 1,
          href: '/solution/gaming',
          label: '页面',
          title: [
            { text: '游戏', isMatch: false },
            { text: '触感', isMatch: true },
            { text: '方案', isMatch: false },
          ],
          excerpt: [
            { text: '后坐力、路面与扳机的', isMatch: false },
            { text: '触感', isMatch: true },
          ],
        },
        {
          id: 2,
          href: '/product/engine',
          label: '页面',
          title: [
            { text: '触感', isMatch: true },
            { text: '渲染引擎', isMatch: false },
          ],
          excerpt: [
            { text: '单、双、多通道的', isMatch: false },
            { text: '触感', isMatch: true },
          ],
        },
      ],
    },
    en: {
      query: 'haptic',
      type: null,
      page: 1,
      pages: 1,
      total: 2,
      isMore: false,
      correction: null,
      types: [{ name: 'page', label: 'Pages', total: 2 }],
      hits: [
        {
          id: 1,
          href: '/en/solution/gaming',
          label: 'Page',
          title: [
            { text: 'Haptic', isMatch: true },
            { text: ' gaming', isMatch: false },
          ],
          excerpt: [
            { text: 'Recoil, road and triggers, in ', isMatch: false },
            { text: 'haptics', isMatch: true },
          ],
        },
        {
          id: 2,
          href: '/en/product/engine',
          label: 'Page',
          title: [
            { text: 'The ', isMatch: false },
            { text: 'haptic', isMatch: true },
            { text: ' engine', isMatch: false },
          ],
          excerpt: [
            { text: 'Channels of ', isMatch: false },
            { text: 'haptic', isMatch: true },
            { text: ' effects', isMatch: false },
          ],
        },
      ],
    },
  },
});

/** The parameters are untrusted: invalid ones count as absent. WordPress's search forms send the query as `s`. */
export function readParameters({ q, s, type, page }: Parameters): Pick<SearchData, 'query' | 'type' | 'page'> {
  const number = /^\d{1,4}$/.test(page ?? '') ? Number(page) : 1;
  return {
    query: readQuery(q ?? s ?? ''),
    type: /^[a-z][a-z0-9_-]{0,40}$/.test(type ?? '') ? (type ?? null) : null,
    page: Math.min(Math.max(number, 1), MOST_PAGES),
  };
}
