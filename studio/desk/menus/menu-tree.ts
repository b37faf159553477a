import type { MenuEntry } from '../../cms/menu-calls.ts';

/** Number of levels that the site's menus show. */
export const MENU_DEPTH = 2;

/** An entry being edited, with a local id whether saved or not. */
export interface EditedEntry extends Omit<MenuEntry, 'children'> {
  readonly uid: string;
  readonly children: readonly EditedEntry[];
}

export type MenuMove = 'up' | 'down' | 'in' | 'out';

export function startEditing(entries: readonly MenuEntry[], newUid: () => string): EditedEntry[] {
  return entries.map((entry) => ({
    ...entry,
    uid: entry.id === null ? newUid() : `saved-${entry.id}`,
    children: startEditing(entry.children, newUid),
  }));
}

export function endEditing(entries: readonly EditedEntry[]): MenuEntry[] {
  return entries.map(({ uid: _uid, ...entry }) => ({ ...entry, children: endEditing(entry.children) }));
}

/** Carries edits made while saving `asked` over to the entries' stored ids. */
export function keepEdited(
  edited: readonly EditedEntry[],
  asked: readonly EditedEntry[],
  stored: readonly MenuEntry[],
): EditedEntry[] {
  const ids = flattenEntries(startEditing(stored, () => '')).map(({ id, key }) => ({ id, key }));
  const known = new Map(flattenEntries(asked).map(({ uid }, place) => [uid, ids[place]]));
  const follow = (entries: readonly EditedEntry[]): EditedEntry[] =>
    entries.map((entry) => ({ ...entry, ...known.get(entry.uid), children: follow(entry.children) }));
  return follow(edited);
}

export function findEntry(entries: readonly EditedEntry[], uid: string): EditedEntry | null {
  for (const entry of entries) {
    const found = entry.uid === uid ? entry : findEntry(entry.children, uid);
    if (found) return found;
  }
  return null;
}

export function changeEntry(
  entries: readonly EditedEntry[],
  uid: string,
  patch: Partial<Omit<EditedEntry, 'uid' | 'children'>>,
): EditedEntry[] {
  return entries.map((entry) =>
    entry.uid === uid ? { ...entry, ...patch } : { ...entry, children: changeEntry(entry.children, uid, patch) },
  );
}

/** Removes an entry with its children. */
export function removeEntry(entries: readonly EditedEntry[], uid: string): EditedEntry[] {
  return entries
    .filter((entry) => entry.uid !== uid)
    .map((entry) => ({ ...entry, children: removeEntry(entry.children, uid) }));
}

/** Inserts after the entry `after`, on the same level; at the end if there is none. */
export function insertEntry(entries: readonly EditedEntry[], entry: EditedEntry, after: string | null): EditedEntry[] {
  if (after === null || !findEntry(entries, after)) return [...entries, entry];
  return entries.flatMap((present) =>
    present.uid === after
      ? [present, entry]
      : [
          {
            ...present,
            children: findEntry(present.children, after)
              ? insertEntry(present.children, entry, after)
              : present.children,
          },
        ],
  );
}

/** Moves an entry by one step; null when it cannot move there. */
export function moveEntry(entries: readonly EditedEntry[], uid: string, move: MenuMove): EditedEntry[] | null {
  const at = entries.findIndex((entry) => entry.uid === uid);
  if (at === -1) return moveBelow(entries, uid, move);
  const entry = entries[at];
  const before = entries[at - 1];
  if (!entry) return null;
  if (move === 'up' || move === 'down') {
    const to = move === 'up' ? at - 1 : at + 1;
    if (to < 0 || to >= entries.length) return null;
    const others = entries.toSpliced(at, 1);
    return others.toSpliced(to, 0, entry);
  }
  // Only entries without children may move down a level.
  if (move === 'out' || !before || entry.children.length > 0) return null;
  return entries.toSpliced(at - 1, 2, { ...before, children: [...before.children, entry] });
}

/** Drops an entry before, after or into another; null when it cannot go there. */
export function dropEntry(
  entries: readonly EditedEntry[],
  uid: string,
  target: string,
  side: 'before' | 'after' | 'into',
): EditedEntry[] | null {
  const entry = findEntry(entries, uid);
  if (!entry || uid === target || findEntry(entry.children, target)) return null;
  const isTop = entries.some((candidate) => candidate.uid === target);
  const depth = side === 'into' ? (isTop ? 2 : 3) : isTop ? 1 : 2;
  if (depth + (entry.children.length > 0 ? 1 : 0) > MENU_DEPTH) return null;
  const place = (list: readonly EditedEntry[]): EditedEntry[] =>
    list.flatMap((present) => {
      if (present.uid !== target) return [{ ...present, children: place(present.children) }];
      if (side === 'into') return [{ ...present, children: [...present.children, entry] }];
      return side === 'before' ? [entry, present] : [present, entry];
    });
  return place(removeEntry(entries, uid));
}

/** In reading order. */
export function flattenEntries(entries: readonly EditedEntry[]): EditedEntry[] {
  return entries.flatMap((entry) => [entry, ...flattenEntries(entry.children)]);
}

function moveBelow(entries: readonly EditedEntry[], uid: string, move: MenuMove): EditedEntry[] | null {
  const at = entries.findIndex(({ children }) => children.some((child) => child.uid === uid));
  const parent = entries[at];
  if (!parent) return null;
  if (move === 'out') {
    const entry = findEntry(parent.children, uid);
    if (!entry) return null;
    const left = { ...parent, children: removeEntry(parent.children, uid) };
    return entries.toSpliced(at, 1, left, entry);
  }
  if (move === 'in') return null;
  const children = moveEntry(parent.children, uid, move);
  return children && entries.toSpliced(at, 1, { ...parent, children });
}
