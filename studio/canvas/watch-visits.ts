/**
 * Reports when the focus has left a field of the builder, and before and after each paste. A switch to another window
 * and back is still the same visit.
 */
export function watchVisits(page: Document, onEnd: () => void): () => void {
  let field: Element | null = null;
  const look = () => {
    const now = page.activeElement?.closest('[data-path]') ?? page.activeElement;
    if (now === field) return;
    if (field !== null) onEnd();
    field = now;
  };
  // At `focusout`, the element that gets the focus is not known yet.
  const onFocusOut = () => setTimeout(look);
  page.addEventListener('focusin', look);
  page.addEventListener('focusout', onFocusOut);
  const stopPastes = watchPastes(page, onEnd);
  return () => {
    stopPastes();
    page.removeEventListener('focusin', look);
    page.removeEventListener('focusout', onFocusOut);
  };
}

/** Makes each paste its own undo step, so that undoing it keeps what was typed before and after it. */
export function watchPastes(target: EventTarget, onEnd: () => void): () => void {
  const onPaste = () => {
    onEnd();
    setTimeout(onEnd);
  };
  target.addEventListener('paste', onPaste, { capture: true });
  return () => target.removeEventListener('paste', onPaste, { capture: true });
}
