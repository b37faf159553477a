import { isLocale } from '#cms-schema/locale.ts';
import { rememberLocale } from '#session/remember-locale.ts';

/** Pixels scrolled down before the header hides, and milliseconds between looks (specification, section 9). */
const hideAfter = 150;
const throttle = 200;

/** What the header does beyond its markup. */
export default function attachHeader(header: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  hideOnScroll(header, signal);
  closeGroups(header, signal);
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

function closeGroups(header: HTMLElement, signal: AbortSignal): void {
  const close = (except: Node | null) => {
    for (const group of header.querySelectorAll('details[open]')) {
      if (!group.contains(except)) group.removeAttribute('open');
    }
  };
  const isDesktop = () => window.matchMedia('(min-width: 1080px)').matches;
  document.addEventListener('click', ({ target }) => isDesktop() && close(target instanceof Node ? target : null), {
    signal,
  });
  header.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      const open = header.querySelector('details[open]');
      if (!open?.contains(document.activeElement)) return;
      close(null);
      open.querySelector('summary')?.focus();
    },
    { signal },
  );
}

function rememberSwitch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('[data-switch-to]') : null;
  const locale = link?.getAttribute('data-switch-to');
  if (isLocale(locale)) rememberLocale(locale);
}
