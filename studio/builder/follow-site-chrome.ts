import type { SiteChrome } from '../canvas/site-chrome.ts';

/** Milliseconds before a site that did not answer is asked again. */
const retryAfter = 5_000;

/**
 * Asks for the site's header and footer until they are there: a site that was busy for a moment must not leave the canvas
 * without them until somebody reloads. Gives what stops it.
 *
 * @param ask gives null when the site does not answer.
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
