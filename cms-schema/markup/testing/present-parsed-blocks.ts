import type { JsonObject } from '../../json.ts';
import { isUnclosed, type MarkupBlock, type MarkupNode } from '../parse-markup.ts';
import { printMarkup } from '../print-markup.ts';

/** A block as WordPress's own parser returns it. Text between blocks is a block without a name. */
export interface ParsedBlock {
  blockName: string | null;
  attrs: JsonObject | null;
  innerBlocks: ParsedBlock[];
  innerHTML: string;
  /** The pieces of `innerHTML`, with null where an inner block stands. */
  innerContent: (string | null)[];
}

/**
 * A parsed document in the shape of WordPress's parser, including its quirks: a nested block without content has one empty
 * piece; unclosed nested blocks become siblings, the innermost first, each with all the source after its last closed child
 * as text.
 */
export function presentParsedBlocks(nodes: readonly MarkupNode[]): ParsedBlock[] {
  const last = nodes.at(-1);
  if (!isUnclosed(last)) return presentClosed(nodes);
  const before = nodes.at(-2);
  const lead = before?.kind === 'text' ? before.source : null;
  return [...presentClosed(nodes.slice(0, lead === null ? -1 : -2)), ...presentUnclosed(last, lead)];
}

/** Converts nodes that contain no unclosed block. */
function presentClosed(nodes: readonly MarkupNode[]): ParsedBlock[] {
  return nodes.map((node) => {
    if (node.kind === 'text') return freeform(node.source);
    const block = startBlock(node);
    fill(block, node.content);
    return block;
  });
}

/** Fills a block and its inner blocks with their content, without recursion. */
function fill(root: ParsedBlock, content: readonly MarkupNode[]): void {
  const todo = [{ block: root, content }];
  for (let next = todo.pop(); next; next = todo.pop()) {
    for (const node of next.content) {
      if (node.kind === 'text') {
        addText(next.block, node.source);
        continue;
      }
      const inner = startBlock(node);
      next.block.innerBlocks.push(inner);
      next.block.innerContent.push(null);
      const endsWithText = node.content.at(-1)?.kind === 'text';
      const emptyPiece: MarkupNode[] = node.closer === null || endsWithText ? [] : [{ kind: 'text', source: '' }];
      todo.push({ block: inner, content: [...node.content, ...emptyPiece] });
    }
  }
}

function presentUnclosed(outermost: MarkupBlock, lead: string | null): ParsedBlock[] {
  const source = printMarkup([outermost]);
  const blocks: ParsedBlock[] = [];
  let offset = 0;
  let textBefore = lead;
  for (let node: MarkupBlock | null = outermost; node; ) {
    const { content, opener }: MarkupBlock = node;
    const settled = content.slice(0, 1 + content.findLastIndex((item) => item.kind === 'block' && !isUnclosed(item)));
    offset += opener.length + printMarkup(settled).length;

    const block = startBlock(node);
    fill(block, settled);
    if (offset < source.length) addText(block, source.slice(offset));
    // Collected from the outside in and reversed at the end, so each block is pushed before the text that precedes it.
    blocks.push(block);
    if (textBefore !== null) blocks.push(freeform(textBefore));

    const text = content[settled.length];
    textBefore = text?.kind === 'text' ? text.source : null;
    offset += textBefore?.length ?? 0;
    const child = content.at(-1);
    node = isUnclosed(child) ? child : null;
  }
  return blocks.reverse();
}

function startBlock({ name, attributes }: MarkupBlock): ParsedBlock {
  return { blockName: name, attrs: attributes, innerBlocks: [], innerHTML: '', innerContent: [] };
}

function freeform(source: string): ParsedBlock {
  return { blockName: null, attrs: {}, innerBlocks: [], innerHTML: source, innerContent: [source] };
}

function addText(block: ParsedBlock, source: string): void {
  block.innerHTML += source;
  block.innerContent.push(source);
}
