import { isSpace, skipSpace } from './white-space.ts';

/** A block comment: `<!-- wp:name {…} -->`, `<!-- /wp:name -->` or `<!-- wp:name {…} /-->`. */
export interface Delimiter {
  readonly kind: 'opener' | 'closer' | 'void';
  readonly start: number;
  readonly end: number;
  /** Full: `core/paragraph` for `wp:paragraph`. */
  readonly name: string;
  /** The braces and everything between them; null without braces. */
  readonly attributes: string | null;
}

export interface DelimiterScanner {
  /** The first delimiter that starts at `from` or later. */
  next(from: number): Delimiter | null;
  /** Whether a scanned comment was cut off by the end of the source, so that appended text could complete it. */
  sawOpenComment(): boolean;
}

/** Scans a source from left to right, in linear time on any input. */
export function createDelimiterScanner(source: string): DelimiterScanner {
  const findBrace = createBraceFinder(source);
  let isOpen = false;
  return {
    next(from) {
      for (let at = source.indexOf('<!--', from); at !== -1; at = source.indexOf('<!--', at + 4)) {
        const found = readComment(source, at, findBrace);
        if (found === 'open') isOpen = true;
        else if (found !== 'other') return found;
      }
      return null;
    },
    sawOpenComment: () => isOpen,
  };
}

/**
 * Whether a source means the same in any context: every block in it is opened and closed in it, and no comment is left
 * unfinished.
 */
export function isSelfContained(source: string): boolean {
  const scanner = createDelimiterScanner(source);
  let depth = 0;
  for (let found = scanner.next(0); found; found = scanner.next(found.end)) {
    if (found.kind === 'opener') depth++;
    if (found.kind === 'closer' && --depth < 0) return false;
  }
  return depth === 0 && !scanner.sawOpenComment();
}

/**
 * How deep blocks may be nested, foreign ones too. What is nested deeper is text to the parser, so that all code may walk
 * its tree recursively.
 */
export const MAX_MARKUP_DEPTH = 128;

/** A block that is nested deeper than `MAX_MARKUP_DEPTH`. */
export interface DeepBlock {
  /** Full: `core/group`. */
  readonly name: string;
  /** Of its opening delimiter, counted from 1. */
  readonly line: number;
}

/** The first block that is nested too deep, as the parser nests them; null if none is. */
export function findTooDeep(source: string): DeepBlock | null {
  const scanner = createDelimiterScanner(source);
  let depth = 0;
  for (let found = scanner.next(0); found; found = scanner.next(found.end)) {
    if (found.kind === 'closer') {
      if (depth === 0) return null;
      depth--;
    } else if (depth === MAX_MARKUP_DEPTH) {
      return { name: found.name, line: source.slice(0, found.start).split('\n').length };
    } else if (found.kind === 'opener') depth++;
  }
  return null;
}

/** `other`: not a block comment. `open`: the source ends before it can be told. */
function readComment(source: string, start: number, findBrace: BraceFinder): Delimiter | 'other' | 'open' {
  const marker = skipSpace(source, start + 4);
  if (marker === source.length) return 'open';
  if (marker === start + 4) return 'other';
  const isCloser = source[marker] === '/';
  const nameStart = marker + (isCloser ? 4 : 3);
  if (!source.startsWith('wp:', nameStart - 3)) return 'other';

  const nameEnd = skipName(source, nameStart);
  const afterName = skipSpace(source, nameEnd);
  if (nameEnd === nameStart) return 'other';
  if (afterName === source.length) return 'open';
  if (afterName === nameEnd) return 'other';

  let tail = afterName;
  let attributes: string | null = null;
  if (source[afterName] === '{') {
    const brace = findBrace(afterName + 1);
    if (brace === -1) return 'open';
    attributes = source.slice(afterName, brace + 1);
    tail = skipSpace(source, brace + 1);
  }
  const isVoid = source[tail] === '/';
  const arrow = isVoid ? tail + 1 : tail;
  if (!source.startsWith('-->', arrow)) return 'other';

  const name = source.slice(nameStart, nameEnd);
  return {
    // A closer that ends like a void block is a void block to WordPress.
    kind: isVoid ? 'void' : isCloser ? 'closer' : 'opener',
    start,
    end: arrow + 3,
    name: name.includes('/') ? name : `core/${name}`,
    attributes,
  };
}

/** The end of `name` or `namespace/name`; `at` itself if neither is found there. */
function skipName(source: string, at: number): number {
  const first = skipWord(source, at);
  if (first === at || source[first] !== '/') return first;
  const second = skipWord(source, first + 1);
  return second === first + 1 ? at : second;
}

function skipWord(source: string, at: number): number {
  if (!isLetter(source.charCodeAt(at))) return at;
  let index = at + 1;
  while (isWordCharacter(source.charCodeAt(index))) index++;
  return index;
}

function isLetter(code: number): boolean {
  return code >= 97 && code <= 122;
}

function isWordCharacter(code: number): boolean {
  return isLetter(code) || (code >= 48 && code <= 57) || code === 95 || code === 45;
}

/** Finds the first `}` at or after an index that ends a comment (`} -->` or `} /-->`); -1 if there is none. */
type BraceFinder = (from: number) => number;

/** Remembers a failed search. Otherwise each of many comments without a closing brace would scan to the end. */
function createBraceFinder(source: string): BraceFinder {
  let noneFrom = Number.POSITIVE_INFINITY;
  return (from) => {
    if (from >= noneFrom) return -1;
    const found = searchBrace(source, from);
    if (found === -1) noneFrom = from;
    return found;
  };
}

function searchBrace(source: string, from: number): number {
  for (let arrow = source.indexOf('-->', from); arrow !== -1; arrow = source.indexOf('-->', arrow + 3)) {
    const spaceEnd = source[arrow - 1] === '/' ? arrow - 1 : arrow;
    let spaceStart = spaceEnd;
    while (spaceStart > from && isSpace(source.charCodeAt(spaceStart - 1))) spaceStart--;
    const brace = spaceStart - 1;
    if (spaceStart < spaceEnd && brace >= from && source[brace] === '}') return brace;
  }
  return -1;
}
