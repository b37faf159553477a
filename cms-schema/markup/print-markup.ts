import type { JsonObject } from '../json.ts';
import { MarkupError } from './markup-error.ts';
import { isVoid, type MarkupBlock, type MarkupNode } from './parse-markup.ts';
import { findUnwritable } from './unsafe-attributes.ts';
import { trimSpace, trimSpaceEnd, trimSpaceStart } from './white-space.ts';

/** The exact source of parsed nodes: `printMarkup(parseMarkup(x))` is `x`. */
export function printMarkup(nodes: readonly MarkupNode[]): string {
  return printWith(nodes, ({ opener, content, closer }) =>
    closer === null ? [opener, ...content] : [opener, ...content, closer],
  );
}

/**
 * Prints parsed nodes as WordPress's editor would: canonical delimiters, void blocks where there is no content, a blank line
 * between siblings. HTML between the inner blocks of a parent is left unchanged. A block whose attributes cannot be
 * serialized keeps its opening delimiter.
 */
export function printCanonicalMarkup(nodes: readonly MarkupNode[]): string {
  return printWith(canonicalRoots(nodes), (block) => {
    const { name, attributes, opener } = block;
    const content = canonicalContent(block.content);
    const isWritable = attributes !== null && !findUnwritable(attributes);
    if (!isWritable && isVoid(block)) return [opener];
    if (isWritable && content.length === 0) return [printOpener(name, attributes, true)];
    return [isWritable ? printOpener(name, attributes, false) : opener, '\n', ...content, '\n', printCloser(name)];
  });
}

export interface PrintableBlock {
  /** Full: `haptera/hero`. */
  readonly name: string;
  readonly attributes: JsonObject;
  /** Markup inside the block; without it the block is void. */
  readonly content?: string;
}

/** A block in canonical form. Throws `MarkupError` for a name or an attribute that could not be read back. */
export function printBlock({ name, attributes, content = '' }: PrintableBlock): string {
  if (!/^[a-z][a-z0-9_-]*\/[a-z][a-z0-9_-]*$/.test(name)) {
    throw new MarkupError(
      'invalid_block_name',
      name,
      `"${name}" cannot be a block's name: write namespace/name in lower-case letters, digits, - and _.`,
    );
  }
  if (content === '') return printOpener(name, attributes, true);
  return `${printOpener(name, attributes, false)}\n${content}\n${printCloser(name)}`;
}

/** Joins sibling blocks. */
export function joinBlocks(blocks: readonly string[]): string {
  return blocks.join(siblingGap);
}

/**
 * Serializes attributes as WordPress does inside a comment. The escapes keep the comment intact, and keep the JSON intact on
 * servers that strip backslashes. U+2028 and U+2029 are escaped as in PHP. Throws `MarkupError` (`unwritable_attribute`) for
 * values that no parser could read back; `findUnsafeAttributes` lists those that only WordPress would change.
 */
export function serializeAttributes(attributes: JsonObject): string {
  const refused = findUnwritable(attributes);
  if (refused) {
    const path = refused.path.join('.');
    throw new MarkupError(
      'unwritable_attribute',
      path,
      `Attribute ${path} cannot be written: ${advice[refused.reason]}`,
    );
  }
  return JSON.stringify(attributes).replace(/\\\\|\\"|--|[<>&\u2028\u2029]/g, (match) => escapes[match] ?? match);
}

const siblingGap = '\n\n';

const escapes: Readonly<Record<string, string>> = {
  '\\\\': '\\u005c',
  '\\"': '\\u0022',
  '--': '\\u002d\\u002d',
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

const advice: Readonly<Record<string, string>> = {
  'lone-surrogate': 'it holds half a character; type the text again.',
  'not-finite': 'it is not a finite number.',
  'too-deep': 'it is nested too deep.',
};

function printOpener(name: string, attributes: JsonObject, isVoidBlock: boolean): string {
  const json = Object.keys(attributes).length === 0 ? '' : `${serializeAttributes(attributes)} `;
  return `<!-- wp:${shortName(name)} ${json}${isVoidBlock ? '/' : ''}-->`;
}

function printCloser(name: string): string {
  return `<!-- /wp:${shortName(name)} -->`;
}

function shortName(name: string): string {
  return name.startsWith('core/') ? name.slice('core/'.length) : name;
}

/** Prints depth first without recursion, because a hostile document may nest a hundred thousand blocks. */
function printWith(
  nodes: readonly (MarkupNode | string)[],
  unfold: (block: MarkupBlock) => readonly (MarkupNode | string)[],
): string {
  const printed: string[] = [];
  const todo = nodes.toReversed();
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (typeof next === 'string') printed.push(next);
    else if (next.kind === 'text') printed.push(next.source);
    else for (const part of unfold(next).toReversed()) todo.push(part);
  }
  return printed.join('');
}

function canonicalRoots(nodes: readonly MarkupNode[]): (MarkupNode | string)[] {
  const roots = nodes
    .map((node) => (node.kind === 'text' ? trimSpace(node.source) : node))
    .filter((node) => node !== '');
  return roots.flatMap((node, index) => (index === 0 ? [node] : [siblingGap, node]));
}

function canonicalContent(content: readonly MarkupNode[]): (MarkupNode | string)[] {
  const parts = content.filter((node) => node.kind === 'block' || trimSpace(node.source) !== '');
  return parts.flatMap((node, index): (MarkupNode | string)[] => {
    if (node.kind === 'block') return parts[index - 1]?.kind === 'block' ? [siblingGap, node] : [node];
    const start = index === 0 ? trimSpaceStart(node.source) : node.source;
    return [index === parts.length - 1 ? trimSpaceEnd(start) : start];
  });
}
