export interface ScannedElement {
  /** Lower-case. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** From the start tag to just after it; for a script or style, to just after its end tag. */
  start: number;
  end: number;
  /** The content of a script or style; empty for other elements. */
  text: string;
}

/**
 * The start tags with these names in a document; scripts and styles with their content. Follows the HTML tokenizer
 * where tags can be hidden or faked (comments, quoted attributes, raw text, escaped script data), in time linear in the
 * document's length. Scanning stops at a construct that is never closed.
 */
export function scanElements(html: string, names: ReadonlySet<string>): ScannedElement[] {
  const elements: ScannedElement[] = [];
  let at = html.indexOf('<');
  while (at !== -1) {
    const next = html.charCodeAt(at + 1);
    if (isLetter(next)) {
      const tag = readTag(html, at + 1);
      if (tag === null) break;
      let end = tag.end;
      let text = '';
      if (tag.name === 'script') {
        const closing = findScriptEnd(html, tag.end);
        if (closing === null) break;
        end = closing.end;
        text = html.slice(tag.end, closing.start);
      } else if (RAW_TEXT.has(tag.name)) {
        const closing = findEndTag(html, tag.name, tag.end);
        if (closing === null) break;
        end = closing.end;
        if (tag.name === 'style') text = html.slice(tag.end, closing.start);
      }
      if (names.has(tag.name)) elements.push({ name: tag.name, attributes: tag.attributes, start: at, end, text });
      at = html.indexOf('<', end);
    } else if (next === SLASH && isLetter(html.charCodeAt(at + 2))) {
      const tag = readTag(html, at + 2);
      if (tag === null) break;
      at = html.indexOf('<', tag.end);
    } else if (next === BANG || next === QUESTION || next === SLASH) {
      const end = findMarkupEnd(html, at);
      if (end === null) break;
      at = html.indexOf('<', end);
    } else {
      at = html.indexOf('<', at + 1);
    }
  }
  return elements;
}

const BANG = 0x21;
const SLASH = 0x2f;
const QUESTION = 0x3f;
const CLOSING = 0x3e;
const EQUALS = 0x3d;
const RAW_TEXT = new Set(['style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript']);

interface Tag {
  name: string;
  attributes: Map<string, string>;
  /** Just after the `>`. */
  end: number;
}

/** `from` is the first letter of the name. `null` when the document ends inside the tag. */
function readTag(html: string, from: number): Tag | null {
  let at = from;
  while (at < html.length && !isSpace(html.charCodeAt(at)) && !endsName(html.charCodeAt(at))) at += 1;
  const name = html.slice(from, at).toLowerCase();
  const attributes = new Map<string, string>();
  while (at < html.length) {
    const here = html[at];
    if (here === '>') return { name, attributes, end: at + 1 };
    if (here === '/' || isSpace(html.charCodeAt(at))) {
      at += 1;
      continue;
    }
    const nameStart = at;
    at += 1;
    while (at < html.length && !isSpace(html.charCodeAt(at)) && !endsAttribute(html.charCodeAt(at))) at += 1;
    const attribute = html.slice(nameStart, at).toLowerCase();
    at = skipSpace(html, at);
    let value = '';
    if (html[at] === '=') {
      at = skipSpace(html, at + 1);
      const quote = html[at];
      if (quote === '"' || quote === "'") {
        const close = html.indexOf(quote, at + 1);
        if (close === -1) return null;
        value = html.slice(at + 1, close);
        at = close + 1;
      } else {
        const valueStart = at;
        while (at < html.length && !isSpace(html.charCodeAt(at)) && html[at] !== '>') at += 1;
        value = html.slice(valueStart, at);
      }
    }
    if (!attributes.has(attribute)) attributes.set(attribute, value);
  }
  return null;
}

/** The offset just after a comment, doctype, CDATA look-alike or bogus comment. */
function findMarkupEnd(html: string, from: number): number | null {
  if (!html.startsWith('<!--', from)) {
    const end = html.indexOf('>', from + 2);
    return end === -1 ? null : end + 1;
  }
  if (html[from + 4] === '>') return from + 5;
  if (html.startsWith('->', from + 4)) return from + 6;
  COMMENT_END.lastIndex = from + 4;
  return COMMENT_END.exec(html) === null ? null : COMMENT_END.lastIndex;
}

const COMMENT_END = /--!?>/g;

/** The end tag of a raw text element. */
function findEndTag(html: string, name: string, from: number): { start: number; end: number } | null {
  const pattern = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
  pattern.lastIndex = from;
  const found = pattern.exec(html);
  const tag = found && readTag(html, found.index + 2);
  return tag ? { start: found.index, end: tag.end } : null;
}

/**
 * A script's end tag. Inside `<!-- … -->` a nested `<script` makes the next `</script` part of the text
 * (HTML: script data double escaped state).
 */
function findScriptEnd(html: string, from: number): { start: number; end: number } | null {
  let isEscaped = false;
  let isDoubleEscaped = false;
  SCRIPT_MARK.lastIndex = from;
  for (let mark = SCRIPT_MARK.exec(html); mark !== null; mark = SCRIPT_MARK.exec(html)) {
    const word = mark[0].toLowerCase();
    if (word === '<!--') {
      isEscaped = true;
      // `<!-->` and `<!--->` open and close at once, so the dashes count again.
      SCRIPT_MARK.lastIndex -= 2;
    } else if (word === '-->') {
      isEscaped = false;
      isDoubleEscaped = false;
    } else if (word === '<script') {
      if (isEscaped) isDoubleEscaped = true;
    } else if (isDoubleEscaped) {
      isDoubleEscaped = false;
    } else {
      const tag = readTag(html, mark.index + 2);
      return tag === null ? null : { start: mark.index, end: tag.end };
    }
  }
  return null;
}

const SCRIPT_MARK = /<!--|-->|<\/?script(?=[\t\n\f\r />])/gi;

function skipSpace(html: string, from: number): number {
  let at = from;
  while (isSpace(html.charCodeAt(at))) at += 1;
  return at;
}

function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d && code !== 0x0b);
}

function endsName(code: number): boolean {
  return code === SLASH || code === CLOSING;
}

function endsAttribute(code: number): boolean {
  return code === SLASH || code === CLOSING || code === EQUALS;
}

function isLetter(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}
