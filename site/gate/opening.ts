import { tryStorage } from '#session/try-storage.ts';

const key = 'haptera:opening';
/** Milliseconds within which an opened document is either shown or refused. */
const soon = 15_000;

/** Records that this tab is passing the gate at an address. A return to the gate soon after means it was refused. */
export function noteOpening(path: string): void {
  tryStorage(() => window.sessionStorage.setItem(key, `${Date.now()} ${path}`));
}

export function forgetOpening(): void {
  tryStorage(() => window.sessionStorage.removeItem(key));
}

export function hasJustOpened(path: string): boolean {
  const noted = tryStorage(() => window.sessionStorage.getItem(key));
  // Written by `noteOpening`: the time and the address.
  const [, at, last] = /^(\d+) (.*)$/.exec(noted ?? '') ?? [];
  return last === path && Date.now() - Number(at) < soon;
}
