import { type Attach, bringToLife, listRoots } from './attachment.ts';
import { hydrated, hydratedEvent, isFrameworkHere } from './hydration.ts';

/** Brings to life all that waits for this attachment on the page: what its module does when a page loads it. */
export function attachToPage(name: string, attach: Attach): void {
  const start = () => {
    for (const root of listRoots(document, name)) bringToLife(root, attach);
  };
  // React compares the markup with what it would have drawn: until it has, nobody else may change it.
  if (isFrameworkHere() && !(hydrated in document.documentElement.dataset)) {
    document.addEventListener(hydratedEvent, start, { once: true });
  } else {
    start();
  }
}
