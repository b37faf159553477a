import type { AttributePatch } from '../document/actions/replace-attributes.ts';
import type { Change } from '../document/change.ts';
import type { Boundary, Step, StepAction } from '../document/history.ts';

/** An edit made on the canvas, in the outline or in the inspector. The host applies it and maintains the history. */
export type CanvasEdit = StructureEdit | FieldEdit;

/** Blocks were added, removed or moved, in the page's language. */
export interface StructureEdit {
  readonly kind: 'structure';
  readonly action: StepAction;
  /** The type of the block concerned. */
  readonly blockType?: string;
  readonly changes: readonly Change[];
}

/** A field of a block changed. `editFields` works out what follows from that in the other language. */
export interface FieldEdit {
  readonly kind: 'field';
  readonly blockId: string;
  readonly blockType: string;
  readonly patch: readonly AttributePatch[];
  /**
   * Set while typing: consecutive edits with the same key are joined into one step. Without a key, each is its own
   * step.
   */
  readonly key?: string;
}

/** The undo and redo of the host. */
export interface CanvasHistory {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The boundary that the next undo would cross. */
  readonly boundary: Boundary | null;
  undo(): Travelled;
  redo(): Travelled;
}

/** What an undo or a redo did. */
export interface Travelled {
  /** Null if no step could be applied. */
  readonly step: Step | null;
  /** Steps skipped because another editor has changed the same content since. */
  readonly skipped: readonly Step[];
}
