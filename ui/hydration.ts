/** The data attribute of the document element that is set once React has hydrated the page. */
export const hydrated = 'hydrated';
export const hydratedEvent = 'haptera:hydrated';

/** Whether the page includes Next's scripts, as in development: React then hydrates the whole document. */
export function isFrameworkHere(): boolean {
  return '__next_f' in window;
}
