import { blockIdAt } from '../block-elements.ts';
import type { Builder } from '../builder-context.ts';
import { keepStill } from '../drag/keep-still.ts';
import { isElement } from './key-place.ts';

/** A click on the page selects the block that was hit, or the page; a press that moves drags the block. */
export function listenToPresses(frame: Document, { commands, dragger }: Builder): () => void {
  const onPress = (event: PointerEvent) => {
    const id = isElement(event.target) ? blockIdAt(event.target) : null;
    if (id !== null) dragger.press(event, { kind: 'block', id });
  };
  const onClick = ({ target }: MouseEvent) => {
    if (isElement(target) && !target.closest('[data-overlay], button')) commands.select(blockIdAt(target));
  };
  // Otherwise the browser starts its own drag of a picture or link, and cancels the pointer for that.
  const onNativeDrag = (event: DragEvent) => event.preventDefault();
  frame.addEventListener('pointerdown', onPress);
  frame.addEventListener('click', onClick);
  frame.addEventListener('dragstart', onNativeDrag);
  const release = keepStill(frame, dragger);
  return () => {
    frame.removeEventListener('pointerdown', onPress);
    frame.removeEventListener('click', onClick);
    frame.removeEventListener('dragstart', onNativeDrag);
    release();
  };
}
