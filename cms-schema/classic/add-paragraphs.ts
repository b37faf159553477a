import { printEmbed } from './print-figures.ts';
import { type HtmlPiece, type HtmlTag, type HtmlText, splitHtml } from './split-html.ts';

/**
 * Renders classic text: a blank line ends a paragraph, a line break becomes `<br>`, a URL alone on its line becomes an
 * embed. Block elements in the source stay, and the same rules apply to their content. Existing markup is never moved, and
 * unclosed tags stay unclosed. Idempotent; takes linear time.
 */
export function addParagraphs(source: string): string {
  const writer = createWriter();
  for (const piece of splitHtml(source)) {
    if (piece.kind === 'tag' && BLOCKS.has(piece.name)) writer.block(piece);
    else if (piece.kind === 'opaque' && piece.name !== null && OPAQUE_BLOCKS.has(piece.name)) writer.opaqueBlock(piece);
    else writer.inline(piece.kind === 'text' ? withoutStrayBrackets(piece) : piece);
  }
  return writer.end();
}

/** Escapes every `<` that this splitter read as text, so that no parser takes it for a tag. */
function withoutStrayBrackets({ source }: HtmlText): HtmlText {
  return { kind: 'text', source: source.replaceAll('<', '&lt;') };
}

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements whose direct text is wrapped in paragraphs, unless that text is their only content. */
const FLOW = setOf(
  'address article aside center dd details div fieldset footer form header hgroup li main nav section td th',
);
/** Elements whose text is wrapped only where a blank line separates it: an item with a nested list stays one line. */
const TIGHT = setOf('dd li td th');
/** Elements whose text is always wrapped in paragraphs. */
const QUOTES = setOf('blockquote');
/** Elements that get line breaks but no paragraphs. */
const PHRASING = setOf('caption dt figcaption h1 h2 h3 h4 h5 h6 legend summary');
/** Elements that contain only other block elements. */
const STRUCTURE = setOf('col colgroup dir dl figure map menu ol table tbody tfoot thead tr ul');
const LONE = setOf('hr col');
const BLOCKS = new Set([...FLOW, ...QUOTES, ...PHRASING, ...STRUCTURE, ...LONE, 'p']);
const OPAQUE_BLOCKS = setOf('pre script style template');

interface Place {
  readonly name: string;
  /** Only white space and one run of text have followed its opening tag so far. */
  isFresh: boolean;
  /** The paragraph's opening tag, repeated when the paragraph is split. */
  readonly opener: string;
}

function createWriter() {
  const parts: string[] = [];
  const places: Place[] = [];
  const root: Place = { name: '', isFresh: false, opener: '' };
  let run: HtmlPiece[] = [];
  const place = () => places.at(-1) ?? root;

  /** `isWhole`: the run is the only content of its element. */
  const flush = (isWhole: boolean) => {
    const { name, opener } = place();
    parts.push(printRun(run, name, opener, isWhole));
    run = [];
  };
  return {
    inline(piece: HtmlPiece) {
      run.push(piece);
    },
    block(tag: HtmlTag) {
      const { name, isClosing, source } = tag;
      if (!isClosing) {
        flush(false);
        // A paragraph ends where another block begins.
        if (place().name === 'p') places.pop();
        place().isFresh = false;
        parts.push(source);
        if (!LONE.has(name) && !source.endsWith('/>')) places.push({ name, isFresh: true, opener: source });
        return;
      }
      const depth = findOpen(places, name);
      flush(depth === places.length - 1 && place().isFresh && depth !== -1);
      if (depth !== -1) places.length = depth;
      place().isFresh = false;
      parts.push(source);
    },
    opaqueBlock({ source }: HtmlPiece) {
      flush(false);
      place().isFresh = false;
      parts.push(source);
    },
    end() {
      flush(false);
      return parts.join('');
    },
  };
}

/** The depth of the innermost open element of that name; -1 for a closing tag without an opening one. */
function findOpen(places: readonly Place[], name: string): number {
  const outermost = Math.max(0, places.length - MAX_OPEN);
  for (let depth = places.length - 1; depth >= outermost; depth--) if (places[depth]?.name === name) return depth;
  return -1;
}

/** Limits how far back a closing tag searches for its opening tag, since every such search may fail. */
const MAX_OPEN = 64;

function printRun(run: readonly HtmlPiece[], place: string, opener: string, isWhole: boolean): string {
  if (run.length === 0) return '';
  if (STRUCTURE.has(place)) return run.map(({ source }) => source).join('');
  const paragraphs = splitAtBlankLines(run).map(trimRun);
  const shown = paragraphs.filter(isShown);
  if (shown.length === 0) return run.map(({ source }) => source).join('');
  if (PHRASING.has(place)) return shown.map(printLines).join('<br>\n');
  if (place === 'p') return shown.map(printLines).join(`</p>\n${opener}`);
  const isBare = shown.length === 1 && !QUOTES.has(place) && (isWhole || TIGHT.has(place));
  if (isBare) return printLines(shown[0] ?? []);
  return `\n${paragraphs.map((paragraph) => (isShown(paragraph) ? printParagraph(paragraph) : printLines(paragraph))).join('\n')}\n`;
}

