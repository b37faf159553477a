import { desktopQuery } from '#ui/breakpoints.ts';

/** The groups of the menu, each a `details`. On desktops they cover the page, so they close when they lose the focus. */
export function tendGroups(header: HTMLElement, signal: AbortSignal): void {
  const desktop = window.matchMedia(desktopQuery);
  const close = (except: EventTarget | null) => {
    for (const group of header.querySelectorAll('details[open]')) {
      if (!(except instanceof Node && group.contains(except))) group.removeAttribute('open');
    }
  };
  document.addEventListener('click', ({ target }) => desktop.matches && close(target), { signal });
  header.addEventListener(
    'focusout',
    // `relatedTarget` is null after a click outside, or when the window loses the focus.
    ({ relatedTarget }) => desktop.matches && relatedTarget && close(relatedTarget),
    { signal },
  );
  header.addEventListener(
    'keydown',
    ({ key }) => {
      const open = header.querySelector('details[open]');
      if (key !== 'Escape' || !desktop.matches || !open?.contains(document.activeElement)) return;
      close(null);
      open.querySelector('summary')?.focus();
    },
    { signal },
  );
  desktop.addEventListener('change', () => close(null), { signal });
}
