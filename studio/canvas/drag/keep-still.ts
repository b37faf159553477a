import type { Dragger } from './dragger.ts';

/**
 * Keeps what is under a finger from scrolling while the finger drags. It must listen before a finger comes: browsers ask who
 * may stop them when the touch begins.
 */
export function keepStill(place: EventTarget, dragger: Dragger): () => void {
  const stop = (event: Event) => {
    if (dragger.isDragging()) event.preventDefault();
  };
  place.addEventListener('touchmove', stop, { passive: false });
  return () => place.removeEventListener('touchmove', stop);
}
