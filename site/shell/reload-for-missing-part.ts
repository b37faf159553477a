/** Milliseconds within which a page is not loaded again a second time (specification, section 8). */
const pause = 60_000;

const key = 'haptera:reloaded-at';

/** In the words of Chromium, Firefox, Safari, and of bundlers. */
const missingPart =
  /ChunkLoadError|Loading (?:CSS )?chunk|Failed to load chunk|dynamically imported module|Importing a module script failed/i;

/** Whether this is how a browser says that a part of the program could not be fetched. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && missingPart.test(`${error.name} ${error.message}`);
}

export interface ReloadablePage {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: number;
  /** Whether the site answers: without a network the page would be lost by loading it again. */
  answers(): Promise<boolean>;
  reload(): void;
}

/** Loads the page again for a missing part, at most once in 60 seconds. Says whether it does. */
export async function reloadForMissingPart(error: unknown, page: ReloadablePage | null = thisPage()): Promise<boolean> {
  if (page === null || !isMissingPart(error)) return false;
  const last = page.storage.getItem(key);
  if (last !== null && page.now - Number(last) < pause) return false;
  if (!(await page.answers())) return false;
  page.storage.setItem(key, String(page.now));
  page.reload();
  return true;
}

/** Null where the browser keeps nothing for a page: it could be loaded again without end. */
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
