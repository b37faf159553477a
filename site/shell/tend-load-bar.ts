import { leadsToDocument } from './leads-to-document.ts';
import { showLoading } from './show-loading.ts';

/** Shows the bar at the top of the window while the next page loads, after a click on a link of the site or a form submit. */
export function tendLoadBar(shell: HTMLElement, signal: AbortSignal): void {
  const bar = shell.querySelector<HTMLElement>('.load-bar');
  if (!bar) return;
  const { start, rest } = showLoading((state) => bar.setAttribute('data-state', state));
  const follow = (event: MouseEvent) => {
    const isOther = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || isOther || !(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (link && leadsToDocument(link, document.location.href)) start();
  };
  document.addEventListener('click', follow, { signal });
  document.addEventListener('submit', ({ defaultPrevented }) => !defaultPrevented && start(), { signal });
  // The back/forward cache would restore the page with the bar showing.
  window.addEventListener('pagehide', rest, { signal });
  signal.addEventListener('abort', rest);
}
