/**
 * Reports when the focus has left a text on the page for another place on the page or in the studio. Moving to the
 * toolbar of the text, or to another window and back, does not count.
 *
 * @returns a function that stops it.
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
  // At `blur`, the element that gets the focus is not known yet.
  const lookSoon = () => setTimeout(look);
  box.addEventListener('blur', lookSoon, { signal });
  document.addEventListener('focusin', lookSoon, { signal });
  document.addEventListener('focusout', lookSoon, { signal });
  return () => listening.abort();
}

/** The attribute that marks the toolbar of a text. */
export const TEXT_BAR = 'data-text-bar';

/** Whether the focus has fallen back to the body of the page, which happens when React moves the focused element. */
export function hasLostFocus(box: HTMLElement): boolean {
  const frame = box.ownerDocument;
  return document.activeElement === frame.defaultView?.frameElement && frame.activeElement === frame.body;
}
