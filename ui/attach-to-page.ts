import { type Attach, bringToLife, listRoots } from './attachment.ts';
import { hydrated, hydratedEvent, isFrameworkHere } from './hydration.ts';

/** Attaches to all elements on the page that carry this attachment's name. Its module calls this when a page loads it. */
export function attachToPage(name: string, attach: Attach): void {
  const start = () => {
    for (const root of listRoots(document, name)) bringToLife(root, attach);
  };
  // The markup must not change before hydration, because React compares it with its own output.
  if (isFrameworkHere() && !(hydrated in document.documentElement.dataset)) {
    document.addEventListener(hydratedEvent, start, { once: true });
  } else {
    start();
  }
}
