/** The id of one tab's work on one page. It survives a reload of the tab. */
export interface TabSession {
  readonly name: string;
  release(): void;
}

/**
 * Gets the tab's id for a page, and locks it. A duplicated tab has a copy of the original's id: whichever comes second
 * creates a new one. Without locks in the browser (on an insecure origin), duplicates cannot be told apart, so every
 * opening is a new session.
 */
export async function holdTabSession(page: string): Promise<TabSession> {
  const key = `haptera-studio-tab:${page}`;
  const remembered = read(key);
  const release = remembered === null ? null : await tryHold(remembered);
  if (remembered !== null && release) return { name: remembered, release };
  const name = createName();
  write(key, name);
  return { name, release: (await tryHold(name)) ?? (() => {}) };
}

/**
 * The ids of this browser's tabs on a page that are gone without having said so: killed, or closed while offline. They
 * are told only once. Without locks in the browser, nobody knows which are gone.
 */
export async function takeDeadTabs(page: string, own: string): Promise<readonly string[]> {
  if (!('locks' in navigator)) return [];
  const noted = readNoted(page).filter((name) => name !== own);
  const open = await Promise.all(noted.map(isTabOpen));
  writeNoted(page, [own, ...noted.filter((_, index) => open[index])].slice(0, MOST_NOTED));
  return noted.filter((_, index) => !open[index]);
}

/** Tabs that are remembered for one page; the server counts no more of one person. */
const MOST_NOTED = 20;

function readNoted(page: string): readonly string[] {
  try {
    return (localStorage.getItem(notedKey(page)) ?? '').split(' ').filter((name) => name !== '');
  } catch {
    return [];
  }
}

function writeNoted(page: string, names: readonly string[]): void {
  try {
    if (names.length === 0) localStorage.removeItem(notedKey(page));
    else localStorage.setItem(notedKey(page), names.join(' '));
  } catch {
    // Then a killed tab is shown to its own user until the server drops it.
  }
}

/** Removes the tab from those that are remembered: it said that it was closed. */
export function forgetTab(page: string, own: string): void {
  writeNoted(
    page,
    readNoted(page).filter((name) => name !== own),
  );
}

function notedKey(page: string): string {
  return `haptera-studio-tabs:${page}`;
}

/** Whether the tab with this id is open. Without locks in the browser, no tab counts as open. */
export async function isTabOpen(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === lockName(name));
}

async function tryHold(name: string): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return null;
  return new Promise((resolve) => {
    void navigator.locks.request(lockName(name), { ifAvailable: true }, (lock) => {
      if (lock) return new Promise<void>((release) => resolve(() => release()));
      resolve(null);
      return undefined;
    });
  });
}

function lockName(name: string): string {
  return `haptera-studio:${name}`;
}

function createName(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, name: string): void {
  try {
    sessionStorage.setItem(key, name);
  } catch {
    // Then a reload starts a new session, which finds this one's work in the journal.
  }
}
