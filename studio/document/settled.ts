import { editorsMeta } from '#cms-schema/editors-meta.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { getIn } from '#cms-schema/set-in.ts';
import { applyChanges, type Change } from './change.ts';
import { longestRise } from './longest-rise.ts';
import type { PageDraft } from './model.ts';
import { planValue } from './set-value.ts';
import { childrenOf, isSameParent, type Located, locate, type Parent } from './tree.ts';

/** The key of a page's meta under which it is kept in which blocks it differs from its other language on purpose. */
export const SETTLED_KEY = editorsMeta.settled;

/**
 * How a block stood when somebody settled that it stays so, from the side of the page that keeps the note: it lacks the
 * block, it alone has it, or both have it, elsewhere.
 */
type Note = 'lacking' | 'alone' | { readonly here: Stand; readonly there: Stand };

/** Where a block stands: what it stands in, and its nearest siblings on both sides with itself among them. */
interface Stand {
  readonly parent: Parent;
  readonly among: readonly string[];
}

/** Siblings on each side that a place is known by: all of a long page would make notes that outgrow it. */
const NEIGHBOURS = 3;

/**
 * Blocks that differ between two languages on purpose. What was settled counts as long as it is so: a block that one
 * language alone has until both have it or none, one that stands elsewhere until it is moved again in either language.
 * Other blocks that come, go or move around it change nothing. Whichever language is the source, both keep notes.
 */
export function listSettled(source: PageDraft, target: PageDraft): Set<string> {
  return new Set([...listHolding(target, source), ...listHolding(source, target)]);
}

/** Notes in `target` that it differs in this block on purpose; of older notes, those that say nothing any more go. */
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

/** Forgets that a block differs on purpose. */
export function forgetSettled(draft: PageDraft, id: string): Change[] {
  return Object.hasOwn(notesOf(draft), id) ? planNote(draft, id, undefined) : [];
}

function planNote(draft: PageDraft, id: string, note: JsonValue | undefined): Change[] {
  const planned = planValue(draft.meta, [SETTLED_KEY, id], note);
  return planned ? [{ kind: 'meta', ...planned }] : [];
}

/** Blocks of which the notes of `holder` still say how things are. */
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
 * Whether a block stands where it stood. Of blocks in another order one cannot know which was moved: it was this one if
 * that explains the new order with as few moves as any other.
 */
function hasStayed({ nodes }: PageDraft, { node: { id }, place }: Located, stand: Stand): boolean {
  if (!isSameParent(place.parent, stand.parent)) return false;
  const now = siblingsOf(nodes, place.parent, id);
  const then = stand.among.map((sibling) => ({ sibling, at: now.indexOf(sibling) })).filter(({ at }) => at !== -1);
  const others = then.filter(({ sibling }) => sibling !== id);
  const rise = (of: typeof then) => longestRise(of.map(({ at }) => at)).size;
  return rise(then) > rise(others);
}

/** A block among its siblings; foreign markup, whose id is not kept, is none. */
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
