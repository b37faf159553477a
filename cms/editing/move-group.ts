import { locales } from '#cms-schema/locale.ts';
import { contentTypes } from '#contract/content-types.ts';
import type { Change, CmsCore } from '../core.ts';
import type { StoredDocument } from '../documents/model.ts';
import { canReadDocument } from '../documents/policy.ts';
import { getDocumentRow, listDocumentRowsByIds, listGroupRows } from '../documents/store.ts';
import { errors } from '../errors.ts';
import { isExpected } from '../expected-revision.ts';
import { requireEditing } from './authorize-document.ts';
import { listSiblingRows, lockIds, type SiblingRow } from './group-store.ts';
import { naming } from './naming.ts';
import { patchedState } from './patched-state.ts';
import { planMove } from './plan-move.ts';
import type { Step } from './write-document.ts';

/** Where to move a page. Other pages are identified by any of their languages. */
export interface Placement {
  /** The new parent; null: the top. Undefined: the parent it has. */
  readonly parentId?: number | null;
  /** The sibling to place it after; null: first. Undefined: last. */
  readonly afterId?: number | null;
  /** Moves it one position up or down among its siblings; overrides the other two. */
  readonly by?: -1 | 1;
  /** The languages of the moved page, with the revisions that the user saw. */
  readonly seen?: readonly { readonly id: number; readonly expectedRevision?: number }[];
}

/** The writes that move a group to a place; locks the affected documents. */
export async function moveGroup(core: CmsCore, change: Change, id: number, placement: Placement): Promise<Step[]> {
  const { tx, viewer } = change;
  const asked = await requireKnown(change, id);
  requireEditing(viewer, asked);
  if (!contentTypes[asked.type].isHierarchical) throw errors.noParent();
  const group = await listGroupRows(tx, [asked.groupId]);
  const { by } = placement;
  const parents = await listParents(change, group, by === undefined ? placement.parentId : undefined);
  const parentGroup = parents[0]?.groupId ?? null;
  const line = planLine(await listSiblingRows(tx, viewer, asked.type, parentGroup), group, {
    parents,
    by,
    after: placement.afterId == null ? placement.afterId : (await requireKnown(change, placement.afterId)).groupId,
  });
  const places = new Map(planMove(line, asked.groupId).map(({ id: one, menuOrder }) => [one, menuOrder]));
  await lockIds(tx, [...new Set([...places.keys(), ...group.map((version) => version.id)])]);
  const rows = await listDocumentRowsByIds(tx, [...places.keys()]);
  const seen = new Map(placement.seen?.map(({ id: one, expectedRevision }) => [one, expectedRevision]));
  const steps: Step[] = [];
  for (const before of rows) {
    const isMoved = before.groupId === asked.groupId;
    const next = await naming(before, rows, async () => {
      requireEditing(viewer, before);
      if (!isExpected(before.revision, seen.get(before.id))) throw errors.stale(before.revision);
      const menuOrder = places.get(before.id) ?? before.menuOrder;
      const parentId = parents.find(({ locale }) => locale === before.locale)?.id ?? null;
      return patchedState(core, change, before, isMoved ? { menuOrder, parentId } : { menuOrder });
    });
    const hasMoved = next.menuOrder !== before.menuOrder || next.parentId !== before.parentId;
    if (hasMoved) steps.push({ before, next, isMakingRoom: !isMoved });
  }
  return steps;
}

interface Target {
  readonly parents: readonly StoredDocument[];
  readonly after: string | null | undefined;
  readonly by: -1 | 1 | undefined;
}

/** The siblings with the group in its new position, without the languages that the parent lacks. */
function planLine(
  siblings: readonly SiblingRow[],
  group: readonly StoredDocument[],
  { parents, after, by }: Target,
): SiblingRow[][] {
  const [groupId] = group.map((version) => version.groupId);
  const line: SiblingRow[][] = [];
  for (const row of siblings) {
    const last = line.at(-1);
    if (last?.[0]?.groupId === row.groupId) last.push(row);
    else line.push([row]);
  }
  const isGroup = ([first]: SiblingRow[]) => first?.groupId === groupId;
  const here = line.findIndex(isGroup);
  const others = line.filter((versions) => !isGroup(versions));
  const moved = locales.flatMap((locale) => {
    const version = group.find((candidate) => candidate.locale === locale);
    const goesAlong = parents.length === 0 || parents.some((parent) => parent.locale === locale);
    return version && goesAlong
      ? [{ groupId: version.groupId, id: version.id, locale, menuOrder: version.menuOrder }]
      : [];
  });
  others.splice(by === undefined ? indexBehind(others, after) : Math.max(here + by, 0), 0, moved);
  return others;
}

function indexBehind(line: readonly SiblingRow[][], after: string | null | undefined): number {
  if (after === undefined) return line.length;
  const index = line.findIndex(([first]) => first?.groupId === after) + 1;
  if (after !== null && index === 0) throw errors.noParent();
  return index;
}

/** The language versions of the new parent; none at the top. */
async function listParents(
  change: Change,
  group: readonly StoredDocument[],
  parentId: number | null | undefined,
): Promise<StoredDocument[]> {
  const id = parentId === undefined ? (group.find((version) => version.parentId !== null)?.parentId ?? null) : parentId;
  if (id === null) return [];
  const parent = await requireKnown(change, id);
  return (await listGroupRows(change.tx, [parent.groupId])).filter((row) => canReadDocument(change.viewer, row));
}

async function requireKnown({ tx, viewer }: Change, id: number): Promise<StoredDocument> {
  const document = Number.isSafeInteger(id) && id > 0 ? await getDocumentRow(tx, id) : null;
  if (!document || !canReadDocument(viewer, document)) throw errors.noDocument();
  return document;
}
