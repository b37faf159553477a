import type { SiteChrome } from '../canvas/site-chrome.ts';

/** Milliseconds before the request is repeated if the site did not respond. */
const retryAfter = 5_000;

/**
 * Requests the site's header and footer until they arrive: otherwise a site that was busy for a moment would leave the
 * canvas without them until a reload. Returns a function that stops it.
 *
 * @param ask resolves to null if the site does not respond.
 */
export function followSiteChrome(
  ask: (signal: AbortSignal) => Promise<SiteChrome | null>,
  onFound: (chrome: SiteChrome) => void,
): () => void {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askAgain = async () => {
    const chrome = await ask(controller.signal);
    if (controller.signal.aborted) return;
    if (chrome) onFound(chrome);
    else timer = setTimeout(askAgain, retryAfter);
  };
  void askAgain();
  return () => {
    controller.abort();
    clearTimeout(timer);
  };
}
