import { keepersOfWords, type Wholes } from '#ui/keep-whole.tsx';

/** An element of the page that is lent to an editor. */
export interface HeldPlace {
  /** Empty, for the editor to fill. */
  readonly box: HTMLElement;
  /** Whether it shows the line breaks of its text. */
  readonly showsLines: boolean;
  /** What is kept on one line in it, as by `keepWhole`; null: nothing. */
  readonly wholes: Wholes | null;
  /** Restores the DOM exactly as React left it. */
  release(): void;
}

/**
 * Takes a text of the page from React: the element that holds it or, for a text beside other content, a new element
 * around that text. React must not rerender it before it is released.
 */
export function holdPlace(node: HTMLElement | Text): HeldPlace {
  return isText(node) ? holdText(node) : holdElement(node);
}

function holdElement(element: HTMLElement): HeldPlace {
  const attributes = [...element.attributes].map(({ name, value }) => ({ name, value }));
  const children = [...element.childNodes];
  const showsLines = dress(element);
  const wholes = wholesOf(element);
  element.replaceChildren();
  return {
    box: element,
    showsLines,
    wholes,
    release() {
      element.replaceChildren(...children);
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
      for (const { name, value } of attributes) element.setAttribute(name, value);
    },
  };
}

function holdText(text: Text): HeldPlace {
  const { data, ownerDocument } = text;
  // A name that no block's styles can match.
  const box = ownerDocument.createElement('edited-text');
  text.before(box);
  const showsLines = dress(box);
  // The text node stays in place, because React may use it to position other nodes.
  text.data = '';
  return {
    box,
    showsLines,
    wholes: null,
    release() {
      box.remove();
      text.data = data;
    },
  };
}

function wholesOf(element: HTMLElement): Wholes | null {
  if (element.querySelector(':scope > .h-whole') === null) return null;
  return element.matches(keepersOfWords) ? 'words' : 'names';
}

/** Makes spaces visible while typing, without breaking lines that must not break. */
function dress(box: HTMLElement): boolean {
  const { whiteSpace = 'normal' } = box.ownerDocument.defaultView?.getComputedStyle(box) ?? {};
  box.style.whiteSpace = whiteSpace === 'nowrap' ? 'pre' : 'pre-wrap';
  return whiteSpace.startsWith('pre') || whiteSpace === 'break-spaces';
}

function isText(node: HTMLElement | Text): node is Text {
  return node.nodeType === Node.TEXT_NODE;
}
