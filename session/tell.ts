import { tryStorage } from './try-storage.ts';

export type Tone = 'success' | 'failure';

/** Requests a toast; the frame of the page shows it. */
export const tellEvent = 'haptera:tell';

/** Shows a toast on this page. */
export function tell(text: string, tone: Tone): void {
  document.dispatchEvent(new CustomEvent(tellEvent, { detail: { text, tone } }));
}

const laterKey = 'haptera:tell-later';

/** Has the toast shown by the next page that this tab opens within this site. */
export function tellLater(text: string, tone: Tone): void {
  tryStorage(() => window.sessionStorage.setItem(laterKey, `${tone} ${text}`));
}

/** Shows what the page before left to be told. */
export function tellLeft(): void {
  const left = tryStorage(() => window.sessionStorage.getItem(laterKey));
  tryStorage(() => window.sessionStorage.removeItem(laterKey));
  const [, tone, text] = /^(success|failure) (.+)$/s.exec(left ?? '') ?? [];
  if (text !== undefined) tell(text, tone === 'failure' ? 'failure' : 'success');
}
