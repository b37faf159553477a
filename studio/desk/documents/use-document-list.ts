import { useEffect, useState } from 'react';
import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentType } from '#contract/content-types.ts';
import type { DocumentState } from '#contract/document-state.ts';
import type { GroupPage, GroupQuery } from '../../cms/group-calls.ts';
import { isStudioError } from '../../cms/studio-error.ts';
import { type Answer, useKeptAnswer } from '../../use-answer.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { useSettled } from '../use-settled.ts';

export interface DocumentFilter {
  readonly text: string;
  /** `behind`: with texts that lag behind the other language. */
  readonly state: DocumentState | 'behind' | null;
  readonly locale: Locale | null;
  readonly author: number | null;
  readonly term: number | null;
  /** Required values of the type's own columns, by column name. */
  readonly values: Readonly<Record<string, string>>;
}

/** `place`: the site's order; for posts, by date. */
export type ListOrder = 'place' | 'modified' | 'title';

export interface DocumentList {
  readonly answer: Answer<GroupPage>;
  readonly filter: DocumentFilter;
  readonly isFiltered: boolean;
  readonly view: 'used' | 'trash';
  readonly order: ListOrder;
  /** From 1. */
  readonly page: number;
  /** Groups whose children are hidden. */
  readonly collapsed: ReadonlySet<string>;
  narrow(patch: Partial<DocumentFilter>): void;
  show(view: 'used' | 'trash'): void;
  sort(order: ListOrder): void;
  turn(page: number): void;
  collapse(group: string, isCollapsed: boolean): void;
}

/** Groups per page of the list. */
export const PAGE_SIZE = 50;

const unfiltered: DocumentFilter = { text: '', state: null, locale: null, author: null, term: null, values: {} };

/** State of a document list: filter, order and page, and the page of groups from the CMS. */
export function useDocumentList(type: DocumentType): DocumentList {
  const { groups } = useDeskClient();
  const [filter, setFilter] = useState(unfiltered);
  const [view, setView] = useState<'used' | 'trash'>('used');
  const [order, setOrder] = useState<ListOrder>('place');
  const [page, setPage] = useState(1);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const text = useSettled(filter.text.trim());
  const { values, ...others } = filter;
  const isFiltered =
    Object.keys(values).length > 0 ||
    Object.values({ ...others, text }).some((value) => value !== null && value !== '');
  const query: GroupQuery = {
    view,
    page,
    perPage: PAGE_SIZE,
    search: text,
    ...(filter.state === 'behind' ? { isBehind: true } : { state: filter.state ?? undefined }),
    locale: filter.locale ?? undefined,
    author: filter.author ?? undefined,
    term: filter.term ?? undefined,
    values,
    // Matches are shown even inside collapsed groups.
    collapsed: isFiltered || order !== 'place' ? [] : [...collapsed],
    order: order === 'place' ? null : { by: order, isDescending: order === 'modified' },
  };
  const answer = useKeptAnswer(`documents ${type} ${JSON.stringify(query)}`, () => groups.list(type, query));
  const isBehindLast = page > 1 && isStudioError(answer.error, 'rest_post_invalid_page_number');
  useEffect(() => {
    if (isBehindLast) setPage(1);
  }, [isBehindLast]);
  const from = (change: () => void) => {
    change();
    setPage(1);
  };
  return {
    answer,
    filter,
    isFiltered,
    view,
    order,
    page,
    collapsed,
    narrow: (patch) => from(() => setFilter((before) => ({ ...before, ...patch }))),
    show: (next) => from(() => setView(next)),
    sort: (next) => from(() => setOrder(next)),
    turn: setPage,
    collapse: (group, isCollapsed) =>
      setCollapsed((before) => {
        const after = new Set(before);
        if (isCollapsed) after.add(group);
        else after.delete(group);
        return after;
      }),
  };
}
