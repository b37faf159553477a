import { isJsonObject, type JsonObject, type JsonValue, MAX_JSON_DEPTH } from '../json.ts';
import { createDelimiterScanner, type Delimiter, MAX_MARKUP_DEPTH } from './scan-delimiters.ts';

export type MarkupNode = MarkupText | MarkupBlock;

export interface MarkupText {
  kind: 'text';
  source: string;
}

export interface MarkupBlock {
  kind: 'block';
  /** Full: `core/paragraph`. */
  name: string;
  /** Empty when the delimiter has none; null when they are not valid JSON, as in WordPress. */
  attributes: JsonObject | null;
  /** The exact opening or void delimiter. */
  opener: string;
  /** The exact closing delimiter, whatever its name; null when void or when the source ends first. */
  closer: string | null;
  content: MarkupNode[];
}

/**
 * Parses WordPress's block grammar into a lossless tree: `printMarkup` restores the source. A closer ends the innermost open
 * block whatever its name. A closer without an open block turns everything after the preceding delimiter into text. An
 * unclosed block extends to the end. What is nested deeper than `MAX_MARKUP_DEPTH` is text. Never throws, and takes linear
 * time on any input.
 */
export function parseMarkup(source: string): MarkupNode[] {
  const roots: MarkupNode[] = [];
  const ancestors: MarkupBlock[] = [];
  const scanner = createDelimiterScanner(source);
  let content = roots;
  let offset = 0;
  let from = 0;
  /** Blocks that are open, but too deep to be in the tree. */
  let tooDeep = 0;
  for (let found = scanner.next(0); found; found = scanner.next(from)) {
    if (found.kind === 'closer' && ancestors.length === 0) break;
    from = found.end;
    if (found.kind === 'closer' ? tooDeep > 0 : ancestors.length === MAX_MARKUP_DEPTH) {
      if (found.kind !== 'void') tooDeep += found.kind === 'opener' ? 1 : -1;
      continue;
    }
    pushText(content, source.slice(offset, found.start));
    offset = found.end;
    const delimiter = source.slice(found.start, found.end);
    if (found.kind === 'closer') {
      const closed = ancestors.pop();
      if (closed) closed.closer = delimiter;
      content = ancestors.at(-1)?.content ?? roots;
      continue;
    }
    const block = startBlock(found, delimiter);
    content.push(block);
    if (found.kind === 'opener') {
      ancestors.push(block);
      content = block.content;
    }
  }
  pushText(content, source.slice(offset));
  return roots;
}

export function isVoid(block: MarkupBlock): boolean {
  return block.opener.endsWith('/-->');
}

/** Whether the source ends inside the block. */
export function isUnclosed(node: MarkupNode | undefined): node is MarkupBlock {
  return node?.kind === 'block' && node.closer === null && !isVoid(node);
}

function startBlock({ name, attributes }: Delimiter, opener: string): MarkupBlock {
  return { kind: 'block', name, attributes: parseAttributes(attributes), opener, closer: null, content: [] };
}

function pushText(content: MarkupNode[], source: string): void {
  if (source !== '') content.push({ kind: 'text', source });
}

function parseAttributes(source: string | null): JsonObject | null {
  if (source === null) return {};
  try {
    const value: JsonValue = JSON.parse(source);
    return isJsonObject(value) && !isTooDeep(value, source.length) ? value : null;
  } catch {
    return null;
  }
}

function isTooDeep(value: JsonObject, sourceLength: number): boolean {
  // Every level needs two brackets, so a shorter source cannot be too deep.
  if (sourceLength <= MAX_JSON_DEPTH * 2) return false;
  let level: JsonValue[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === MAX_JSON_DEPTH) return true;
    level = level
      .flatMap((parent) => Object.values(parent ?? {}))
      .filter((item) => typeof item === 'object' && item !== null);
  }
  return false;
}
