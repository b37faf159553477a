/** Where one writes in a card. */
const cardText = 'textarea, [contenteditable="true"]';

/**
 * Puts the focus where one begins in a card: into its text, or upon its first act where it has none. A text whose editor is
 * still being fetched has the focus as soon as it is there, unless somebody went on meanwhile. False for a card with neither.
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
