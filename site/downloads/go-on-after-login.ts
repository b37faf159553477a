import { hasToken, watchSession } from '#session/session-state.ts';

let waiting: AbortController | null = null;

/**
 * Calls `goOn` once the visitor has signed in through the panel that is about to open, or `giveUp` when they close it without
 * signing in. Only the latest call counts.
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
  // Neither event bubbles, so both are handled in the capture phase.
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
