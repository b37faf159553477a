import { propertyOf } from '#kit/property-of.ts';

const prefix = 'haptera:draft';

/** When somebody logged out of this browser last, as milliseconds since 1970: for the tabs that did not do it themselves. */
const endKey = 'haptera:drafts-end';

/**
 * What somebody has typed and not sent, kept in this tab for their account alone: it outlives a reload and the end of a
 * session, and is forgotten when they log out, in whichever tab. A browser that keeps nothing for pages keeps none.
 */
export function keepDraft(account: string, name: string, value: object): void {
  tryStorage(() => window.sessionStorage.setItem(keyOf(account, name), JSON.stringify({ at: Date.now(), value })));
}

/** Whatever was kept, for its reader to parse; null for nothing. */
export function readDraft(account: string, name: string): unknown {
  const kept = parse(tryStorage(() => window.sessionStorage.getItem(keyOf(account, name))));
  if (typeof kept !== 'object' || kept === null) return null;
  const at: unknown = propertyOf(kept, 'at');
  if (typeof at !== 'number' || loggedOutSince(at)) return null;
  const value: unknown = propertyOf(kept, 'value');
  return value ?? null;
}

export function dropDraft(account: string, name: string): void {
  tryStorage(() => window.sessionStorage.removeItem(keyOf(account, name)));
}

/** Forgets the drafts of every account, in all tabs. */
export function forgetDrafts(): void {
  tryStorage(() => {
    const { sessionStorage, localStorage } = window;
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index));
    for (const key of keys) if (key?.startsWith(`${prefix}:`)) sessionStorage.removeItem(key);
    localStorage.setItem(endKey, String(Date.now()));
  });
}

/** Whether somebody has logged out of this browser since a moment, given as milliseconds since 1970. */
export function loggedOutSince(moment: number): boolean {
  return Number(tryStorage(() => window.localStorage.getItem(endKey)) ?? 0) >= moment;
}

function keyOf(account: string, name: string): string {
  return `${prefix}:${account}:${name}`;
}

function tryStorage<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
