import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import type { Place } from '../../document/tree.ts';
import type { Commands } from '../commands.ts';
import type { NodeStore } from '../node-store.ts';
import type { Point } from './box.ts';
import { createDropRules, type DragItem, type DropRules } from './drop-rules.ts';
import { followPress } from './follow-press.ts';

/** Something that items can be dropped on: the page in its frame, the outline. */
export interface DropTarget {
  /** Whether an element of the host's document (the one under the pointer) belongs to the target. */
  covers(element: Element): boolean;
  begin(item: DragItem): void;
  /**
   * Shows where the item would go, and scrolls near the ends; called once per animation frame. Null if it cannot go
   * here.
   */
  show(point: Point, rules: DropRules): Place | null;
  hide(): void;
  end(): void;
}

/** The label that follows the pointer. */
export interface Ghost {
  show(node: DocumentNode): void;
  /** `isWelcome`: the item can be dropped there. */
  move(point: Point, isWelcome: boolean): void;
  hide(): void;
}

/** Drags blocks of the page and of the drawer. The page does not change until the drop, which is a single command. */
export interface Dragger {
  isDragging(): boolean;
  /** A press that may become a drag. */
  press(event: PointerEvent, item: DragItem): void;
  addTarget(target: DropTarget): () => void;
  setGhost(ghost: Ghost | null): void;
  /** Ends the current drag without a change. */
  cancel(): void;
}

export interface DraggerOptions {
  readonly store: NodeStore;
  readonly commands: Pick<Commands, 'insert' | 'moveTo'>;
  /** The language of the page. */
  readonly locale: Locale;
  isReadOnly(): boolean;
  /** Called with the item when a drag starts, and with null when it ends. */
  onDrag(item: DragItem | null): void;
  /** Announces to screen readers that nothing was moved. */
  sayNothingMoved(): void;
  /** The windows of the builder: the host's and the frame's. */
  windows(): readonly Window[];
}

export function createDragger(options: DraggerOptions): Dragger {
  const targets = new Set<DropTarget>();
  let ghost: Ghost | null = null;
  let cancel: (() => void) | null = null;
  let isDragging = false;

  const drag = (item: DragItem) => {
    const { store, commands, locale } = options;
    let rules: DropRules | null = null;
    let point: Point = { x: 0, y: 0 };
    let over: DropTarget | null = null;
    let waiting = 0;
    let unsubscribe = () => {};

    const readRules = () => {
      rules = createDropRules(store.nodes(), item, locale);
      // The dragged block no longer exists: it was undone, or deleted by another editor.
      if (!rules) cancel?.();
    };
    const look = (): Place | null => {
      const hit = document.elementFromPoint(point.x, point.y);
      const next = hit && [...targets].find((target) => target.covers(hit));
      if (over !== next) over?.hide();
      over = next ?? null;
      const place = rules && over ? over.show(point, rules) : null;
      ghost?.move(point, place !== null);
      return place;
    };
    const follow = () => {
      look();
      waiting = requestAnimationFrame(follow);
    };
    const end = () => {
      isDragging = false;
      cancel = null;
      cancelAnimationFrame(waiting);
      unsubscribe();
      for (const target of targets) target.end();
      ghost?.hide();
      options.onDrag(null);
    };
    return {
      begin() {
        isDragging = true;
        readRules();
        if (!rules) return;
        unsubscribe = store.subscribe(readRules);
        options.onDrag(item);
        for (const target of targets) target.begin(item);
        ghost?.show(rules.node);
        waiting = requestAnimationFrame(follow);
      },
      move(next: Point) {
        point = next;
      },
      drop(last: Point) {
        point = last;
        // Use the position of the drop itself, even if no frame was drawn for it.
        const place = look();
        end();
        if (!place) options.sayNothingMoved();
        else if (item.kind === 'block') commands.moveTo(item.id, place);
        else commands.insert(item.type, place);
      },
      cancel() {
        end();
        options.sayNothingMoved();
      },
    };
  };

  return {
    isDragging: () => isDragging,
    press(event, item) {
      if (event.button !== 0 || event.ctrlKey || !event.isPrimary || options.isReadOnly()) return;
      cancel?.();
      const acts = drag(item);
      cancel = followPress(event, options.windows(), acts);
    },
    addTarget(target) {
      targets.add(target);
      return () => {
        cancel?.();
        targets.delete(target);
      };
    },
    setGhost(next) {
      ghost = next;
    },
    cancel: () => cancel?.(),
  };
}
