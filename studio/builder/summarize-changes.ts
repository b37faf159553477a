import type { DocumentNode } from '#cms-schema/markup/document.ts';
import type { DocumentType } from '#contract/content-types.ts';
import type { HistoryEntry } from '../cms/revision-calls.ts';
import { applyChanges, type Change, type PageField } from '../document/change.ts';
import { diffDrafts } from '../document/diff-drafts.ts';
import { isEqual } from '../document/is-equal.ts';
import type { PageDraft } from '../document/model.ts';
import { isForEditors } from '../document/sources.ts';
import { findNode, walk } from '../document/tree.ts';
import { draftOfEntry } from './stored-draft.ts';

/** The differences between two states of a page, for display. Blocks are in reading order. */
export interface ChangeSummary {
  readonly added: readonly DocumentNode[];
  readonly removed: readonly DocumentNode[];
  /** Blocks with different content, in their new state. */
  readonly changed: readonly DocumentNode[];
  readonly moved: readonly DocumentNode[];
  /** `title`, `slug`, `excerpt`, or a key of the meta. */
  readonly fields: readonly string[];
}

export function summarizeChanges(before: PageDraft, after: PageDraft): ChangeSummary {
  const changes = diffDrafts(before, after);
  const idsOf = (nodes: readonly DocumentNode[]) => new Map([...walk(nodes)].map(({ node }) => [node.id, node]));
  const [old, now] = [idsOf(before.nodes), idsOf(after.nodes)];
  const touched = new Set(changes.flatMap((change) => (change.kind === 'set' ? [change.id] : [])));
  const reshaped = changes.some(({ kind }) => kind === 'nodes');
  const carried = new Set(changes.flatMap((change) => (change.kind === 'move' ? [change.id] : [])));
  const kept = [...now.values()].filter(({ id }) => old.has(id));
  return {
    added: [...now.values()].filter(({ id }) => !old.has(id)),
    removed: [...old.values()].filter(({ id }) => !now.has(id)),
    changed: kept.filter((node) => touched.has(node.id) || (reshaped && isOther(old.get(node.id), node))),
    moved: kept.filter(({ id }) => carried.has(id)),
    fields: listFields(before, after),
  };
}

/** What a state of the history changed; null for the first one. `present`: stands in for what was not recorded. */
export function summarizeEntry(
  entry: HistoryEntry,
  before: HistoryEntry | null,
  present: PageDraft,
  type: DocumentType,
): ChangeSummary | null {
  if (before === null) return null;
  // Fields that only one of the two recorded are not compared.
  const draftWith = (one: HistoryEntry, other: HistoryEntry) =>
    draftOfEntry({ ...one, fields: one.fields && other.fields ? one.fields : null }, present, type);
  const summary = summarizeChanges(draftWith(before, entry), draftWith(entry, before));
  const [old, now] = [before.fields?.parentId, entry.fields?.parentId];
  const hasOtherParent = old !== undefined && now !== undefined && old !== now;
  return hasOtherParent ? { ...summary, fields: [...summary.fields, 'parent'] } : summary;
}

export function isUnchanged({ added, removed, changed, moved, fields }: ChangeSummary): boolean {
  return added.length + removed.length + changed.length + moved.length + fields.length === 0;
}

/** The changes that restore the attributes of one block from an earlier state; none if the block is not in both. */
export function planBlockRestore(draft: PageDraft, earlier: PageDraft, id: string): Change[] {
  const wanted = findNode(earlier.nodes, id);
  const present = findNode(draft.nodes, id);
  if (wanted?.kind !== 'block' || present?.kind !== 'block' || wanted.type !== present.type) return [];
  const whole = diffDrafts(draft, earlier);
  const own = whole.filter((change) => change.kind === 'set' && change.id === id);
  return applyChanges(draft, own) ? own : [];
}

function isOther(before: DocumentNode | undefined, after: DocumentNode): boolean {
  if (before?.kind === 'block' && after.kind === 'block') {
    return before.type !== after.type || JSON.stringify(before.attributes) !== JSON.stringify(after.attributes);
  }
  return before?.kind !== after.kind;
}

function listFields(before: PageDraft, after: PageDraft): string[] {
  const fields = pageFields.filter((field) => before[field] !== after[field]);
  const keys = new Set([...Object.keys(before.meta), ...Object.keys(after.meta)]);
  const changed = [...keys].filter((key) => !isForEditors(key) && !isEqual(before.meta[key], after.meta[key]));
  return [...fields, ...changed];
}

const pageFields = ['title', 'slug', 'excerpt'] as const satisfies readonly PageField[];
