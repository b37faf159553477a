import { isFrameworkHere } from './hydration.ts';
import { tellMissingPart } from './missing-part.ts';

/** React and the component, once they are there. Resolves when the part answers; gives what takes it away again. */
export interface Island {
  wake(root: HTMLElement): Promise<() => void>;
}

/**
 * A part that React draws, as markup until somebody presses in it or comes to it by keyboard: only then React is fetched, and
 * what was pressed meanwhile is pressed again once it answers. When React cannot be had, the next press asks again.
 */
export function attachIsland(root: HTMLElement, load: () => Promise<Island>): () => void {
  // While developing React has taken the part over with the page.
  if (isFrameworkHere()) return () => {};
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
    // The markup that was pressed is the markup that React has taken over.
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
