/**
 * Lets the buttons and the arrow keys lead from one enlarged picture to another. The popover that is left is closed first: as
 * the browser sees it, it would be the parent of the next one, and stay open behind it. Returns the cleanup.
 */
export default function attachGallery(root: HTMLElement): () => void {
  const { ownerDocument: document } = root;
  const view = document.defaultView;
  if (!view) return () => {};
  const listening = new view.AbortController();
  const { signal } = listening;

  const step = (from: HTMLElement, way: 'previous' | 'next') => {
    const id = from.querySelector<HTMLElement>(`[data-step="${way}"]`)?.getAttribute('popovertarget');
    const to = id ? document.getElementById(id) : null;
    if (!to) return;
    from.hidePopover();
    to.showPopover();
    // The same button again, so that a key can be pressed on; at the ends, where there is none, the close button.
    const again =
      to.querySelector<HTMLElement>(`[data-step="${way}"]`) ?? to.querySelector<HTMLElement>('[data-close]');
    again?.focus();
  };
  const placeOf = ({ target }: Event) =>
    target instanceof view.Element ? target.closest<HTMLElement>('.gallery-view') : null;

  root.addEventListener(
    'click',
    (event) => {
      const from = placeOf(event);
      const button = event.target instanceof view.Element ? event.target.closest<HTMLElement>('[data-step]') : null;
      if (!from || !button) return;
      event.preventDefault();
      step(from, button.dataset.step === 'next' ? 'next' : 'previous');
    },
    { signal },
  );
  root.addEventListener(
    'keydown',
    (event) => {
      const from = placeOf(event);
      const way = ways.get(event.key);
      if (!from || !way || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      step(from, way);
    },
    { signal },
  );
  return () => listening.abort();
}

const ways: ReadonlyMap<string, 'previous' | 'next'> = new Map([
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
]);
