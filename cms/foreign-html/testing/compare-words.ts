export interface WordReport {
  readonly paragraphs: { readonly before: number; readonly after: number };
  readonly words: { readonly before: number; readonly after: number };
  /** Words that occur more often in the source than in the article, in order. */
  readonly lost: readonly string[];
  /** Words that occur more often in the article than in the source. */
  readonly added: readonly string[];
}

/**
 * Compares the words and paragraphs of a source with those of its article. Both are counted with a few regular
 * expressions that share nothing with the pipeline, so that they cannot hide its faults.
 */
export function compareWords(source: string, article: string): WordReport {
  // Blank lines have no meaning in blocks, nor in preformatted text.
  const blankLine = source.includes('<!-- wp:') ? null : BLANK_LINE;
  const lined = withoutShortcodes(source).replace(/<pre\b[\s\S]*?<\/pre>/gi, (code) => code.replace(/\s+/g, ' '));
  const before = readParagraphs(lined, blankLine);
  const after = readParagraphs(article, null);
  const [wordsBefore, wordsAfter] = [before.flat(), after.flat()];
  return {
    paragraphs: { before: before.length, after: after.length },
    words: { before: wordsBefore.length, after: wordsAfter.length },
    lost: subtract(wordsBefore, wordsAfter),
    added: subtract(wordsAfter, wordsBefore),
  };
}

const BLANK_LINE = /\n\s*\n|<br\s*\/?>\s*<br\s*\/?>/gi;

/** The words of each non-empty paragraph. `blankLine`: what separates paragraphs besides tags, in classic text. */
function readParagraphs(html: string, blankLine: RegExp | null): string[][] {
  const visible = html
    .replace(/<!--[\s\S]*?-->/g, (comment) => (comment.includes('wp:') ? PARTED : ''))
    .replace(UNREAD, ' ')
    .replace(/<\/?(?:[a-z][^<>"']*(?:"[^"]*"[^<>"']*|'[^']*'[^<>"']*)*)>/gi, (tag) => (BLOCK.test(tag) ? PARTED : ''));
  const parted = blankLine ? visible.replace(blankLine, PARTED) : visible;
  return parted
    .split(PARTED)
    .map((part) => readWords(decode(part)))
    .filter((words) => words.length > 0);
}

const PARTED = '\u2029';

/** Elements that are for programs, or controls that do nothing on a static page. */
const UNREAD = /<(script|style|svg|math|noscript|template|iframe|button|select|textarea|object)\b[\s\S]*?<\/\1\s*>/gi;

const BLOCK =
  /^<\/?(?:address|article|aside|blockquote|body|caption|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul|audio|video|img)\b/i;

/** Removes the tags of shortcodes. The text of a caption may be in an attribute. */
function withoutShortcodes(source: string): string {
  return source
    .replace(/\[(?:wp_)?caption\b[^\]]*\bcaption="([^"]*)"[^\]]*\]/g, '\n\n$1 ')
    .replace(/\[\/?(?:wp_caption|caption|gallery|audio|video|playlist|embed)\b[^\]]*\]/g, '\n\n');
}

function readWords(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

function decode(text: string): string {
  return text
    .replace(/&#x([\da-f]{1,6});/gi, (_, code: string) => printCode(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_, code: string) => printCode(Number(code)))
    .replace(/&(?:nbsp|lt|gt|quot|hellip|[lr][sd]quo|[mn]dash|laquo|raquo|copy|reg|trade|bull|middot|amp);/g, ' ');
}

function printCode(code: number): string {
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' ';
}

function subtract(words: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}
