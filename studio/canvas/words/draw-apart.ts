import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Renders a node into a detached element; null if rendering fails. */
export function drawApart(drawn: ReactNode): HTMLElement | null {
  const place = document.createElement('div');
  let isBroken = false;
  const root = createRoot(place, {
    // A block may be unable to render texts with marks, which is not an error of the page.
    onUncaughtError: () => {
      isBroken = true;
    },
  });
  flushSync(() => root.render(drawn));
  const copy = place.cloneNode(true);
  root.unmount();
  return isBroken || !(copy instanceof HTMLElement) ? null : copy;
}