/** Prints a paragraph, split at the URLs that stand alone on a line. */
function printParagraph(paragraph: readonly HtmlPiece[]): string {
  const printed: string[] = [];
  let lines: HtmlPiece[] = [];
  const endLines = () => {
    const trimmed = trimRun(lines);
    if (isShown(trimmed)) printed.push(`<p>${printLines(trimmed)}</p>`);
    else printed.push(printLines(trimmed));
    lines = [];
  };
  let openTags = 0;
  for (const [index, piece] of paragraph.entries()) {
    if (piece.kind === 'tag' && !isLone(piece)) openTags += piece.isClosing ? -1 : 1;
    if (piece.kind !== 'text' || openTags > 0) {
      lines.push(piece);
      continue;
    }
    const all = piece.source.split('\n');
    for (const [number, line] of all.entries()) {
      const isWholeLine = (number > 0 || index === 0) && (number < all.length - 1 || index === paragraph.length - 1);
      if (isWholeLine && LONE_ADDRESS.test(line)) {
        endLines();
        printed.push(printEmbed(line.trim()).trim());
      } else if (number < all.length - 1 || line !== '') {
        lines.push({ kind: 'text', source: number < all.length - 1 ? `${line}\n` : line });
      }
    }
  }
  endLines();
  return printed.filter((part) => part !== '').join('\n');
}

const LONE_ADDRESS = /^[ \t]*https?:\/\/(?:(?!&lt;)[^\s<>"])+[ \t]*$/i;

function isLone({ name, source }: HtmlTag): boolean {
  return source.endsWith('/>') || ['br', 'embed', 'img', 'input', 'source', 'wbr'].includes(name);
}

/** Two line breaks in a row are a blank line, however they were written. */
function splitAtBlankLines(run: readonly HtmlPiece[]): HtmlPiece[][] {
  const paragraphs: HtmlPiece[][] = [[]];
  for (const piece of run) {
    if (piece.kind !== 'text') {
      const paragraph = paragraphs.at(-1) ?? [];
      const before = paragraph.findLastIndex((each) => each.kind !== 'text' || trimStart(each.source) !== '');
      if (isBreak(piece) && before >= 0 && isBreak(paragraph[before])) {
        paragraph.length = before;
        paragraphs.push([]);
      } else {
        paragraph.push(piece);
      }
      continue;
    }
    const [first = '', ...others] = piece.source.split(/\n[ \t]*(?:\n[ \t]*)+/);
    if (first !== '') paragraphs.at(-1)?.push({ kind: 'text', source: first });
    for (const source of others) paragraphs.push(source === '' ? [] : [{ kind: 'text', source }]);
  }
  return paragraphs;
}

/** Trims white space and line breaks from both ends, looking past comments. */
function trimRun(run: readonly HtmlPiece[]): HtmlPiece[] {
  const trimmed = [...run];
  trimEdge(trimmed, 0, 1);
  trimEdge(trimmed, trimmed.length - 1, -1);
  return trimmed;
}

function trimEdge(run: HtmlPiece[], from: number, step: 1 | -1): void {
  let at = from;
  while (at >= 0 && at < run.length) {
    const piece = run[at];
    if (piece?.kind === 'text') {
      const source = step === 1 ? trimStart(piece.source) : trimEnd(piece.source);
      if (source !== '') {
        run[at] = { kind: 'text', source };
        return;
      }
      run[at] = { kind: 'text', source: '' };
    } else if (isBreak(piece)) {
      run[at] = { kind: 'text', source: '' };
    } else if (!(piece?.kind === 'opaque' && piece.name === null)) {
      return;
    }
    at += step;
  }
}

function isShown(run: readonly HtmlPiece[]): boolean {
  return run.some((piece) =>
    piece.kind === 'text' ? trimStart(piece.source) !== '' : !(piece.kind === 'opaque' && piece.name === null),
  );
}

/** Turns line breaks into `<br>`, except next to an existing one. */
function printLines(run: readonly HtmlPiece[]): string {
  let html = '';
  for (const [index, piece] of run.entries()) {
    if (piece.kind !== 'text') {
      html += piece.source;
      continue;
    }
    const lines = piece.source.split('\n');
    for (const [number, line] of lines.entries()) {
      const isLast = number === lines.length - 1;
      const follows = number === 0 && isBreak(run[index - 1]) && trimStart(line) === '';
      const precedes =
        number === lines.length - 2 && isBreak(run[index + 1]) && trimStart(lines[number + 1] ?? '') === '';
      html += isLast ? line : `${trimEnd(line)}${follows || precedes ? '' : '<br>'}\n`;
    }
  }
  return html;
}

function isBreak(piece: HtmlPiece | undefined): boolean {
  return piece?.kind === 'tag' && piece.name === 'br';
}

const SPACE = ' \t\n\f\r';

function trimStart(text: string): string {
  let start = 0;
  while (start < text.length && SPACE.includes(text.charAt(start))) start += 1;
  return text.slice(start);
}

function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && SPACE.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
