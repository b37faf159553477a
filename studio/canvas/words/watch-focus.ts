/**
 * Tells when the keyboard has gone from a text on the page: to another place of the page or of the studio, but not to the
 * tools of the text, and not to another window and back.
 *
 * @returns what stops it.
 */
export function watchFocus(box: HTMLElement, onGone: () => void): () => void {
  const frame = box.ownerDocument;
  const listening = new AbortController();
  const { signal } = listening;
  const look = () => {
    if (signal.aborted || !document.hasFocus() || isHere()) return;
    onGone();
  };
  const isHere = () => {
    const focused = document.activeElement;
    if (focused === frame.defaultView?.frameElement) return frame.activeElement === box;
    return focused?.closest(`[${TEXT_BAR}]`) != null;
  };
  // Who gets the focus is known only after who loses it was told.
  const lookSoon = () => setTimeout(look);
  box.addEventListener('blur', lookSoon, { signal });
  document.addEventListener('focusin', lookSoon, { signal });
  document.addEventListener('focusout', lookSoon, { signal });
  return () => listening.abort();
}

/** Names the tools of a text. */
export const TEXT_BAR = 'data-text-bar';

/** Whether the keyboard has fallen to the page itself, which happens when React moves what has it. */
export function hasLostFocus(box: HTMLElement): boolean {
  const frame = box.ownerDocument;
  return document.activeElement === frame.defaultView?.frameElement && frame.activeElement === frame.body;
}
