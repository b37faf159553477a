import { nextScrollState, unscrolled } from './scroll-state.ts';

/** Milliseconds between two looks at how far the page is scrolled (specification, section 9). */
const throttle = 200;

interface Parts {
  readonly header: HTMLElement | null;
  readonly toTop: HTMLElement | null;
}

/** The header that leaves and returns, and the way back to the top. */
export function tendScroll({ header, toTop }: Parts, signal: AbortSignal): void {
  // Who comes to a place far down has not read on to it.
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
    // The button goes away, and the keyboard must not go with it.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  toTop?.addEventListener('click', goUp, { signal });
  onScroll();
}
