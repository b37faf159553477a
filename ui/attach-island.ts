import { tellMissingPart } from './missing-part.ts';

/** React and the component, once loaded. `wake` resolves when the island is interactive, to a function that unmounts it. */
export interface Island {
  wake(root: HTMLElement): Promise<() => void>;
}

/**
 * A React component that is plain markup until the visitor clicks or focuses it. Only then is React loaded, and a click made in
 * the meantime is repeated once the component is interactive. If React fails to load, the next click tries again.
 */
export function attachIsland(root: HTMLElement, load: () => Promise<Island>): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isAsked = false;
  let pressed: HTMLElement | null = null;
  let sleep = () => {};

  const wake = async () => {
    const undo = await (await load()).wake(root);
    if (signal.aborted) return undo();
    sleep = undo;
    listening.abort();
    // React has hydrated the same element that was clicked.
    if (pressed?.isConnected) pressed.click();
  };
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    wake().catch((error: unknown) => {
      isAsked = false;
      tellMissingPart(error);
    });
  };
  const keepPress = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const view = root.ownerDocument.defaultView;
    if (view && event.target instanceof view.HTMLElement) pressed = event.target;
    ask();
  };
  root.addEventListener('pointerdown', ask, { signal });
  root.addEventListener('focusin', ask, { signal });
  root.addEventListener('click', keepPress, { signal, capture: true });
  return () => {
    listening.abort();
    sleep();
  };
}
