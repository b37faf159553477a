import type { Point } from './box.ts';

/** What becomes of a press. Points are those of the host's window. */
export interface PressActs {
  /** It is a drag from here on. */
  begin(): void;
  move(point: Point): void;
  drop(point: Point): void;
  /** After `begin`: it came to nothing. */
  cancel(): void;
}

/**
 * Follows a press until it is let go. With a mouse or a pen it becomes a drag once it has moved a little; with a finger,
 * whose movements scroll, once it has rested for a moment. Escape, another window, or a pointer that the system takes away
 * end it, and the click that would follow a drag is swallowed.
 *
 * @param windows in all of which Escape is heard and leaving is noticed.
 * @returns what ends it.
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
    // The press may have been on an element that goes away meanwhile; and it leaves the window.
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
    // What a finger was put down on loses it to the root, and that is told to the root as well.
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

/** Pixels that a mouse moves before it drags, and that a resting finger may tremble. */
const SLACK = 5;
const TREMBLE = 8;
/** Milliseconds after which a resting finger takes what is under it. */
const REST = 400;

/** A point of a frame's window in the coordinates of the window around it. */
function toHostPoint(view: Window, { clientX, clientY }: PointerEvent): Point {
  const frame = view.frameElement;
  if (!frame) return { x: clientX, y: clientY };
  const { left, top, width } = frame.getBoundingClientRect();
  const scale = width / view.innerWidth;
  return { x: left + clientX * scale, y: top + clientY * scale };
}

/** The button may still be held: what is under it when it is let go was not meant. Another press is. */
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

/** Milliseconds within which a browser sends the click of a finger that was lifted. */
const CLICK = 60;
