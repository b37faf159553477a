export type Tone = 'success' | 'failure';

/** Asks the page to say something for a moment; its frame does, wherever one is reading. */
export const tellEvent = 'haptera:tell';

export function tell(text: string, tone: Tone): void {
  document.dispatchEvent(new CustomEvent(tellEvent, { detail: { text, tone } }));
}
