import type { Locale } from '#cms-schema/locale.ts';
import { listVersions } from '../../cms/document-calls.ts';
import type { DocumentGroup, DocumentSummary, ListedGroup, SeenDocument } from '../../cms/document-model.ts';
import { isKept } from './document-state.ts';

export interface GroupNode {
  readonly group: ListedGroup;
  readonly children: readonly GroupNode[];
}

/** Rows of a list, each below the one that it names; one whose parent is not there stands at the top. */
export function nestGroups(groups: readonly ListedGroup[]): GroupNode[] {
  const children = new Map<string | null, ListedGroup[]>();
  const known = new Set(groups.map(({ id }) => id));
  for (const group of groups) {
    const parent = group.parent !== null && known.has(group.parent) ? group.parent : null;
    children.set(parent, [...(children.get(parent) ?? []), group]);
  }
  const grow = (parent: string | null): GroupNode[] =>
    (children.get(parent) ?? []).map((group) => ({ group, children: grow(group.id) }));
  return grow(null);
}

/** The title by which a group is spoken of: in this language if there is one. */
export function titleOf({ versions }: DocumentGroup, locale: Locale): string {
  const own = versions[locale]?.title.trim();
  return own || (listVersions(versions).find(({ title }) => title.trim() !== '')?.title ?? '');
}

/** The id by which the CMS is told which group is meant: that of any of its languages. */
export function idOf({ versions }: DocumentGroup): number | null {
  return listVersions(versions)[0]?.id ?? null;
}

export function listKept({ versions }: DocumentGroup): DocumentSummary[] {
  return listVersions(versions).filter((version) => isKept(version));
}

/** Each language at the revision at which it was seen. */
export function seenOf(versions: readonly DocumentSummary[]): SeenDocument[] {
  return versions.map(({ id, revision }) => ({ id, revision }));
}
