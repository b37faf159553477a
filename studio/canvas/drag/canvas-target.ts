import type { BlockElements } from '../block-elements.ts';
import { watchLayout } from '../watch-layout.ts';
import type { Box, Point } from './box.ts';
import type { DropTarget } from './dragger.ts';
import type { DropRules } from './drop-rules.ts';
import { findGap } from './find-gap.ts';
import { findZone, indexOfGap, type Zone } from './find-zone.ts';
import { measureZones } from './measure-zones.ts';
import { paceAtEdge } from './pace-at-edge.ts';

/** What is drawn over the page during a drag. Boxes are in page pixels. */
export interface DropMarks {
  /** `zone`: the slot that would receive the item; null for the page. */
  show(line: Box, axis: 'x' | 'y', zone: Box | null): void;
  hide(): void;
  setDragging(isDragging: boolean): void;
}

/** The page as a drop target. Its slots are measured once per drag, and again whenever the layout changes. */
export function createCanvasTarget(elements: BlockElements, marks: DropMarks): DropTarget {
  const { frame, store } = elements;
  let zones: Zone[] | null = null;
  let measuredFor: DropRules | null = null;
  let inHand: Element | null = null;
  let stopWatching = () => {};
  const hide = () => marks.hide();
  return {
    covers: (element) => element === frame.defaultView?.frameElement,
    begin(item) {
      inHand = item.kind === 'block' ? frame.getElementById(item.id) : null;
      inHand?.setAttribute('data-in-hand', '');
      marks.setDragging(true);
      const stopLayout = watchLayout(frame, () => {
        zones = null;
      });
      const stopStore = store.subscribe(() => {
        zones = null;
      });
      stopWatching = () => {
        stopLayout();
        stopStore();
      };
    },
    show(point, rules) {
      const view = frame.defaultView;
      const around = view?.frameElement?.getBoundingClientRect();
      if (!view || !around) return null;
      const scale = around.width / view.innerWidth;
      scrollNearEnds(view, around, scale, point);
      if (zones === null || measuredFor !== rules) {
        measuredFor = rules;
        zones = measureZones(elements, rules, MARGIN / scale);
      }
      const onPage = {
        x: (point.x - around.left) / scale + view.scrollX,
        y: (point.y - around.top) / scale + view.scrollY,
      };
      const zone = findZone(zones, onPage, NEARNESS / scale);
      if (!zone) {
        hide();
        return null;
      }
      const gap = findGap(
        zone.blocks.map(({ box }) => box),
        zone.inner,
        zone.flow,
        onPage,
      );
      const place = rules.placeAt(zone.parent, indexOfGap(zone, gap.index));
      if (place) marks.show(gap.line, gap.axis, zone.parent && zone.inner);
      else hide();
      return place;
    },
    hide,
    end() {
      hide();
      stopWatching();
      stopWatching = () => {};
      zones = null;
      inHand?.removeAttribute('data-in-hand');
      inHand = null;
      marks.setDragging(false);
    },
  };
}

/**
 * In screen pixels: the margin of a block with a slot that counts as beside the block, and how far from a slot still
 * counts as the slot.
 */
const MARGIN = 12;
const NEARNESS = 72;

/** Scrolls the page vertically near its ends, and the area around its frame horizontally if the frame does not fit. */
function scrollNearEnds(view: Window, around: DOMRect, scale: number, { x, y }: Point): void {
  const down = paceAtEdge(y, around.top, around.bottom);
  if (down !== 0) view.scrollBy({ top: down / scale, behavior: 'instant' });
  const stage = view.frameElement?.closest('[data-canvas-area]');
  if (!stage || stage.scrollWidth <= stage.clientWidth) return;
  const { left, right } = stage.getBoundingClientRect();
  stage.scrollLeft += paceAtEdge(x, left, right);
}
