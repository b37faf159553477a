const key = 'haptera:opening';
/** Milliseconds in which a document that was let through has been drawn, or was refused. */
const soon = 15_000;

/** This tab goes through the gate at an address: who comes back to the gate at once was refused behind it. */
export function noteOpening(path: string): void {
  sessionStorage.setItem(key, JSON.stringify({ path, at: Date.now() }));
}

export function forgetOpening(): void {
  sessionStorage.removeItem(key);
}

export function hasJustOpened(path: string): boolean {
  const noted = sessionStorage.getItem(key);
  if (noted === null) return false;
  const { path: last, at }: { path?: unknown; at?: unknown } = JSON.parse(noted);
  return last === path && typeof at === 'number' && Date.now() - at < soon;
}
