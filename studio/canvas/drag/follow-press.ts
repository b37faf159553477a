import type { Point } from './box.ts';

/** The outcomes of a press. Points are in coordinates of the host's window. */
export interface PressActs {
  /** The press has become a drag. */
  begin(): void;
  move(point: Point): void;
  drop(point: Point): void;
  /** After `begin`: the drag was cancelled. */
  cancel(): void;
}

/**
 * Follows a press until it is released. With a mouse or a pen it becomes a drag once it has moved a little; with a
 * finger, whose movements scroll, once it has rested for a moment. Escape, a switch to another window, or a cancelled
 * pointer ends it, and the click that would follow a drag is suppressed.
 *
 * @param windows the windows in which Escape and the loss of focus are noticed.
 * @returns a function that cancels it.
 */
export function followPress(press: PointerEvent, windows: readonly Window[], acts: PressActs): () => void {
  const view = press.view ?? window;
  const root = view.document.documentElement;
  const listening = new AbortController();
  const { signal } = listening;
  const isTouch = press.pointerType === 'touch';
  const start = toHostPoint(view, press);
  let isBegun = false;

  const stop = () => {
    clearTimeout(resting);
    listening.abort();
  };
  const cancel = () => {
    if (signal.aborted) return;
    stop();
    if (!isBegun) return;
    swallowNextClick(view);
    acts.cancel();
  };
  const begin = () => {
    isBegun = true;
    clearTimeout(resting);
    // Capture on the root: the pressed element may be removed meanwhile, and the pointer may leave the window.
    root.setPointerCapture(press.pointerId);
    root.addEventListener('lostpointercapture', onLost, { signal });
    for (const each of windows) {
      each.addEventListener('keydown', onKey, { signal, capture: true });
      each.addEventListener('blur', cancel, { signal });
    }
    acts.begin();
    acts.move(start);
  };
  const onLost = ({ target }: PointerEvent) => {
    // The element that a finger was put down on loses its implicit capture to the root, and that event bubbles up to
    // here.
    if (target === root) cancel();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    cancel();
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    const point = toHostPoint(view, event);
    if (!isBegun) {
      const distance = Math.hypot(point.x - start.x, point.y - start.y);
      if (isTouch && distance > TREMBLE) stop();
      if (isTouch || distance < SLACK) return;
      begin();
    }
    acts.move(point);
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    stop();
    if (!isBegun) return;
    swallowClick(view);
    acts.drop(toHostPoint(view, event));
  };
  const onTaken = (event: PointerEvent) => {
    if (event.pointerId === press.pointerId) cancel();
  };
  view.addEventListener('pointermove', onMove, { signal });
  view.addEventListener('pointerup', onUp, { signal, capture: true });
  view.addEventListener('pointercancel', onTaken, { signal, capture: true });
  // A long press would open the browser's menu.
  if (isTouch) view.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  const resting = isTouch ? setTimeout(begin, REST) : undefined;
  return cancel;
}

/** Pixels that a mouse must move to start a drag, and that a resting finger may move. */
const SLACK = 5;
const TREMBLE = 8;
/** Milliseconds after which a resting finger starts a drag. */
const REST = 400;

/** Converts a point in a frame's window to coordinates of the window around it. */
function toHostPoint(view: Window, { clientX, clientY }: PointerEvent): Point {
  const frame = view.frameElement;
  if (!frame) return { x: clientX, y: clientY };
  const { left, top, width } = frame.getBoundingClientRect();
  const scale = width / view.innerWidth;
  return { x: left + clientX * scale, y: top + clientY * scale };
}

/** Suppresses the click of a button that is still held after a cancelled drag, but not the click of a new press. */
function swallowNextClick(view: Window): void {
  const waiting = new AbortController();
  const options = { signal: waiting.signal, capture: true };
  const onUp = () => {
    waiting.abort();
    swallowClick(view);
  };
  view.addEventListener('pointerup', onUp, options);
  view.addEventListener('pointerdown', () => waiting.abort(), options);
}

function swallowClick(view: Window): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  view.addEventListener('click', swallow, { capture: true });
  setTimeout(() => view.removeEventListener('click', swallow, { capture: true }), CLICK);
}

/** Milliseconds within which a browser sends the click after a finger is lifted. */
const CLICK = 60;
