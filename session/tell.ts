export type Tone = 'success' | 'failure';

/** Requests a toast; the frame of the page shows it. */
export const tellEvent = 'haptera:tell';

export function tell(text: string, tone: Tone): void {
  document.dispatchEvent(new CustomEvent(tellEvent, { detail: { text, tone } }));
}
