import { createContext, useContext } from 'react';
import type { JsonValue } from '#cms-schema/json.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { FieldPath, Problem } from '#cms-schema/problem.ts';
import type { LookupCache } from '../canvas/lookup-cache.ts';
import type { Lookups } from '../canvas/lookups.ts';
import type { Controls } from './control.ts';

/** What stands around the controls of one block: made anew for each block, so that a late answer cannot land in another. */
export interface FieldHost {
  readonly blockId: string;
  /** Given from outside, as groups and lists, which are controls themselves, draw the controls of their fields. */
  readonly controls: Controls;
  /** The language of the page. */
  readonly locale: Locale;
  readonly isReadOnly: boolean;
  /** `place`: items of lists by their number, as they were drawn. */
  commit(place: FieldPath, value: JsonValue): void;
  /** Of the block, with their places. */
  readonly problems: readonly Problem[];
  /** An item was added to the list at this place: what it lacks is told once somebody has been in it. */
  noteAdded(list: FieldPath, id: string): void;
  noteLeft(list: FieldPath, id: string): void;
  /** Place of the field that somebody is led to: what stands around it opens. */
  readonly target: FieldPath | null;
  /** Says what happened to those who do not see it. */
  announce(text: string): void;
  readonly lookups: Lookups;
  readonly cache: LookupCache;
}

const FieldHostContext = createContext<FieldHost | null>(null);

export const FieldHostProvider = FieldHostContext.Provider;

export function useFieldHost(): FieldHost {
  const host = useContext(FieldHostContext);
  if (!host) throw new Error('useFieldHost: wrap the controls in <FieldHostProvider>.');
  return host;
}

/** Where pages are looked for, and which language is the page's own. */
export type LinkSearch = Pick<FieldHost, 'lookups' | 'locale'>;

const LinkSearchContext = createContext<LinkSearch | null>(null);

/** For rich text that stands among no fields of a block, as in the translation panel. */
export const LinkSearchProvider = LinkSearchContext.Provider;

export function useLinkSearch(): LinkSearch {
  const own = useContext(LinkSearchContext);
  const host = useContext(FieldHostContext);
  const search = own ?? host;
  if (!search) throw new Error('useLinkSearch: wrap rich text in <LinkSearchProvider> or <FieldHostProvider>.');
  return search;
}
