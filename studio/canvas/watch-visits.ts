/** Tells when the keyboard has left a field of the builder. Another window, and back, is the same visit. */
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
  return () => {
    page.removeEventListener('focusin', look);
    page.removeEventListener('focusout', onFocusOut);
  };
}
