import { hasToken, watchSession } from '#session/session-state.ts';

let waiting: AbortController | null = null;

/**
 * Does something once somebody has signed in by the panel that is about to open. Of several, the last one counts; when the panel
 * is closed with nobody signed in, nothing is waited for any more.
 */
export function goOnAfterLogin(goOn: () => void, giveUp: () => void): void {
  waiting?.abort();
  const wait = new AbortController();
  const { signal } = wait;
  waiting = wait;
  const end = (act: () => void) => {
    wait.abort();
    act();
  };
  watchSession(() => {
    if (hasToken()) end(goOn);
  }, signal);
  // Neither event rises to the document; both are caught on their way down.
  const closed = ({ target }: Event) => {
    const isPanel = target instanceof HTMLElement && target.querySelector('.sign-in') !== null;
    if (isPanel && !isOpen(target)) end(giveUp);
  };
  document.addEventListener('close', closed, { signal, capture: true });
  document.addEventListener('toggle', closed, { signal, capture: true });
}

function isOpen(element: HTMLElement): boolean {
  return element instanceof HTMLDialogElement ? element.open : element.matches(':popover-open');
}
