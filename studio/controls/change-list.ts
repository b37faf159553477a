/**
 * Runs what makes a list or ends one, and mends what the browser leaves: a list inside its paragraph, where none may stand;
 * words without a paragraph, in colours and sizes of their own; a caret before the words instead of where it was.
 */
export function changeList(root: HTMLElement, act: () => void): void {
  const caret = readCaret(root);
  act();
  for (const list of root.querySelectorAll('p > ul, p > ol')) {
    const paragraph = list.parentElement;
    paragraph?.replaceWith(...paragraph.childNodes);
  }
  for (const span of root.querySelectorAll('span[style]')) span.replaceWith(...span.childNodes);
  wrapLooseWords(root);
  if (caret) setCaret(root, caret);
}

function wrapLooseWords(root: HTMLElement): void {
  let paragraph: HTMLElement | null = null;
  for (const node of [...root.childNodes]) {
    const isLoose = node instanceof Text ? node.data.trim() !== '' : node instanceof Element && node.matches(inline);
    if (!isLoose) {
      paragraph = null;
      continue;
    }
    if (!paragraph) {
      paragraph = document.createElement('p');
      node.before(paragraph);
    }
    paragraph.append(node);
  }
}

const inline = 'a, abbr, b, br, code, em, i, mark, s, small, span, strong, sub, sup, u';

/** A place in the words, counted in characters, which stays when the elements around it are others. */
interface Caret {
  readonly position: number;
  /** Before the words that follow rather than behind those that came. */
  readonly isBefore: boolean;
}

function readCaret(root: HTMLElement): Caret | null {
  const selection = document.getSelection();
  const node = selection?.isCollapsed ? selection.anchorNode : null;
  if (!selection || !(node instanceof Text) || !root.contains(node)) return null;
  const before = document.createRange();
  before.setStart(root, 0);
  before.setEnd(node, selection.anchorOffset);
  return { position: before.toString().length, isBefore: selection.anchorOffset === 0 };
}

function setCaret(root: HTMLElement, { position, isBefore }: Caret): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let passed = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const offset = position - passed;
    const length = node.nodeValue?.length ?? 0;
    if (isBefore ? offset < length : offset <= length) {
      document.getSelection()?.collapse(node, offset);
      return;
    }
    passed += length;
  }
}
