import { createContext, useContext } from 'react';
import type { Fields } from '#cms-schema/field.ts';
import type { JsonObject, JsonValue } from '#cms-schema/json.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { FieldPath, Problem } from '#cms-schema/problem.ts';
import type { LookupCache } from '../canvas/lookup-cache.ts';
import type { Lookups } from '../canvas/lookups.ts';
import type { AttributePatch } from '../document/actions/replace-attributes.ts';
import type { Controls } from './control.ts';
import type { PastedPicture } from './rich-text/read-pasted-html.ts';

/**
 * The context of the controls of one block. Created for each block, so that a late response cannot be written to
 * another one.
 */
export interface FieldHost {
  readonly blockId: string;
  /** Passed in, because groups and lists are controls themselves and render the controls of their fields. */
  readonly controls: Controls;
  /** The language of the page. */
  readonly locale: Locale;
  readonly isReadOnly: boolean;
  /** `place`: list items by their number, as rendered. */
  commit(place: FieldPath, value: JsonValue): void;
  /** Several values, as one step; consecutive ones with the same `typing` (a place) are one step. */
  commitAll(patch: readonly AttributePatch[], typing?: FieldPath): void;
  /** The fields of the block, and what they hold. */
  readonly fields: Fields;
  readonly values: JsonObject;
  /** The problems of the block, with their places. */
  readonly problems: readonly Problem[];
  /** An item was added to the list at this place: its missing fields are reported only after the focus has left it. */
  noteAdded(list: FieldPath, id: string): void;
  noteLeft(list: FieldPath, id: string): void;
  /** The place of the field to focus: everything around it opens. */
  readonly target: FieldPath | null;
  /** Offers to add the pictures of pasted text to the page; absent where there is no page to add them to. */
  addPictures?(pictures: readonly PastedPicture[]): void;
  /** Announces to screen readers. */
  announce(text: string): void;
  readonly lookups: Lookups;
  readonly cache: LookupCache;
}

const FieldHostContext = createContext<FieldHost | null>(null);

export const FieldHostProvider = FieldHostContext.Provider;

/** As `useFieldHost`; null for a control outside of a block's fields. */
export function useOptionalFieldHost(): FieldHost | null {
  return useContext(FieldHostContext);
}

export function useFieldHost(): FieldHost {
  const host = useContext(FieldHostContext);
  if (!host) throw new Error('useFieldHost: wrap the controls in <FieldHostProvider>.');
  return host;
}

/** The lookups to search for pages, and the page's own language. */
export type LinkSearch = Pick<FieldHost, 'lookups' | 'locale'>;

const LinkSearchContext = createContext<LinkSearch | null>(null);

/** For rich text outside of a block's fields, as in the translation panel. */
export const LinkSearchProvider = LinkSearchContext.Provider;

export function useLinkSearch(): LinkSearch {
  const own = useContext(LinkSearchContext);
  const host = useContext(FieldHostContext);
  const search = own ?? host;
  if (!search) throw new Error('useLinkSearch: wrap rich text in <LinkSearchProvider> or <FieldHostProvider>.');
  return search;
}
