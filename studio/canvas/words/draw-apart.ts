import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** What React draws of a node, in an element that is shown nowhere; null when it cannot be drawn. */
export function drawApart(drawn: ReactNode): HTMLElement | null {
  const place = document.createElement('div');
  let isBroken = false;
  const root = createRoot(place, {
    // Marked words may be more than a block can take, which is no fault of the page.
    onUncaughtError: () => {
      isBroken = true;
    },
  });
  flushSync(() => root.render(drawn));
  const copy = place.cloneNode(true);
  root.unmount();
  return isBroken || !(copy instanceof HTMLElement) ? null : copy;
}
