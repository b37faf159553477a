import type { Locale } from '#cms-schema/locale.ts';
import { listVersions } from '../../cms/document-calls.ts';
import type { DocumentGroup, DocumentSummary, ListedGroup, SeenDocument } from '../../cms/document-model.ts';
import { isKept } from './document-state.ts';

export interface GroupNode {
  readonly group: ListedGroup;
  readonly children: readonly GroupNode[];
}

/** Nests the rows of a list below their parents; rows whose parent is not in the list become top-level. */
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

/** The group's title, preferably in this language. */
export function titleOf({ versions }: DocumentGroup, locale: Locale): string {
  const own = versions[locale]?.title.trim();
  return own || (listVersions(versions).find(({ title }) => title.trim() !== '')?.title ?? '');
}

/** The id that identifies the group to the CMS: that of any of its languages. */
export function idOf({ versions }: DocumentGroup): number | null {
  return listVersions(versions)[0]?.id ?? null;
}

export function listKept({ versions }: DocumentGroup): DocumentSummary[] {
  return listVersions(versions).filter((version) => isKept(version));
}

/** The ids and revisions of the versions as the user saw them. */
export function seenOf(versions: readonly DocumentSummary[]): SeenDocument[] {
  return versions.map(({ id, revision }) => ({ id, revision }));
}
