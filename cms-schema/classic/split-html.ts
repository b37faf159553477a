export type HtmlPiece = HtmlText | HtmlTag | HtmlOpaque;

export interface HtmlText {
  readonly kind: 'text';
  readonly source: string;
}

export interface HtmlTag {
  readonly kind: 'tag';
  readonly source: string;
  /** Lower case. */
  readonly name: string;
  readonly isClosing: boolean;
}

/** A comment, or an element whose content must not be touched: code, a script, a player with its sources. */
export interface HtmlOpaque {
  readonly kind: 'opaque';
  readonly source: string;
  /** Lower case; null for a comment. */
  readonly name: string | null;
}

/**
 * Splits HTML into text, tags and opaque pieces, in order; their sources concatenated give the input. A `<` that begins no
 * tag is text, and so is one whose tag does not end before the next begins: a parser would take the words between them for
 * attributes. Never throws, and takes linear time on any input.
 */
export function splitHtml(source: string): HtmlPiece[] {
  const pieces: HtmlPiece[] = [];
  const lower = source.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const find = createFinder(lower);
  const findTagEnd = createTagEndFinder(source, find);
  let textStart = 0;
  for (let at = source.indexOf('<'); at !== -1; ) {
    const piece = readPiece({ source, lower, find, findTagEnd }, at);
    if (piece === null) {
      at = source.indexOf('<', at + 1);
      continue;
    }
    if (at > textStart) pieces.push({ kind: 'text', source: source.slice(textStart, at) });
    pieces.push(piece);
    textStart = at + piece.source.length;
    at = source.indexOf('<', textStart);
  }
  if (textStart < source.length) pieces.push({ kind: 'text', source: source.slice(textStart) });
  return pieces;
}

/** Elements whose content is shown or run verbatim, or has no words. */
const OPAQUE: ReadonlySet<string> = new Set(
  'audio iframe math noscript object pre script select style svg template textarea video'.split(' '),
);

interface Reading {
  readonly source: string;
  readonly lower: string;
  readonly find: Find;
  readonly findTagEnd: (from: number) => number;
}

function readPiece({ source, lower, find, findTagEnd }: Reading, at: number): HtmlPiece | null {
  if (source[at + 1] === '!' || source[at + 1] === '?') {
    // In an empty comment, `<!-->`, the same two dashes open and close it.
    const ending = source.startsWith('<!--', at) ? '-->' : '>';
    const end = find(ending, at + 2);
    return end === -1 ? null : { kind: 'opaque', source: source.slice(at, end + ending.length), name: null };
  }
  const isClosing = source[at + 1] === '/';
  TAG_NAME.lastIndex = isClosing ? at + 2 : at + 1;
  const name = TAG_NAME.exec(lower)?.[0];
  if (name === undefined) return null;
  const end = findTagEnd(TAG_NAME.lastIndex);
  if (end === -1) return null;
  if (!isClosing && OPAQUE.has(name)) {
    const closer = find(`</${name}`, end);
    const closerEnd = closer === -1 ? -1 : find('>', closer);
    if (closerEnd !== -1) return { kind: 'opaque', source: source.slice(at, closerEnd + 1), name };
  }
  return { kind: 'tag', source: source.slice(at, end), name, isClosing };
}

const TAG_NAME = /[a-z][a-z0-9-]*/y;

type Find = (sought: string, from: number) => number;

/** Remembers failed searches. Otherwise each of many unclosed openings would scan to the end of the source. */
function createFinder(source: string): Find {
  const noneFrom = new Map<string, number>();
  return (sought, from) => {
    if (from >= (noneFrom.get(sought) ?? Number.POSITIVE_INFINITY)) return -1;
    const found = source.indexOf(sought, from);
    if (found === -1) noneFrom.set(sought, from);
    return found;
  };
}

/**
 * Finds the index after a tag's `>`, or -1 if another tag begins first. `<` and `>` between quotes do not count. After one
 * unclosed quote, quotes are ignored for the rest of the source; otherwise every later tag would be scanned to the end.
 */
function createTagEndFinder(source: string, find: Find): (from: number) => number {
  let mindsQuotes = true;
  return (from) => {
    const first = find('>', from);
    if (first === -1) return -1;
    const next = find('<', from);
    const plain = next === -1 || next > first ? first + 1 : -1;
    if (!mindsQuotes) return plain;
    for (let at = from; at < source.length; at++) {
      const character = source[at];
      if (character === '>') return at + 1;
      if (character === '<') return -1;
      if (character !== '"' && character !== "'") continue;
      const isValue = /=\s{0,8}$/.test(source.slice(Math.max(from, at - 9), at));
      if (!isValue) continue;
      const closing = find(character, at + 1);
      if (closing === -1) break;
      at = closing;
    }
    mindsQuotes = false;
    return plain;
  };
}
