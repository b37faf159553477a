/** In the data of the document element: React has taken the markup over. */
export const hydrated = 'hydrated';
export const hydratedEvent = 'haptera:hydrated';

/** Whether the page came with Next's scripts, as while developing: then React takes over the whole document. */
export function isFrameworkHere(): boolean {
  return '__next_f' in window;
}
