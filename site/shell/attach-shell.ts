import { isLocale } from '#cms-schema/locale.ts';
import { rememberLocale } from '#session/remember-locale.ts';
import { switchAddress } from './switch-language.ts';
import { tendAccount } from './tend-account.ts';
import { tendConfigEntries } from './tend-config-entries.ts';
import { tendDownloads } from './tend-downloads.ts';
import { tendGroups } from './tend-groups.ts';
import { tendHeights } from './tend-heights.ts';
import { tendLoadBar } from './tend-load-bar.ts';
import { tendLogoutPage } from './tend-logout-page.ts';
import { tendMenu } from './tend-menu.ts';
import { tendReloads } from './tend-reloads.ts';
import { tendScroll } from './tend-scroll.ts';
import { tendToasts } from './tend-toasts.ts';

/** Adds the behaviour of the shell around a page to its markup. */
export default function attachShell(shell: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const header = shell.querySelector<HTMLElement>('#site-header');
  const main = shell.querySelector('main');
  if (header) {
    tendGroups(header, signal);
    tendMenu(header, signal);
    tendConfigEntries(header, signal);
    tendAccount(header, signal);
  }
  if (main) tendHeights(main, signal);
  tendDownloads(shell, signal);
  tendLogoutPage();
  tendToasts(shell, signal);
  tendScroll({ header, toTop: shell.querySelector<HTMLElement>('.back-to-top') }, signal);
  tendLoadBar(shell, signal);
  tendReloads(signal);
  // Before the link is followed, opened in another tab, or copied.
  for (const event of ['pointerdown', 'click', 'contextmenu']) shell.addEventListener(event, keepChoices, { signal });
  shell.addEventListener('click', rememberSwitch, { signal });
  return () => listeners.abort();
}

function findSwitch({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-switch-to]') : null;
}

function keepChoices(event: Event): void {
  const link = findSwitch(event);
  if (link) link.href = switchAddress(link.href, window.location.href);
}

function rememberSwitch(event: Event): void {
  const locale = findSwitch(event)?.dataset.switchTo;
  if (isLocale(locale)) rememberLocale(locale);
}
