import type { WithData } from '#blocks/block-drawing.ts';
import type { BlockHost } from '#blocks/block-props.ts';
import { definitions } from '#blocks/definitions.generated.ts';
import type { Resolver } from '#cms-schema/field.ts';
import type { BlockNode } from '#cms-schema/markup/document.ts';
import { blockDrawings } from '../block-drawings.ts';
import { drawApart } from './draw-apart.ts';
import { findMarked } from './find-marked.ts';
import { type MarkedText, markTexts, withoutMarks } from './mark-texts.ts';

/** A text of a block where the canvas shows it. */
export interface CanvasText extends Pick<MarkedText, 'field' | 'path'> {
  /** The element that holds it and nothing else, or the text in one that holds more. */
  readonly node: HTMLElement | Text;
}

/**
 * The texts of a block that can be edited where the canvas shows them, in the order of the page. Blocks say nothing of it:
 * the block is drawn a second time, apart, with every text between two marks, and where a mark comes out on a path of
 * elements, the same path on the canvas shows the same text. Only what says there what the field says is given.
 */
export function findCanvasTexts(frame: Document, node: BlockNode, host: BlockHost, resolver: Resolver): CanvasText[] {
  const definition = definitions.get(node.type);
  const shown = frame.getElementById(node.id);
  if (!definition || !shown) return [];
  const { attributes, texts } = markTexts(definition.fields, node.attributes);
  const apart = drawApart(blockDrawings.get(node.type)?.draw(attributes, resolver, host, noSlots, withExample));
  const root = apart?.querySelector(`#${CSS.escape(node.id)}`);
  if (!root) return [];
  return findMarked<ChildNode>(root, texts).flatMap(({ text: { field, path }, node: drawn }) => {
    const found = follow(shown, pathTo(drawn, root));
    const isSame = found?.textContent === withoutMarks(drawn.textContent ?? '');
    const holder = found && (isElement(found) ? found : found.parentElement);
    return found && isSame && !holder?.closest('.h-hidden') ? [{ field, path, node: found }] : [];
  });
}

/** What stands in a slot is a block of its own. */
const noSlots = () => null;

/** Words beside live content stand where they stand beside the example's. */
const withExample: WithData = (request, draw) => draw(request.example);

interface Step {
  readonly name: string;
  readonly index: number;
}

function pathTo(node: ChildNode, root: Element): Step[] {
  const { parentNode } = node;
  if (node === root || !parentNode) return [];
  const index = ownChildren(parentNode).indexOf(node);
  return [...(isChild(parentNode) ? pathTo(parentNode, root) : []), { name: node.nodeName, index }];
}

function follow(root: Element, path: readonly Step[]): HTMLElement | Text | null {
  let found: ChildNode = root;
  for (const { name, index } of path) {
    const child = ownChildren(found)[index];
    if (child?.nodeName.toLowerCase() !== name.toLowerCase()) return null;
    found = child;
  }
  return isElement(found) || isText(found) ? found : null;
}

/** Without the blocks of a slot, and the mark that tells where it is. */
function ownChildren(parent: ParentNode | ChildNode): ChildNode[] {
  return [...parent.childNodes].filter((child) => !isElement(child) || !child.matches('[data-block], template'));
}

/** Nodes of the frame are no instances of the host's classes. */
function isElement(node: Node): node is HTMLElement {
  return node.nodeType === Node.ELEMENT_NODE;
}

function isText(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE;
}

function isChild(node: ParentNode): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
