/** The keyboard shortcuts of the builder. */
export const shortcuts = {
  insert: ['/', 'Insert'],
  previous: ['ArrowUp'],
  next: ['ArrowDown'],
  parent: ['ArrowLeft'],
  child: ['ArrowRight'],
  edit: ['Enter'],
  editWords: ['F2'],
  leave: ['Escape'],
  moveUp: ['Alt+Shift+ArrowUp'],
  moveDown: ['Alt+Shift+ArrowDown'],
  moveOut: ['Alt+Shift+ArrowLeft'],
  moveIn: ['Alt+Shift+ArrowRight'],
  duplicate: ['Mod+d'],
  remove: ['Delete', 'Backspace'],
  undo: ['Mod+z'],
  redo: ['Mod+Shift+z', 'Mod+y'],
  save: ['Mod+s'],
  translate: ['F8'],
  help: ['?', 'Mod+/'],
} as const satisfies Record<string, readonly string[]>;

export type Shortcut = keyof typeof shortcuts;

/** Where a key was pressed: on the page (canvas, outline, or without a focus), in a text, or on some other control. */
export type KeyPlace = 'page' | 'text' | 'control';

export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
}

/** The shortcut that a key press matches, if any. None during an IME composition. */
export function matchShortcut(press: KeyPress, place: KeyPlace): Shortcut | null {
  if (press.isComposing || press.key === 'Process') return null;
  for (const [name, combinations] of Object.entries(shortcuts)) {
    if (!isShortcut(name) || !combinations.some((combination) => matches(combination, press))) continue;
    return worksAt(name, place) ? name : null;
  }
  return null;
}

/** The shortcut in the notation of the platform: `Ctrl+Shift+Z`, or `⌘⇧Z` on a Mac. */
export function printShortcut(combination: string, isMac: boolean): string {
  const names = isMac ? macNames : otherNames;
  const parts = combination.split('+').map((part) => names[part] ?? (part.length === 1 ? part.toUpperCase() : part));
  return parts.join(isMac ? '' : '+');
}

const macNames: Readonly<Record<string, string>> = {
  Mod: '⌘',
  Alt: '⌥',
  Shift: '⇧',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Backspace: '⌫',
  Delete: 'Del',
};

const otherNames: Readonly<Record<string, string>> = {
  ...macNames,
  Mod: 'Ctrl',
  Alt: 'Alt',
  Shift: 'Shift',
  Backspace: 'Backspace',
};

function worksAt(name: Shortcut, place: KeyPlace): boolean {
  if (place === 'page') return true;
  if (name === 'undo' || name === 'redo' || name === 'save' || name === 'leave' || name === 'translate') return true;
  if (name.startsWith('move')) return true;
  return place === 'control' && (name === 'help' || name === 'duplicate');
}

function matches(combination: string, press: KeyPress): boolean {
  const parts = combination.split('+');
  const key = parts.at(-1) ?? '';
  const isMod = press.ctrlKey || press.metaKey;
  // On some keyboard layouts, slash and question mark are on other keys, with or without Shift.
  const isSign = key === '/' || key === '?';
  if (parts.includes('Mod') !== isMod || parts.includes('Alt') !== press.altKey) return false;
  if (!isSign && parts.includes('Shift') !== press.shiftKey) return false;
  return (
    press.key.toLowerCase() === key.toLowerCase() || (/^[a-z]$/.test(key) && press.code === `Key${key.toUpperCase()}`)
  );
}

function isShortcut(name: string): name is Shortcut {
  return Object.hasOwn(shortcuts, name);
}
