import type { KeyPlace } from './shortcuts.ts';

/** Where a key was pressed. Also works for elements of the frame, which are not instances of the host's classes. */
export function keyPlaceOf(target: EventTarget | null, frame: Document | null): KeyPlace {
  const element = asElement(target);
  if (element?.closest('[data-editing]')) return 'text';
  if (!element || element.ownerDocument === frame) return 'page';
  if (element.closest('input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"]')) {
    return 'text';
  }
  const isAround = element === element.ownerDocument.body || element.matches('[data-builder]');
  if (isAround || element.closest('[role="tree"]')) return 'page';
  return element.closest('[data-canvas-area]') && !element.closest('button, a, label') ? 'page' : 'control';
}

/** Whether undo is left to the browser there: in a search box, for instance, whose text is not part of the page. */
export function hasOwnUndo(target: EventTarget | null): boolean {
  return asElement(target)?.closest('[data-own-undo], dialog') != null;
}

function asElement(target: EventTarget | null): Element | null {
  return isElement(target) ? target : null;
}

/** Elements of the frame are not instances of the host's `Element`, so `instanceof` does not work. */
export function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target && 'ownerDocument' in target;
}
