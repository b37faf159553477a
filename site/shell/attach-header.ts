import { isLocale } from '#cms-schema/locale.ts';
import { rememberLocale } from '#session/remember-locale.ts';
import { tendGroups } from './tend-groups.ts';
import { tendMenu } from './tend-menu.ts';

/** Pixels scrolled down before the header hides, and milliseconds between looks (specification, section 9). */
const hideAfter = 150;
const throttle = 200;

/** What the header does beyond its markup. */
export default function attachHeader(header: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  hideOnScroll(header, signal);
  tendGroups(header, signal);
  tendMenu(header, signal);
  header.addEventListener('click', rememberSwitch, { signal });
  return () => listeners.abort();
}

function hideOnScroll(header: HTMLElement, signal: AbortSignal): void {
  let last = window.scrollY;
  let waiting = false;
  const look = () => {
    waiting = false;
    const { scrollY } = window;
    if (Math.abs(scrollY - last) < 4) return;
    header.toggleAttribute('data-hidden', scrollY > hideAfter && scrollY > last);
    last = scrollY;
  };
  const onScroll = () => {
    if (waiting) return;
    waiting = true;
    setTimeout(look, throttle);
  };
  window.addEventListener('scroll', onScroll, { passive: true, signal });
}

function rememberSwitch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('[data-switch-to]') : null;
  const locale = link?.getAttribute('data-switch-to');
  if (isLocale(locale)) rememberLocale(locale);
}
