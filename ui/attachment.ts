/**
 * Makes rendered markup interactive. `root` is an element whose `data-attach` is the attachment's name; its attributes hold all
 * data that the attachment needs. What rendered the markup does not matter: the site for visitors, React on the builder's canvas.
 * Returns a function that undoes it.
 */
export type Attach = (root: HTMLElement) => () => void;

/** The elements inside `parent` that need the attachment of this name. */
export function listRoots(parent: ParentNode, name: string): HTMLElement[] {
  return [...parent.querySelectorAll<HTMLElement>(`[data-attach="${name}"]`)];
}

/** Attaches, and marks the element with `data-attached`. Returns a function that undoes both. */
export function bringToLife(root: HTMLElement, attach: Attach): () => void {
  const undo = attach(root);
  root.dataset.attached = '';
  return () => {
    undo();
    delete root.dataset.attached;
  };
}
