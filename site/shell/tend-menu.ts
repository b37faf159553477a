import { watchLocale } from '#session/remember-locale.ts';
import { desktopQuery } from '#ui/breakpoints.ts';

/**
 * The mobile menu, a popover that opens without a script. While it is open, its button says so, everything behind it is inert,
 * and the page does not scroll (`data-holds-page`). Following a link, widening the screen and leaving the page close it; the
 * browser restores the focus.
 */
export function tendMenu(header: HTMLElement, signal: AbortSignal): void {
  const menu = header.querySelector<HTMLElement>('#site-menu');
  const button = header.querySelector<HTMLElement>('[popovertarget=site-menu]');
  if (!menu || !button) return;
  const behind = [...(header.parentElement?.children ?? [])].filter(
    (element) => element instanceof HTMLElement && element !== header,
  );
  const tell = () => {
    const isOpen = menu.matches(':popover-open');
    button.setAttribute('aria-expanded', String(isOpen));
    button.setAttribute('aria-label', (isOpen ? button.dataset.closeLabel : button.dataset.openLabel) ?? '');
    for (const element of behind) element.toggleAttribute('inert', isOpen);
  };
  const close = () => menu.matches(':popover-open') && menu.hidePopover();
  menu.addEventListener('toggle', tell, { signal });
  menu.addEventListener(
    'click',
    ({ target }) => {
      // Links that open a new tab leave the menu open.
      if (target instanceof Element && target.closest('a:not([target="_blank"])')) close();
    },
    { signal },
  );
  const toggle = menu.querySelector<HTMLElement>('.menu-languages');
  const spoken = toggle?.dataset.locale ?? '';
  const showLocale = (locale: string) => toggle?.setAttribute('data-locale', locale);
  watchLocale(showLocale, signal);
  window.addEventListener('pageshow', () => showLocale(spoken), { signal });
  window.matchMedia(desktopQuery).addEventListener('change', close, { signal });
  // The back/forward cache would restore the page with the menu open.
  window.addEventListener('pagehide', close, { signal });
  signal.addEventListener('abort', () => {
    close();
    for (const element of behind) element.removeAttribute('inert');
    button.removeAttribute('aria-expanded');
  });
  tell();
}
