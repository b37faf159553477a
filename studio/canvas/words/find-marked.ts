import { isFieldOf } from '#cms-schema/fields/is-field-of.ts';
import type { MarkedText } from './mark-texts.ts';

/** The part of a DOM node that is needed here; a browser's nodes and a parser's nodes both fit. */
export interface DrawnNode {
  readonly nodeName: string;
  readonly nodeValue?: string | null;
  readonly childNodes?: Iterable<DrawnNode>;
}

/** A text of a block, with the node that shows all of it and nothing else. */
export interface DrawnText<Node> {
  readonly text: MarkedText;
  /** The element that holds only this text, or the text node in an element that holds more. */
  readonly node: Node;
}

/**
 * Finds where a block rendered with marks shows its texts exactly as they are stored, in the order of the page. Texts
 * that the block changes, splits or joins with others are left out; a text that it renders twice is returned twice.
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
    // Paragraphs are not possible inside a line of other content.
    return node.nodeName === '#text' && hasParagraphs(text.field) ? [] : [{ text, node }];
  };
  return visit(root);
}

function hasParagraphs(field: MarkedText['field']): boolean {
  return isFieldOf('richText', field) && field.profile === 'flow';
}

/** The length of a mark, in characters. */
const MARK = 2;
const notWords = new Set(['script', 'style', 'template', '#comment']);

function isAllOf({ field, open, close, value }: MarkedText, words: string): boolean {
  if (isFieldOf('text', field)) return words === open + value + close;
  return words.endsWith(close) && words.indexOf(open, 1) < 0;
}

/** Whether the text fills the element completely. An icon or a picture beside it would be lost during editing. */
function beginsAndEnds(children: readonly DrawnNode[], { open, close }: MarkedText): boolean {
  const [first, last] = [children.at(0), children.at(-1)];
  return !first || !last || (wordsOf(first).startsWith(open) && wordsOf(last).endsWith(close));
}

function wordsOf(node: DrawnNode): string {
  if (node.nodeName === '#text') return node.nodeValue ?? '';
  return notWords.has(node.nodeName.toLowerCase()) ? '' : [...(node.childNodes ?? [])].map(wordsOf).join('');
}
