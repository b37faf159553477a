import type { WithData } from '#blocks/block-drawing.ts';
import type { BlockHost } from '#blocks/block-props.ts';
import { definitions } from '#blocks/definitions.generated.ts';
import type { Resolver } from '#cms-schema/field.ts';
import type { BlockNode } from '#cms-schema/markup/document.ts';
import { blockDrawings } from '../block-drawings.ts';
import { drawApart } from './draw-apart.ts';
import { findMarked } from './find-marked.ts';
import { type MarkedText, markTexts, withoutMarks } from './mark-texts.ts';

/** A text of a block, with its place on the canvas. */
export interface CanvasText extends Pick<MarkedText, 'field' | 'path'> {
  /** The element that holds only this text, or the text node in an element that holds more. */
  readonly node: HTMLElement | Text;
}

/**
 * Finds the texts of a block that can be edited in place on the canvas, in the order of the page. Blocks do not tell
 * where they show a text, so the block is rendered a second time, detached, with every text between two marks. The path
 * of elements to a mark then leads to the same text on the canvas. Only texts that match their field there are
 * returned.
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

/** The content of a slot belongs to other blocks. */
const noSlots = () => null;

/** Texts beside live content are in the same places as beside the example's. */
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

/** The children without the blocks of a slot and the template element that marks it. */
function ownChildren(parent: ParentNode | ChildNode): ChildNode[] {
  return [...parent.childNodes].filter((child) => !isElement(child) || !child.matches('[data-block], template'));
}

/** Nodes of the frame are not instances of the host's classes. */
function isElement(node: Node): node is HTMLElement {
  return node.nodeType === Node.ELEMENT_NODE;
}

function isText(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE;
}

function isChild(node: ParentNode): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
