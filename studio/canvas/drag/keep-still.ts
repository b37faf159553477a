import type { Dragger } from './dragger.ts';

/**
 * Keeps what is under a finger from scrolling while the finger drags. It must listen before a finger comes: browsers ask who
 * may stop them when the touch begins. They ask nobody when the finger stops a page that is still on its way from the swipe
 * before: that touch scrolls whatever is done, so it never becomes a drag.
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
