import { defineLoad, type Parameters } from '#cms-schema/define-load.ts';
import type { FoundPiece } from '../found-text.tsx';
import { readQuery } from '../read-query.ts';
import definition from './block.ts';
import { docTreeQuery } from './query.generated.ts';

export interface DocTreeData {
  readonly chapters: readonly ListedDoc[];
  /** The path of the document that the query string names; null if there is none. */
  readonly named: string | null;
  /** Whether the query string names a document that does not exist. */
  readonly isUnknown: boolean;
  /** The visitor's search query, or an empty string. */
  readonly query: string;
  /** The corrected query that was searched for instead, if any. */
  readonly correction: string | null;
  readonly total: number;
  readonly hits: readonly DocHit[];
}

export interface ListedDoc {
  readonly title: string;
  readonly excerpt: string;
  readonly href: string;
  readonly below: readonly ListedDoc[];
}

export interface DocHit {
  readonly href: string;
  readonly title: readonly FoundPiece[];
  readonly excerpt: readonly FoundPiece[];
}

export default defineLoad(definition, {
  query: docTreeQuery,
  variables(_, { language, parameters }) {
    const { key, id, query } = readParameters(parameters);
    return { language, key, byKey: key !== '', id, byId: id !== '', query, isSearched: query !== '' };
  },
  read({ tree, ofKey, ofId, search }, _, { parameters }): DocTreeData {
    const { isNamed, query } = readParameters(parameters);
    const named = ofKey?.card.href ?? ofId?.card.href ?? null;
    return {
      chapters: nest(tree),
      named,
      isUnknown: isNamed && named === null,
      query,
      correction: search?.correction ?? null,
      total: search?.total ?? 0,
      hits: (search?.hits ?? []).map(({ title, excerpt, card }) => ({ href: card.href, title, excerpt })),
    };
  },
  leadsTo: ({ named }) => named,
  example: {
    zh: exampleOf([
      {
        title: '入门',
        excerpt: '装好工具，打开一个预置效果，发到手机上。',
        href: '/community/doc/start',
        below: [
          { title: '安装', excerpt: '', href: '/community/doc/start/install', below: [] },
          { title: '感受一个效果', excerpt: '', href: '/community/doc/start/feel', below: [] },
        ],
      },
      {
        title: '设计',
        excerpt: '瞬态与包络，通道与时间。',
        href: '/community/doc/design',
        below: [{ title: '曲线上的两种东西', excerpt: '', href: '/community/doc/design/curve', below: [] }],
      },
    ]),
    en: exampleOf([
      {
        title: 'Getting started',
        excerpt: 'Install the tool, open a preset, send it to a phone.',
        href: '/en/community/doc/start',
        below: [
          { title: 'Install', excerpt: '', href: '/en/community/doc/start/install', below: [] },
          { title: 'Feel an effect', excerpt: '', href: '/en/community/doc/start/feel', below: [] },
        ],
      },
      {
        title: 'Design',
        excerpt: 'Transients and envelopes, channels and time.',
        href: '/en/community/doc/design',
        below: [{ title: 'Two things on a curve', excerpt: '', href: '/en/community/doc/design/curve', below: [] }],
      },
    ]),
  },
});

function exampleOf(chapters: readonly ListedDoc[]): DocTreeData {
  return { chapters, named: null, isUnknown: false, query: '', correction: null, total: 0, hits: [] };
}

interface Asked {
  /** A value of the field `docKey`. */
  readonly key: string;
  /** WordPress's number of a document, as digits. */
  readonly id: string;
  readonly isNamed: boolean;
  readonly query: string;
}

/** The parameters are untrusted. An id that cannot be valid counts as that of a document that does not exist. */
export function readParameters({ key = '', post_id: id = '', q = '' }: Parameters): Asked {
  return {
    key: readQuery(key).replace(/\p{Cc}/gu, ''),
    id: /^[1-9]\d{0,14}$/.test(id) ? id : '',
    isNamed: key !== '' || id !== '',
    query: readQuery(q),
  };
}

/** Nests the flat list of the read API, in which every document precedes those below it. */
export function nest(tree: readonly (Omit<ListedDoc, 'below'> & { readonly depth: number })[]): ListedDoc[] {
  const top: ListedDoc[] = [];
  const open: ListedDoc[][] = [top];
  for (const { title, excerpt, href, depth } of tree) {
    const below: ListedDoc[] = [];
    const level = Math.min(depth, open.length - 1);
    open[level]?.push({ title, excerpt, href, below });
    open.splice(level + 1, Number.POSITIVE_INFINITY, below);
  }
  return top;
}
