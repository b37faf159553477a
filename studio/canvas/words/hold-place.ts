/** An element of the page that is lent to an editor. */
export interface HeldPlace {
  /** Empty, and to be filled by whoever edits. */
  readonly box: HTMLElement;
  /** Whether lines of its words are drawn as lines. */
  readonly showsLines: boolean;
  /** Whether names in it are kept on one line, as `wholeNames` does. */
  readonly hasNames: boolean;
  /** Gives back everything as React left it, to the node. */
  release(): void;
}

/**
 * Takes a text of the page out of React's hands: the element that holds it, or, for a text beside other things, an element
 * around that text alone. React must not draw it anew before it is released.
 */
export function holdPlace(node: HTMLElement | Text): HeldPlace {
  return isText(node) ? holdText(node) : holdElement(node);
}

function holdElement(element: HTMLElement): HeldPlace {
  const attributes = [...element.attributes].map(({ name, value }) => ({ name, value }));
  const children = [...element.childNodes];
  const showsLines = dress(element);
  const hasNames = element.querySelector(':scope > .h-name') !== null;
  element.replaceChildren();
  return {
    box: element,
    showsLines,
    hasNames,
    release() {
      element.replaceChildren(...children);
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
      for (const { name, value } of attributes) element.setAttribute(name, value);
    },
  };
}

function holdText(text: Text): HeldPlace {
  const { data, ownerDocument } = text;
  // Of no name that a block's styles could mean.
  const box = ownerDocument.createElement('edited-text');
  text.before(box);
  const showsLines = dress(box);
  // It stays where it is: React may look for the place of something else by it.
  text.data = '';
  return {
    box,
    showsLines,
    hasNames: false,
    release() {
      box.remove();
      text.data = data;
    },
  };
}

/** Spaces are seen while one types them; a line that must not break does not. */
function dress(box: HTMLElement): boolean {
  const { whiteSpace = 'normal' } = box.ownerDocument.defaultView?.getComputedStyle(box) ?? {};
  box.style.whiteSpace = whiteSpace === 'nowrap' ? 'pre' : 'pre-wrap';
  return whiteSpace.startsWith('pre') || whiteSpace === 'break-spaces';
}

function isText(node: HTMLElement | Text): node is Text {
  return node.nodeType === Node.TEXT_NODE;
}
