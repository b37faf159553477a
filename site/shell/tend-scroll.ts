import { nextScrollState, unscrolled } from './scroll-state.ts';

/** Milliseconds between two checks of the scroll position (specification, section 9). */
const throttle = 200;

interface Parts {
  readonly header: HTMLElement | null;
  readonly toTop: HTMLElement | null;
}

/** Hides and shows the header and the back-to-top button on scroll. */
export function tendScroll({ header, toTop }: Parts, signal: AbortSignal): void {
  // A page that opens further down, such as at an anchor, was not scrolled by the visitor.
  let state = { ...unscrolled, scrolled: window.scrollY };
  let isWaiting = false;
  const show = () => {
    header?.setAttribute('data-scroll', state.header);
    toTop?.toggleAttribute('data-offered', state.offersTop);
  };
  const look = () => {
    isWaiting = false;
    state = nextScrollState(window.scrollY, state);
    show();
  };
  const onScroll = () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(look, throttle);
  };
  const goUp = (event: Event) => {
    event.preventDefault();
    window.scrollTo({ top: 0, behavior: 'instant' });
    // The button disappears, so the focus has to move elsewhere.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  toTop?.addEventListener('click', goUp, { signal });
  onScroll();
}
