const key = 'haptera:opening';
/** Milliseconds in which a document that was let through has been drawn, or was refused. */
const soon = 15_000;

/** This tab goes through the gate at an address: who comes back to the gate at once was refused behind it. */
export function noteOpening(path: string): void {
  sessionStorage.setItem(key, `${Date.now()} ${path}`);
}

export function forgetOpening(): void {
  sessionStorage.removeItem(key);
}

export function hasJustOpened(path: string): boolean {
  const noted = sessionStorage.getItem(key);
  // Only `noteOpening` writes there: when, and at which address.
  const [, at, last] = /^(\d+) (.*)$/.exec(noted ?? '') ?? [];
  return last === path && Date.now() - Number(at) < soon;
}
