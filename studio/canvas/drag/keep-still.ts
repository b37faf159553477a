import type { Dragger } from './dragger.ts';

/**
 * Prevents scrolling while a finger drags. The listeners must exist before the touch: browsers decide at its start
 * whether anything may prevent scrolling. A touch that stops a page still moving from the previous swipe cannot be
 * cancelled: it always scrolls, so it never becomes a drag.
 */
export function keepStill(place: EventTarget, dragger: Pick<Dragger, 'isDragging' | 'cancel'>): () => void {
  const listening = new AbortController();
  const options = { passive: false, signal: listening.signal };
  place.addEventListener(
    'touchstart',
    (event) => {
      if (!event.cancelable) dragger.cancel();
    },
    options,
  );
  place.addEventListener(
    'touchmove',
    (event) => {
      if (dragger.isDragging()) event.preventDefault();
    },
    options,
  );
  return () => listening.abort();
}
