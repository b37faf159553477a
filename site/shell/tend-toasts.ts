import { tellEvent } from '#session/tell.ts';

/** Milliseconds for which a toast is shown: long enough to read it twice. */
const duration = 6_000;

/**
 * Briefly shows messages from all parts of the page, above everything else. While a modal dialog is open, the toast moves into
 * it, because screen readers announce nothing outside of it.
 */
export function tendToasts(shell: HTMLElement, signal: AbortSignal): void {
  const toast = shell.querySelector<HTMLElement>('.toast');
  if (!toast) return;
  const home = toast.parentElement;
  let leaving = 0;
  const hide = () => {
    if (toast.matches(':popover-open')) toast.hidePopover();
  };
  const say = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    const { text, tone } = event.detail;
    hide();
    (document.querySelector('dialog:modal') ?? home)?.append(toast);
    toast.dataset.said = String(tone);
    toast.showPopover();
    const words = toast.querySelector('p');
    if (words) words.textContent = String(text);
    clearTimeout(leaving);
    leaving = window.setTimeout(hide, duration);
  };
  document.addEventListener(tellEvent, say, { signal });
  toast.querySelector('button')?.addEventListener('click', hide, { signal });
  signal.addEventListener('abort', () => clearTimeout(leaving));
}
