/** Tells when the keyboard has left a field of the builder, and before and after a paste. Another window, and back, is the same visit. */
export function watchVisits(page: Document, onEnd: () => void): () => void {
  let field: Element | null = null;
  const look = () => {
    const now = page.activeElement?.closest('[data-path]') ?? page.activeElement;
    if (now === field) return;
    if (field !== null) onEnd();
    field = now;
  };
  // The element that gets the focus is known only after the one that loses it was told.
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

/** What is pasted is a step of its own: whoever takes it back keeps what was written before it and after it. */
export function watchPastes(target: EventTarget, onEnd: () => void): () => void {
  const onPaste = () => {
    onEnd();
    setTimeout(onEnd);
  };
  target.addEventListener('paste', onPaste, { capture: true });
  return () => target.removeEventListener('paste', onPaste, { capture: true });
}
