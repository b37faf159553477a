import { tellEvent } from '#session/tell.ts';

/** Milliseconds that something is said for: long enough to be read twice. */
const duration = 6_000;

/**
 * Says what parts of the page want said, for a moment. It stands above everything, dialogs as well, and within an open one:
 * outside of it nothing is read aloud.
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
