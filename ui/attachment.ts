/**
 * Brings finished markup to life. `root` is an element that carries `data-attach` with the attachment's name; all that the
 * attachment must know stands in its attributes. It neither knows nor needs what drew the markup: Next for visitors, React on
 * the builder's canvas. Returns what undoes it.
 */
export type Attach = (root: HTMLElement) => () => void;

/** The elements inside `parent` that wait for the attachment of this name. */
export function listRoots(parent: ParentNode, name: string): HTMLElement[] {
  return [...parent.querySelectorAll<HTMLElement>(`[data-attach="${name}"]`)];
}

/** Attaches, and marks the element for whoever waits for it. Gives what undoes both. */
export function bringToLife(root: HTMLElement, attach: Attach): () => void {
  const undo = attach(root);
  root.dataset.attached = '';
  return () => {
    undo();
    delete root.dataset.attached;
  };
}
