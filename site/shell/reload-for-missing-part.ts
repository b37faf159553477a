/** The minimum number of milliseconds between two reloads (specification, section 8). */
const pause = 60_000;

const key = 'haptera:reloaded-at';

/** The error messages of Chromium, Firefox, Safari, and bundlers. */
const missingPart =
  /ChunkLoadError|Loading (?:CSS )?chunk|Failed to load chunk|dynamically imported module|Importing a module script failed/i;

/** Whether an error means that a module or chunk could not be fetched. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && missingPart.test(`${error.name} ${error.message}`);
}

export interface ReloadablePage {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: number;
  /** Whether the site responds: a reload without a network would lose the page. */
  answers(): Promise<boolean>;
  reload(): void;
}

/** Reloads the page after a missing chunk, at most once in 60 seconds. Resolves to whether it does. */
export async function reloadForMissingPart(error: unknown, page: ReloadablePage | null = thisPage()): Promise<boolean> {
  if (page === null || !isMissingPart(error)) return false;
  const last = page.storage.getItem(key);
  if (last !== null && page.now - Number(last) < pause) return false;
  if (!(await page.answers())) return false;
  page.storage.setItem(key, String(page.now));
  page.reload();
  return true;
}

/** Null if session storage is not available, because the page could then reload endlessly. */
function thisPage(): ReloadablePage | null {
  try {
    return {
      storage: window.sessionStorage,
      now: Date.now(),
      answers: () =>
        fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
          ({ ok }) => ok,
          () => false,
        ),
      reload: () => window.location.reload(),
    };
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
