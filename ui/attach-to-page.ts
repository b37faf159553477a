import { type Attach, bringToLife, listRoots } from './attachment.ts';

/** Attaches to all elements on the page that carry this attachment's name. Its module calls this when a page loads it. */
export function attachToPage(name: string, attach: Attach): void {
  for (const root of listRoots(document, name)) bringToLife(root, attach);
}
