import { type Locale, locales } from '#cms-schema/locale.ts';
import { listVersions } from '../../cms/document-calls.ts';
import type { DocumentGroup, DocumentSummary } from '../../cms/document-model.ts';
import { type DocumentState, isKept, readState } from './document-state.ts';

export interface DocumentNode {
  readonly group: DocumentGroup;
  readonly children: readonly DocumentNode[];
}

export interface DocumentFilter {
  /** Looked for in titles and paths of both languages. */
  readonly text: string;
  /** In either language; null: any. */
  readonly state: DocumentState | null;
  /** A category or tag of either language; null: any. */
  readonly term: number | null;
}

/** Documents below their parents. A group whose parent is not in the list stands at the top; no group is lost in a circle. */
export function buildTree(groups: readonly DocumentGroup[]): DocumentNode[] {
  const groupOf = new Map(
    groups.flatMap((group) => listVersions(group.versions).map(({ id }): [number, string] => [id, group.id])),
  );
  const parents = new Map(groups.map((group) => [group.id, parentGroupOf(group, groupOf)] as const));
  const below = new Map<string | null, DocumentGroup[]>();
  for (const group of groups) {
    const parent = isCircle(group.id, parents) ? null : (parents.get(group.id) ?? null);
    below.set(parent, [...(below.get(parent) ?? []), group]);
  }
  const grow = (parent: string | null): DocumentNode[] =>
    (below.get(parent) ?? []).toSorted(compareGroups).map((group) => ({ group, children: grow(group.id) }));
  return grow(null);
}

/** What fits, with what stands above it. */
export function filterTree(nodes: readonly DocumentNode[], { text, state, term }: DocumentFilter): DocumentNode[] {
  const words = text
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const fits = ({ versions }: DocumentGroup) => {
    const said = listVersions(versions)
      .map(({ title, path, slug }) => `${title} ${path ?? slug}`.toLowerCase())
      .join(' ');
    const hasState = state === null || locales.some((locale) => readState(versions[locale]) === state);
    const isFiled =
      term === null || listVersions(versions).some(({ categories, tags }) => [...categories, ...tags].includes(term));
    return hasState && isFiled && words.every((word) => said.includes(word));
  };
  const prune = (list: readonly DocumentNode[]): DocumentNode[] =>
    list.flatMap((node) => {
      const children = prune(node.children);
      return children.length > 0 || fits(node.group) ? [{ group: node.group, children }] : [];
    });
  return prune(nodes);
}

export function flattenTree(nodes: readonly DocumentNode[], depth = 0): { group: DocumentGroup; depth: number }[] {
  return nodes.flatMap(({ group, children }) => [{ group, depth }, ...flattenTree(children, depth + 1)]);
}

/** The groups that stand beside this one, itself included, in order. */
export function findSiblings(nodes: readonly DocumentNode[], id: string): readonly DocumentGroup[] {
  if (nodes.some(({ group }) => group.id === id)) return nodes.map(({ group }) => group);
  for (const { children } of nodes) {
    const found = findSiblings(children, id);
    if (found.length > 0) return found;
  }
  return [];
}

/** A group and all below it: where it cannot be moved to. */
export function listWithin(nodes: readonly DocumentNode[], id: string): ReadonlySet<string> {
  for (const { group, children } of nodes) {
    if (group.id === id) return new Set([id, ...flattenTree(children).map((entry) => entry.group.id)]);
    const found = listWithin(children, id);
    if (found.size > 0) return found;
  }
  return new Set();
}

export interface Placement {
  readonly version: DocumentSummary;
  readonly parentId: number | null;
  readonly menuOrder: number;
}

/**
 * The documents that have to be saved for `group` to stand at `index` among the children of `parent`. A language that the
 * parent lacks cannot follow it: it is named in `stays`.
 */
export function planMove(
  group: DocumentGroup,
  parent: DocumentGroup | null,
  siblings: readonly DocumentGroup[],
  index: number,
): { readonly saves: readonly Placement[]; readonly stays: readonly Locale[] } {
  const order = siblings.filter(({ id }) => id !== group.id);
  order.splice(index, 0, group);
  const stays = locales.filter((locale) => parent !== null && group.versions[locale] && !parent.versions[locale]);
  const saves = order.flatMap((sibling, menuOrder) =>
    locales.flatMap((locale): Placement[] => {
      const version = sibling.versions[locale];
      if (!version || (sibling.id === group.id && stays.includes(locale))) return [];
      const parentId = sibling.id === group.id ? (parent?.versions[locale]?.id ?? null) : version.parentId;
      return version.menuOrder === menuOrder && version.parentId === parentId ? [] : [{ version, parentId, menuOrder }];
    }),
  );
  return { saves, stays };
}

/** The title by which a group is spoken of: in this language if there is one. */
export function titleOf({ versions }: DocumentGroup, locale: Locale): string {
  const own = versions[locale]?.title.trim();
  return own || (listVersions(versions).find(({ title }) => title.trim() !== '')?.title ?? '');
}

export function isInTrash({ versions }: DocumentGroup): boolean {
  return listVersions(versions).some(({ status }) => status === 'trash');
}

export function isInUse({ versions }: DocumentGroup): boolean {
  return locales.some((locale) => isKept(versions[locale]));
}

function parentGroupOf({ versions }: DocumentGroup, groupOf: ReadonlyMap<number, string>): string | null {
  const parent = listVersions(versions).find(({ parentId }) => parentId !== null)?.parentId;
  return parent === undefined || parent === null ? null : (groupOf.get(parent) ?? null);
}

function isCircle(id: string, parents: ReadonlyMap<string, string | null>): boolean {
  const seen = new Set<string>();
  for (let at: string | null = id; at !== null; at = parents.get(at) ?? null) {
    if (seen.has(at)) return true;
    seen.add(at);
  }
  return false;
}

function compareGroups(a: DocumentGroup, b: DocumentGroup): number {
  const [first, second] = [orderOf(a), orderOf(b)];
  return first.order - second.order || first.id - second.id;
}

function orderOf({ versions }: DocumentGroup): { order: number; id: number } {
  const [first] = listVersions(versions);
  return { order: first?.menuOrder ?? 0, id: first?.id ?? 0 };
}
