/**
 * Keeps keyboard users from losing the focus: if the focused element is removed or disabled, the nearest element around
 * it gets the focus, or else the result of `fallback`. A click on an empty area still clears the focus.
 */
export function keepFocus(page: Document, fallback: () => HTMLElement | null): () => void {
  let last: Element | null = null;
  let around: Element[] = [];
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target === page.body) return;
    last = target;
    around = [...ancestorsOf(target)];
  };
  const look = () => {
    const isGone = last !== null && (!last.isConnected || last.matches(':disabled'));
    const isNowhere = page.activeElement === null || page.activeElement === page.body;
    if (!isGone || !isNowhere || page.querySelector('dialog:modal')) return;
    last = null;
    const next = around.filter((element) => element.isConnected).flatMap((element) => findStop(element) ?? [])[0];
    (next ?? fallback())?.focus({ preventScroll: true });
  };
  // Wait for code that moves the focus itself, such as a list that focuses the next item.
  const observer = new MutationObserver(() => setTimeout(look, 50));
  observer.observe(page.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'open'],
  });
  page.addEventListener('focusin', onFocus);
  return () => {
    observer.disconnect();
    page.removeEventListener('focusin', onFocus);
  };
}

function* ancestorsOf(element: Element): Generator<Element> {
  for (let next = element.parentElement; next && next !== next.ownerDocument.body; next = next.parentElement)
    yield next;
}

/** The first tab stop inside an element. Elements around the whole builder are too far away to count. */
function findStop(element: Element): HTMLElement | null {
  if (element.matches('[data-builder]') || element.querySelector('[data-builder]')) return null;
  return element.querySelector<HTMLElement>(
    ':is(button, input, select, textarea, a[href], iframe, [tabindex="0"], [contenteditable="true"]):not(:disabled, [tabindex="-1"])',
  );
}
