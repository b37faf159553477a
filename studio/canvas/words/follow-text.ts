import { watchLayout } from '../watch-layout.ts';
import type { EditedText } from './text-editing.ts';

/**
 * Keeps the toolbar of a text next to it, and always within the stage: above the text if there is room, or else below
 * it; for a text taller than the stage, at the edge of the stage that is not near the caret.
 *
 * @returns a function that stops it.
 */
export function followText(bar: HTMLElement, { box, editor }: Pick<EditedText, 'box' | 'editor'>): () => void {
  const frame = box.ownerDocument;
  const stage = bar.parentElement;
  const view = frame.defaultView;
  const element = view?.frameElement;
  if (!stage || !view || !element) return () => {};
  let waiting = 0;
  const place = () => {
    waiting = 0;
    const room = stage.getBoundingClientRect();
    const page = element.getBoundingClientRect();
    const scale = page.width / view.innerWidth;
    const toStage = (y: number) => page.top - room.top + y * scale;
    const text = box.getBoundingClientRect();
    const [top, bottom] = [toStage(text.top), toStage(text.bottom)];
    const left = page.left - room.left + text.left * scale;
    const { offsetWidth: width, offsetHeight: height } = bar;
    const last = room.height - height - EDGE;
    const over = top - height - GAP;
    const under = bottom + GAP;
    const find = () => {
      if (over >= EDGE && over <= last) return over;
      if (over < EDGE && under >= EDGE && under <= last) return under;
      const { top: caret } = editor.view.coordsAtPos(editor.view.state.selection.head);
      return toStage(caret) < EDGE + height + GAP ? last : EDGE;
    };
    bar.style.left = `${Math.max(EDGE, Math.min(left, room.width - width - EDGE))}px`;
    bar.style.top = `${find()}px`;
  };
  const placeSoon = () => {
    waiting ||= requestAnimationFrame(place);
  };
  const sizes = new ResizeObserver(placeSoon);
  for (const each of [bar, stage, box]) sizes.observe(each);
  const stopWatching = watchLayout(frame, placeSoon);
  const unsubscribe = editor.subscribe(placeSoon);
  place();
  return () => {
    cancelAnimationFrame(waiting);
    sizes.disconnect();
    stopWatching();
    unsubscribe();
  };
}

/** The distances from the edge of the stage and from the text, in pixels of the studio. */
const EDGE = 8;
const GAP = 10;
