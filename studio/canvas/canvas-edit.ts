import type { AttributePatch } from '../document/actions/replace-attributes.ts';
import type { Change } from '../document/change.ts';
import type { Boundary, Step, StepAction } from '../document/history.ts';

/** Something that an editor did on the canvas, in the outline or in the inspector. The host applies it and keeps the history. */
export type CanvasEdit = StructureEdit | FieldEdit;

/** Blocks came, went or moved, in the page's language. */
export interface StructureEdit {
  readonly kind: 'structure';
  readonly action: StepAction;
  /** Name of the block concerned. */
  readonly blockType?: string;
  readonly changes: readonly Change[];
}

/** A block says something else. What follows from that in the other language is `editFields` to know. */
export interface FieldEdit {
  readonly kind: 'field';
  readonly blockId: string;
  readonly blockType: string;
  readonly patch: readonly AttributePatch[];
  /** Typing: edits of one key that follow at once are one step. Absent: a step of its own. */
  readonly key?: string;
}

/** The undo and redo of the host. */
export interface CanvasHistory {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What the next undo goes back behind. */
  readonly boundary: Boundary | null;
  undo(): Travelled;
  redo(): Travelled;
}

/** What an undo or a redo did. */
export interface Travelled {
  /** Null: nothing fitted any more. */
  readonly step: Step | null;
  /** Steps that somebody else's work has overtaken. */
  readonly skipped: readonly Step[];
}
