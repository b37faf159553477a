import { isFieldOf } from '#cms-schema/fields/is-field-of.ts';
import type { MarkedText } from './mark-texts.ts';

/** As much of a drawn document as is looked at: of a browser's, or of a parser's. */
export interface DrawnNode {
  readonly nodeName: string;
  readonly nodeValue?: string | null;
  readonly childNodes?: Iterable<DrawnNode>;
}

/** Where a text of a block is drawn, whole and with nothing around it. */
export interface DrawnText<Node> {
  readonly text: MarkedText;
  /** The element that holds this text and nothing else, or the text in an element that holds more. */
  readonly node: Node;
}

/**
 * Where a block that is drawn with marks shows its texts as they are stored, in the order of the page. A text that the
 * block changes, divides or joins with another one is not among them; one that it draws twice is there twice.
 */
export function findMarked<Node extends DrawnNode & { readonly childNodes?: Iterable<Node> }>(
  root: Node,
  texts: readonly MarkedText[],
): DrawnText<Node>[] {
  const byMark = new Map(texts.map((text) => [text.open, text]));
  const visit = (node: Node): DrawnText<Node>[] => {
    if (notWords.has(node.nodeName.toLowerCase())) return [];
    const children = [...(node.childNodes ?? [])];
    const words = wordsOf(node);
    const text = byMark.get(words.slice(0, MARK));
    const isAround = children.length === 1 && children[0]?.nodeName !== '#text';
    if (!text || isAround || !isAllOf(text, words) || !beginsAndEnds(children, text)) return children.flatMap(visit);
    // Paragraphs cannot stand between other things in a line.
    return node.nodeName === '#text' && hasParagraphs(text.field) ? [] : [{ text, node }];
  };
  return visit(root);
}

function hasParagraphs(field: MarkedText['field']): boolean {
  return isFieldOf('richText', field) && field.profile === 'flow';
}

/** Characters of a mark. */
const MARK = 2;
const notWords = new Set(['script', 'style', 'template', '#comment']);

function isAllOf({ field, open, close, value }: MarkedText, words: string): boolean {
  if (isFieldOf('text', field)) return words === open + value + close;
  return words.endsWith(close) && words.indexOf(open, 1) < 0;
}

/** An icon or a picture beside the words is no word, and would be lost with them. */
function beginsAndEnds(children: readonly DrawnNode[], { open, close }: MarkedText): boolean {
  const [first, last] = [children.at(0), children.at(-1)];
  return !first || !last || (wordsOf(first).startsWith(open) && wordsOf(last).endsWith(close));
}

function wordsOf(node: DrawnNode): string {
  if (node.nodeName === '#text') return node.nodeValue ?? '';
  return notWords.has(node.nodeName.toLowerCase()) ? '' : [...(node.childNodes ?? [])].map(wordsOf).join('');
}
