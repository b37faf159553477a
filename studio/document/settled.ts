import { editorsMeta } from '#cms-schema/editors-meta.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { getIn } from '#cms-schema/set-in.ts';
import { applyChanges, type Change } from './change.ts';
import { longestRise } from './longest-rise.ts';
import type { PageDraft } from './model.ts';
import { planValue } from './set-value.ts';
import { childrenOf, isSameParent, type Located, locate, type Parent } from './tree.ts';

/** The key in a page's meta that holds which blocks intentionally differ from the other language. */
export const SETTLED_KEY = editorsMeta.settled;

/**
 * How a block differed when an editor settled that difference, seen from the page that holds the note: this page lacks
 * the block, only this page has it, or both have it in different places.
 */
type Note = 'lacking' | 'alone' | { readonly here: Stand; readonly there: Stand };

/** The position of a block: its parent, and its nearest siblings on both sides, with itself among them. */
interface Stand {
  readonly parent: Parent;
  readonly among: readonly string[];
}

/**
 * The number of siblings on each side that identify a place: on a long page, all of them would make the notes too
 * large.
 */
const NEIGHBOURS = 3;

/**
 * Blocks that intentionally differ between two languages. A note counts as long as it is true: for a block that only
 * one language has, until both have it or neither; for one in a different place, until it is moved again in either
 * language. Other blocks that are added, removed or moved around it change nothing. Both languages hold notes,
 * whichever is the source.
 */
export function listSettled(source: PageDraft, target: PageDraft): Set<string> {
  return new Set([...listHolding(target, source), ...listHolding(source, target)]);
}

/** Notes in `target` that this block differs on purpose, and removes older notes that no longer apply. */
export function planSettled(source: PageDraft, target: PageDraft, id: string): Change[] {
  const holding = new Set(listHolding(target, source));
  const changes: Change[] = [];
  let current = target;
  const plan = (of: string, note: JsonValue | undefined) => {
    const planned = planNote(current, of, note);
    current = applyChanges(current, planned) ?? current;
    changes.push(...planned);
  };
  for (const of of Object.keys(notesOf(target))) if (of !== id && !holding.has(of)) plan(of, undefined);
  const [here, there] = [locate(target.nodes, id), locate(source.nodes, id)];
  if (here && there) plan(id, { here: printStand(target, here), there: printStand(source, there) });
  else if (here || there) plan(id, here ? 'alone' : 'lacking');
  return changes;
}

/** Removes the note that a block differs on purpose. */
export function forgetSettled(draft: PageDraft, id: string): Change[] {
  return Object.hasOwn(notesOf(draft), id) ? planNote(draft, id, undefined) : [];
}

function planNote(draft: PageDraft, id: string, note: JsonValue | undefined): Change[] {
  const planned = planValue(draft.meta, [SETTLED_KEY, id], note);
  return planned ? [{ kind: 'meta', ...planned }] : [];
}

/** Blocks whose notes in `holder` still apply. */
function listHolding(holder: PageDraft, other: PageDraft): string[] {
  return Object.entries(notesOf(holder)).flatMap(([id, stored]) => {
    const note = readNote(stored);
    if (note === null) return [];
    const [here, there] = [locate(holder.nodes, id), locate(other.nodes, id)];
    if (note === 'lacking') return !here && there ? [id] : [];
    if (note === 'alone') return here && !there ? [id] : [];
    if (!here || !there) return [];
    return hasStayed(holder, here, note.here) && hasStayed(other, there, note.there) ? [id] : [];
  });
}

/**
 * Whether a block is still where it was. From a new order alone one cannot tell which block was moved: this one counts
 * as moved if that explains the new order with as few moves as any other explanation.
 */
function hasStayed({ nodes }: PageDraft, { node: { id }, place }: Located, stand: Stand): boolean {
  if (!isSameParent(place.parent, stand.parent)) return false;
  const now = siblingsOf(nodes, place.parent, id);
  const then = stand.among.map((sibling) => ({ sibling, at: now.indexOf(sibling) })).filter(({ at }) => at !== -1);
  const others = then.filter(({ sibling }) => sibling !== id);
  const rise = (of: typeof then) => longestRise(of.map(({ at }) => at)).size;
  return rise(then) > rise(others);
}

/** The ids of a block and its siblings, without other foreign markup, whose ids are not stored. */
function siblingsOf(nodes: readonly DocumentNode[], parent: Parent, own: string): string[] {
  return (childrenOf(nodes, parent) ?? []).flatMap(({ kind, id }) => (kind === 'foreign' && id !== own ? [] : [id]));
}

function printStand({ nodes }: PageDraft, { node, place: { parent } }: Located): JsonObject {
  const siblings = siblingsOf(nodes, parent, node.id);
  const at = siblings.indexOf(node.id);
  return { parent: parent && { ...parent }, among: siblings.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1) };
}

function notesOf({ meta }: PageDraft): JsonObject {
  const stored = getIn(meta, [SETTLED_KEY]);
  return stored !== undefined && isJsonObject(stored) ? stored : {};
}

function readNote(value: JsonValue): Note | null {
  if (value === 'lacking' || value === 'alone') return value;
  const [here, there] = [readStand(getIn(value, ['here'])), readStand(getIn(value, ['there']))];
  return here && there ? { here, there } : null;
}

function readStand(value: JsonValue | undefined): Stand | null {
  const [parent, among] = [getIn(value, ['parent']), getIn(value, ['among'])];
  if (!Array.isArray(among)) return null;
  const ids = among.filter((id) => typeof id === 'string');
  if (parent === null) return { parent, among: ids };
  const [id, slot] = [getIn(parent, ['id']), getIn(parent, ['slot'])];
  return typeof id === 'string' && typeof slot === 'string' ? { parent: { id, slot }, among: ids } : null;
}
