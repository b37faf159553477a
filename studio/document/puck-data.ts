/**
 * What the canvas engine holds, as far as we use it: `Data` of Puck, written down here so that the document does not
 * depend on the engine. Slots are props that hold lists of components.
 */
export interface PuckData {
  readonly root: { readonly props?: { readonly [name: string]: unknown } };
  readonly content: PuckComponent[];
}

export interface PuckComponent {
  readonly type: string;
  readonly props: { readonly id: string; readonly [name: string]: unknown };
}

/** The component that stands for foreign markup: locked, shown, movable. */
export const FOREIGN_COMPONENT = 'Foreign';

/**
 * The prop with all that a block stores and no field names. A field cannot have this name, so the two never meet.
 * Editing a field leaves it alone.
 */
export const STORED_PROP = 'haptera:stored';

/** The prop of a foreign component with the node itself. */
export const NODE_PROP = 'haptera:node';
