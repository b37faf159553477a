import { tellEvent, tellLeft } from '#session/tell.ts';

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
  const place = () => {
    hide();
    (document.querySelector('dialog:modal') ?? home)?.append(toast);
    toast.showPopover();
  };
  // What opens later would cover the toast.
  const stayAbove = ({ target }: Event) => {
    if (target === toast || !(target instanceof Element) || !toast.matches(':popover-open')) return;
    if (!target.matches(':popover-open, :modal')) return;
    if (toast.dataset.said === 'failure' && target.querySelector('form, section') !== null) hide();
    else place();
  };
  // A new attempt, or another form, makes the report of the last failure obsolete.
  const forget = () => {
    if (toast.dataset.said === 'failure') hide();
  };
  const say = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    const { text, tone } = event.detail;
    toast.dataset.said = String(tone);
    place();
    const words = toast.querySelector('p');
    if (words) words.textContent = String(text);
    clearTimeout(leaving);
    leaving = window.setTimeout(hide, duration);
  };
  document.addEventListener(tellEvent, say, { signal });
  document.addEventListener('submit', forget, { signal, capture: true });
  // The sign-in panel shows another of its forms.
  document.addEventListener('mode', forget, { signal });
  // Does not bubble.
  document.addEventListener('toggle', stayAbove, { signal, capture: true });
  toast.querySelector('button')?.addEventListener('click', hide, { signal });
  signal.addEventListener('abort', () => clearTimeout(leaving));
  tellLeft();
}
