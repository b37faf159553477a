/** The position of an item in its list, in pixels. */
export interface ItemBox {
  readonly top: number;
  readonly height: number;
}

/**
 * Drags an item of a list by its handle while the other items make room; the panel around the list scrolls when the
 * pointer comes near its ends. The list does not change until the item is dropped; Escape puts it back.
 *
 * @returns a function that puts it back.
 */
export function dragItem(
  grip: HTMLElement,
  press: PointerEvent,
  onDrop: (from: number, to: number) => void,
): () => void {
  const item = grip.closest('li');
  const list = item?.parentElement;
  if (!item || !list) return () => {};
  const items = [...list.children].filter((child) => child instanceof HTMLElement);
  const from = items.indexOf(item);
  const start = list.getBoundingClientRect();
  // Layout positions, which a running settle animation does not affect.
  const boxes = items.map((each): ItemBox => ({ top: each.offsetTop - list.offsetTop, height: each.offsetHeight }));
  const own = boxes[from] ?? { top: 0, height: 0 };
  const panel = scrollerOf(list);
  const listening = new AbortController();
  const { signal } = listening;
  let y = press.clientY;
  let to = from;
  let isMoving = false;
  let waiting = 0;

  const place = () => {
    const under = list.getBoundingClientRect().top - start.top;
    const top = Math.max(0, Math.min(own.top + y - press.clientY - under, start.height - own.height));
    to = placeAt(boxes, from, top);
    const room = own.height + gapOf(boxes);
    for (const [index, each] of items.entries()) {
      const by =
        index === from ? top - own.top : index > from && index <= to ? -room : index < from && index >= to ? room : 0;
      each.style.transform = by === 0 ? '' : `translateY(${by}px)`;
    }
  };
  const follow = () => {
    scrollAtEnds(panel, list, y);
    place();
    waiting = requestAnimationFrame(follow);
  };
  const end = (isDropped: boolean) => {
    if (signal.aborted) return;
    listening.abort();
    if (!isMoving) return;
    cancelAnimationFrame(waiting);
    // Use the position of the drop itself, even if no frame was drawn for it.
    if (isDropped) place();
    const { top } = item.getBoundingClientRect();
    for (const each of items) each.style.transform = '';
    delete list.dataset.dragging;
    delete item.dataset.dragged;
    if (isDropped && to !== from) onDrop(from, to);
    requestAnimationFrame(() => settle(item, top));
  };
  const putBack = () => end(false);

  grip.setPointerCapture(press.pointerId);
  const listen = <Name extends 'pointermove' | 'pointerup' | 'pointercancel' | 'lostpointercapture'>(
    name: Name,
    run: (event: PointerEvent) => void,
  ) =>
    grip.addEventListener(
      name,
      (event) => {
        if (event.pointerId === press.pointerId) run(event);
      },
      { signal },
    );
  listen('pointermove', (event) => {
    y = event.clientY;
    if (isMoving || Math.abs(y - press.clientY) < SLACK) return;
    isMoving = true;
    list.dataset.dragging = '';
    item.dataset.dragged = '';
    follow();
  });
  listen('pointerup', (event) => {
    y = event.clientY;
    end(true);
  });
  listen('pointercancel', putBack);
  listen('lostpointercapture', putBack);
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      putBack();
    },
    { signal, capture: true },
  );
  return putBack;
}

/**
 * The index of an item whose upper edge is at `top`: it has passed another item once it covers more than half of it.
 */
export function placeAt(boxes: readonly ItemBox[], from: number, top: number): number {
  const bottom = top + (boxes[from]?.height ?? 0);
  const middles = boxes.map((box) => box.top + box.height / 2);
  const passed = middles.filter((middle, index) => index > from && bottom > middle).length;
  const regained = middles.filter((middle, index) => index < from && top < middle).length;
  return from + passed - regained;
}

/** Pixels that the pointer must move to start a drag. */
const SLACK = 4;

/** The width in pixels of the edge in which a panel scrolls, and the largest scroll step per frame. */
const EDGE = 48;
const PACE = 14;

function scrollAtEnds(panel: Element, list: Element, y: number): void {
  const { top, bottom } = panel.getBoundingClientRect();
  const inner = list.getBoundingClientRect();
  const over = Math.min(top + EDGE - y, EDGE);
  const under = Math.min(y - bottom + EDGE, EDGE);
  if (over > 0 && inner.top < top + EDGE) panel.scrollTop -= (PACE * over) / EDGE;
  if (under > 0 && inner.bottom > bottom - EDGE) panel.scrollTop += (PACE * under) / EDGE;
}

function scrollerOf(element: Element): Element {
  let around = element.parentElement;
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement;
  return around ?? document.documentElement;
}

function gapOf([first, second]: readonly ItemBox[]): number {
  return first && second ? second.top - first.top - first.height : 0;
}

/** Animates an item from where it was dropped to its place. */
function settle(item: HTMLElement, top: number): void {
  const by = top - item.getBoundingClientRect().top;
  if (by === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  item.animate({ transform: [`translateY(${by}px)`, 'none'] }, { duration: 160, easing: 'ease-out' });
}
