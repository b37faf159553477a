export interface InlineScript {
  /** Where the element starts and ends in the document: from `<script` to behind `</script>`. */
  start: number;
  end: number;
  text: string;
  /** Has no attribute at all. */
  isBare: boolean;
}

/**
 * The scripts of a document that a browser would run from the page itself: without `src` and with a type that is
 * JavaScript. Follows the HTML tokenizer where scripts can hide or seem to appear (comments, quoted attributes, raw
 * text, escaped script data), and takes time linear in the document's length.
 *
 * Nothing rests on this being right for hostile markup: what is found is only *considered* for a hash, and a text that
 * is pure data may have one wherever it stands.
 */
export function listInlineScripts(html: string): InlineScript[] {
  const scripts: InlineScript[] = [];
  let at = html.indexOf('<');
  while (at !== -1) {
    const next = html.charCodeAt(at + 1);
    if (isLetter(next)) {
      const tag = readTag(html, at + 1);
      if (tag === null) break;
      let end = tag.end;
      if (tag.name === 'script') {
        const closing = findScriptEnd(html, tag.end);
        if (closing === null) break;
        end = closing.end;
        if (runsInline(tag.attributes)) {
          const text = html.slice(tag.end, closing.start);
          scripts.push({ start: at, end, text, isBare: tag.attributes.size === 0 });
        }
      } else if (RAW_TEXT.has(tag.name)) {
        const closing = findEndTag(html, tag.name, tag.end);
        if (closing === null) break;
        end = closing;
      }
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
  return scripts;
}

const BANG = 0x21;
const SLASH = 0x2f;
const QUESTION = 0x3f;
const RAW_TEXT = new Set(['style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript']);

/** HTML's "JavaScript MIME type essence match", shortened to those that are still written. */
const JAVASCRIPT_TYPE =
  /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/;

function runsInline(attributes: ReadonlyMap<string, string>): boolean {
  if (attributes.has('src')) return false;
  const type = attributes.get('type');
  return type === undefined || type === '' || JAVASCRIPT_TYPE.test(type.trim().toLowerCase());
}

interface Tag {
  name: string;
  attributes: Map<string, string>;
  /** Behind the `>`. */
  end: number;
}

/** `from` is the first letter of the name. `null` when the document ends inside the tag. */
function readTag(html: string, from: number): Tag | null {
  let at = from;
  while (at < html.length && !isSpace(html.charCodeAt(at)) && html[at] !== '/' && html[at] !== '>') at += 1;
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
    while (at < html.length && !isSpace(html.charCodeAt(at)) && !'/>='.includes(html[at] ?? '')) at += 1;
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

/** Behind a comment, doctype, CDATA look-alike or bogus comment. */
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

/** Behind the end tag of a raw text element. */
function findEndTag(html: string, name: string, from: number): number | null {
  const pattern = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
  pattern.lastIndex = from;
  const found = pattern.exec(html);
  return found === null ? null : (readTag(html, found.index + 2)?.end ?? null);
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

function isLetter(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}
