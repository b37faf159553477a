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
