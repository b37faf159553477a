import { watchLocale } from '#session/remember-locale.ts';
import { desktopQuery } from '#ui/breakpoints.ts';

/**
 * The menu of small screens, which opens by itself (a popover). While it is open its button says so, nothing behind it can be
 * reached by keyboard or read aloud, and the page below stands still (`data-holds-page`). A link, a wider screen and leaving
 * the page close it; the browser gives the focus back.
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
      // What opens in a tab of its own is read beside what one is doing here.
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
  // A page that the browser keeps for the way back would come back with it open.
  window.addEventListener('pagehide', close, { signal });
  signal.addEventListener('abort', () => {
    close();
    for (const element of behind) element.removeAttribute('inert');
    button.removeAttribute('aria-expanded');
  });
  tell();
}
