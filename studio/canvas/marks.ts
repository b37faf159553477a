import { blockIdAt, boxOf } from './block-elements.ts';
import { type Box, isEmptyBox } from './drag/box.ts';
import type { DropMarks } from './drag/canvas-target.ts';
import { watchLayout } from './watch-layout.ts';

/** The marks over the page, which follow their blocks. */
export interface Marks extends DropMarks {
  select(id: string | null): void;
  /** Sets the element under the pointer. */
  hover(target: EventTarget | null): void;
  stop(): void;
}

/**
 * Moves the marks of a layer without rerendering. Only the block under the pointer and the selected one are measured,
 * at most once per animation frame, and only when something may have moved.
 */
export function createMarks(frame: Document, layer: HTMLElement, nameOf: (id: string) => string): Marks {
  const find = (name: string): HTMLElement | null => layer.querySelector<HTMLElement>(`:scope > .${name}`);
  const [zone, hovered, selected, tools, line] = ['zone', 'hovered', 'selected', 'tools', 'line'].map(find);
  const name = hovered?.querySelector('.name');
  let selection: string | null = null;
  let hover: string | null = null;
  let stopWatching: (() => void) | null = null;
  let waiting = 0;
  let isWaiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const measure = (id: string | null): Box | null => {
    const element = id === null ? null : frame.getElementById(id);
    const box = element && boxOf(element);
    return box && !isEmptyBox(box) ? box : null;
  };
  const follow = () => {
    isWaiting = false;
    const own = measure(selection);
    const other = hover === selection ? null : measure(hover);
    place(selected, own);
    place(hovered, other);
    if (name && hover !== null && other) name.textContent = nameOf(hover);
    placeTools(tools, own, layer);
  };
  const followSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    // Not in the animation frame itself, where measuring would force a layout; right after it, the layout is done.
    waiting = requestAnimationFrame(() => {
      timer = setTimeout(follow);
    });
  };
  const update = () => {
    followSoon();
    if (selection !== null || hover !== null) {
      stopWatching ??= watchLayout(frame, followSoon);
      return;
    }
    stopWatching?.();
    stopWatching = null;
  };
  return {
    select(id) {
      selection = id;
      update();
    },
    hover(target) {
      const id = isElementOf(frame, target) ? blockIdAt(target) : null;
      if (id === hover) return;
      hover = id;
      update();
    },
    show(box, axis, around) {
      const thickness = 4 / scaleOf(frame);
      place(line, thicken(box, axis, thickness));
      place(zone, around);
    },
    hide() {
      place(line, null);
      place(zone, null);
    },
    setDragging(isDragging) {
      layer.toggleAttribute('data-dragging', isDragging);
    },
    stop() {
      stopWatching?.();
      cancelAnimationFrame(waiting);
      clearTimeout(timer);
    },
  };
}

function isElementOf(frame: Document, target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target && 'ownerDocument' in target && target.ownerDocument === frame;
}

function place(mark: HTMLElement | null | undefined, box: Box | null): void {
  if (!mark) return;
  mark.hidden = box === null;
  if (!box) return;
  // Not with a transform: sticky elements in a mark are positioned by their place without transforms.
  mark.style.left = `${box.left}px`;
  mark.style.top = `${box.top}px`;
  mark.style.width = `${box.right - box.left}px`;
  mark.style.height = `${Math.max(0, box.bottom - box.top)}px`;
}

/** In screen pixels: the height of the tools including their distance, and the least width that they need. */
const TOOLS_HEIGHT = 44;
const TOOLS_WIDTH = 280;

/** Places the tools above the block, or inside it if it is at the top of the page. */
function placeTools(tools: HTMLElement | null | undefined, box: Box | null, layer: HTMLElement): void {
  const scale = scaleOf(layer.ownerDocument);
  const height = TOOLS_HEIGHT / scale;
  const isRoom = box !== null && box.top >= height;
  place(tools, box && { ...box, top: isRoom ? box.top - height : box.top + 8 / scale });
  if (box) tools?.setAttribute('data-at', box.right < TOOLS_WIDTH / scale ? 'start' : 'end');
}

function thicken({ left, top, right, bottom }: Box, axis: 'x' | 'y', by: number): Box {
  if (axis === 'x') return { left: Math.max(0, left - by / 2), right: Math.max(by, right + by / 2), top, bottom };
  return { left, right, top: Math.max(0, top - by / 2), bottom: Math.max(by, bottom + by / 2) };
}

function scaleOf(frame: Document): number {
  return Number(frame.documentElement.style.getPropertyValue('--canvas-scale')) || 1;
}
