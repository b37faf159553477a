/** The text box of a card. */
const cardText = 'textarea, [contenteditable="true"]';

/**
 * Focuses the text of a card, or its first button if it has no text. If the editor of the text is still loading, it
 * gets the focus as soon as it appears, unless the user has moved on. Returns false for a card with neither.
 */
export function focusCard(card: HTMLElement): boolean {
  const text = card.querySelector<HTMLElement>(cardText);
  const place = text ?? card.querySelector<HTMLElement>('[data-still-right]');
  place?.focus();
  if (place && !text && card.querySelector('[aria-busy="true"]')) focusLater(card, place);
  return place !== null;
}

function focusLater(card: HTMLElement, meanwhile: HTMLElement): void {
  const watcher = new MutationObserver(() => {
    const text = card.querySelector<HTMLElement>(cardText);
    const isWaitedFor = card.isConnected && document.activeElement === meanwhile;
    if (isWaitedFor && !text) return;
    watcher.disconnect();
    if (isWaitedFor) text?.focus();
  });
  watcher.observe(card, { childList: true, subtree: true });
}
