import { propertyOf } from '#kit/property-of.ts';
import { tryStorage } from './try-storage.ts';

const prefix = 'haptera:draft';

/** The time of the last logout in this browser, as milliseconds since 1970: tells the other tabs about it. */
const endKey = 'haptera:drafts-end';

/**
 * Saves what a user has typed but not sent, in this tab and for their account only. It survives a reload and the end of
 * the session, and is deleted when they log out in any tab. Does nothing in a browser that blocks storage.
 */
export function keepDraft(account: string, name: string, value: object): void {
  tryStorage(() => window.sessionStorage.setItem(keyOf(account, name), JSON.stringify({ at: Date.now(), value })));
}

/** The saved value, for the caller to parse; null if there is none. */
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

/** Deletes the drafts of every account, in all tabs. */
export function forgetDrafts(): void {
  tryStorage(() => {
    const { sessionStorage, localStorage } = window;
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index));
    for (const key of keys) if (key?.startsWith(`${prefix}:`)) sessionStorage.removeItem(key);
    localStorage.setItem(endKey, String(Date.now()));
  });
}

/** Whether a logout happened in this browser since `moment`, in milliseconds since 1970. */
export function loggedOutSince(moment: number): boolean {
  return Number(tryStorage(() => window.localStorage.getItem(endKey)) ?? 0) >= moment;
}

function keyOf(account: string, name: string): string {
  return `${prefix}:${account}:${name}`;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
