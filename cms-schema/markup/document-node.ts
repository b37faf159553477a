import type { JsonObject } from '../json.ts';

export type DocumentNode = BlockNode | ForeignNode;

/** A block of a known type. */
export interface BlockNode {
  kind: 'block';
  /** Not empty; unique in the document. */
  id: string;
  /** Full name: `haptera/hero`. */
  type: string;
  /** The version of the definition that wrote the attributes; 1 or more. */
  version: number;
  /** All stored attributes except `id`, `v` and `slot`, in order, including unknown ones. */
  attributes: JsonObject;
  /** Every slot of the type, in the definition's order: children in the first one do not store its name. */
  slots: Record<string, DocumentNode[]>;
}

/** Markup that is not ours: a run of HTML, or an unknown block with all it contains. */
export interface ForeignNode {
  kind: 'foreign';
  /** Derived from the source on each read; not stored. */
  id: string;
  /** Exact, without white space around it. */
  source: string;
}

export interface BlockShape {
  /** In the definition's order; empty for a block that holds no others. */
  readonly slots: readonly string[];
}

export type KnowsBlock = (type: string) => BlockShape | null;
