import { escapeHtml } from '#kit/html/escape-html.ts';

/**
 * Whether plain text is meant as Markdown: it has a heading, a list, a table, a quotation, code, or text between
 * Markdown markers. A single asterisk, or a single line that starts with a number, is not enough.
 */
export function isMarkdown(text: string): boolean {
  const lines = toLines(text);
  const items = lines.filter((line) => itemPattern.test(line));
  return (
    lines.some((line) => headingPattern.test(line) || fencePattern.test(line) || /^>\s?\S/.test(line)) ||
    items.length > 1 ||
    lines.some((_, at) => isTableAt(lines, at)) ||
    wordPatterns.some((pattern) => pattern.test(text))
  );
}

/**
 * Converts Markdown to HTML that must still be sanitized, because addresses are taken as they are. Line breaks are
 * kept.
 */
export function markdownToHtml(text: string): string {
  return readBlocks(toLines(text));
}

/** Converts only inline Markdown, for a text without paragraphs. */
export function markdownLinesToHtml(text: string): string {
  return toLines(text)
    .filter((line) => line.trim() !== '')
    .map(readWords)
    .join('<br>');
}

/** Emphasis, text struck through, a picture, a link. */
const wordPatterns = [
  /\*\*[^\s*][^\n]*?\*\*/,
  /~~[^\s~][^\n~]*~~/,
  /!\[[^[\]\n]*\]\((?:https?:\/\/|data:image\/|\/)[^)\s]*\)/,
  /\[[^[\]\n]+\]\((?:https?:\/\/|mailto:|\/|#)[^)\s]*\)/,
];
const headingPattern = /^ {0,3}(#{1,6}) +(\S.*)$/;
const fencePattern = /^ {0,3}(`{3,}|~{3,})/;
const itemPattern = /^( *)([-*+]|\d{1,9}[.)])( +)\S/;
const rulePattern = /^ {0,3}(?:-{3,}|\*{3,}|_{3,})\s*$/;
const quotePattern = /^ {0,3}> ?/;
const tableRulePattern = /^ *\|?(?: *:?-+:? *\|)+(?: *:?-+:? *)?$/;

function toLines(text: string): string[] {
  return text.replace(/\r\n?/g, '\n').replaceAll('\t', '    ').split('\n');
}

function isTableAt(lines: readonly string[], at: number): boolean {
  return (lines[at] ?? '').includes('|') && tableRulePattern.test(lines[at + 1] ?? '');
}

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === '';
}

/** The HTML of a construct that starts at a line, and the line after its end. */
interface Read {
  readonly html: string;
  readonly end: number;
}

type Reader = (lines: readonly string[], at: number, depth: number) => Read;

/** The maximum nesting depth of lists and quotations. */
const deepest = 8;

function readBlocks(lines: readonly string[], depth = 0): string {
  let html = '';
  for (let at = 0; at < lines.length; ) {
    if (isBlank(lines[at])) {
      at += 1;
      continue;
    }
    const read = (findReader(lines, at, depth) ?? readParagraph)(lines, at, depth);
    html += read.html;
    at = read.end;
  }
  return html;
}

/** The reader for the construct that starts at a line; null if the line belongs to a paragraph. */
function findReader(lines: readonly string[], at: number, depth: number): Reader | null {
  const line = lines[at] ?? '';
  if (headingPattern.test(line)) return readHeading;
  if (fencePattern.test(line)) return readCode;
  if (rulePattern.test(line)) return (_, here) => ({ html: '<hr>', end: here + 1 });
  if (isTableAt(lines, at)) return readTable;
  if (depth > deepest) return null;
  if (quotePattern.test(line)) return readQuote;
  return itemPattern.test(line) ? readList : null;
}

function readHeading(lines: readonly string[], at: number): Read {
  const [, { length } = '', words = ''] = headingPattern.exec(lines[at] ?? '') ?? [];
  return { html: `<h${length}>${readWords(words.trimEnd().replace(/ #+$/, ''))}</h${length}>`, end: at + 1 };
}

function readParagraph(lines: readonly string[], at: number, depth: number): Read {
  let end = at + 1;
  while (!isBlank(lines[end]) && findReader(lines, end, depth) === null) end += 1;
  return { html: `<p>${lines.slice(at, end).map(readWords).join('<br>')}</p>`, end };
}

function readCode(lines: readonly string[], at: number): Read {
  const [, fence = ''] = fencePattern.exec(lines[at] ?? '') ?? [];
  const last = lines.findIndex((line, index) => index > at && line.trim().startsWith(fence));
  const end = last === -1 ? lines.length : last;
  return { html: `<pre><code>${escapeHtml(lines.slice(at + 1, end).join('\n'))}</code></pre>`, end: end + 1 };
}

function readQuote(lines: readonly string[], at: number, depth: number): Read {
  let end = at;
  while (quotePattern.test(lines[end] ?? '')) end += 1;
  const inner = lines.slice(at, end).map((line) => line.replace(quotePattern, ''));
  return { html: `<blockquote>${readBlocks(inner, depth + 1)}</blockquote>`, end };
}

function readTable(lines: readonly string[], at: number): Read {
  let end = at + 2;
  while (!isBlank(lines[end]) && (lines[end] ?? '').includes('|')) end += 1;
  const row = (line: string, cell: 'th' | 'td') => {
    const cells = line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|');
    return `<tr>${cells.map((words) => `<${cell}>${readWords(words)}</${cell}>`).join('')}</tr>`;
  };
  const rows = lines.slice(at + 2, end).map((line) => row(line, 'td'));
  return { html: `<table><thead>${row(lines[at] ?? '', 'th')}</thead><tbody>${rows.join('')}</tbody></table>`, end };
}

/** Reads items of one kind; lines indented further than their marker belong to the previous item. */
function readList(lines: readonly string[], at: number, depth: number): Read {
  const [, { length: indent } = '', first = ''] = itemPattern.exec(lines[at] ?? '') ?? [];
  const isOrdered = /\d/.test(first);
  const items: string[][] = [];
  let width = 0;
  let end = at;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? '';
    const [whole, before = '', sign = '', gap = ''] = itemPattern.exec(line) ?? [];
    if (whole !== undefined && before.length < indent + 2) {
      if (before.length < indent || /\d/.test(sign) !== isOrdered) break;
      width = before.length + sign.length + gap.length;
      items.push([line.slice(width)]);
    } else if (!isBlank(line) && line.startsWith(' '.repeat(indent + 2))) {
      items.at(-1)?.push(line.replace(new RegExp(`^ {0,${width}}`), ''));
    } else if (isBlank(line) && (lines[end + 1] ?? '').startsWith(' '.repeat(indent + 2))) {
      items.at(-1)?.push('');
    } else if (!isBlank(line) || !isItemOf(lines[end + 1], indent, isOrdered)) break;
  }
  const tag = isOrdered ? 'ol' : 'ul';
  const inner = items.map((item) => `<li>${unwrapFirst(readBlocks(item, depth + 1))}</li>`).join('');
  return { html: `<${tag}>${inner}</${tag}>`, end };
}

function isItemOf(line: string | undefined, indent: number, isOrdered: boolean): boolean {
  const [whole, before = '', sign = ''] = itemPattern.exec(line ?? '') ?? [];
  return whole !== undefined && before.length >= indent && /\d/.test(sign) === isOrdered;
}

/** Removes the paragraph around the text of an item, unless it has several paragraphs. */
function unwrapFirst(html: string): string {
  const [, words, rest = ''] = /^<p>(.*?)<\/p>(.*)$/s.exec(html) ?? [];
  return words === undefined || rest.startsWith('<p>') ? html : words + rest;
}

function readWords(line: string): string {
  const kept: string[] = [];
  const keep = (html: string) => `\uE000${kept.push(html) - 1}\uE001`;
  const signs = escapeHtml(line.trim().replace(/[\uE000\uE001]/g, ''))
    .replace(/\\([\\`*_{}[\]()#+\-.!~|])/g, (_, sign: string) => keep(sign))
    .replace(/(`+)(.+?)\1(?!`)/g, (_, _ticks, code: string) => keep(`<code>${code.trim()}</code>`))
    .replace(/!\[([^[\]]*)\]\(([^\s()]*(?:\([^\s()]*\)[^\s()]*)*)(?:\s[^()]*)?\)/g, (_, alt: string, src: string) =>
      // Nobody knows what another address would be relative to.
      /^(?:https?:|data:|\/(?!\/))/.test(src) ? keep(`<img src="${src}" alt="${alt}">`) : alt,
    )
    .replace(
      /\[([^[\]]+)\]\(([^\s()]*(?:\([^\s()]*\)[^\s()]*)*)(?:\s[^()]*)?\)/g,
      (_, words: string, to: string) => `${keep(`<a href="${to}">`)}${words}</a>`,
    )
    .replace(/&lt;(https?:\/\/[^\s<>]{1,2000}?)&gt;/g, (_, to: string) => keep(`<a href="${to}">${to}</a>`));
  return (
    signs
      .replace(/\*\*([^\s*](?:.*?[^\s*])?)\*\*/g, '<strong>$1</strong>')
      .replace(/(?<![\p{L}\p{N}_])__([^\s_](?:.*?[^\s_])?)__(?![\p{L}\p{N}_])/gu, '<strong>$1</strong>')
      .replace(/~~([^\s~](?:.*?[^\s~])?)~~/g, '<s>$1</s>')
      .replace(/(?<![a-zA-Z0-9*])\*([^\s*](?:[^*]*[^\s*])?)\*(?!\*)/g, '<em>$1</em>')
      .replace(/(?<![\p{L}\p{N}_])_([^\s_](?:[^_]*[^\s_])?)_(?![\p{L}\p{N}_])/gu, '<em>$1</em>')
      // A placeholder's content may itself contain earlier placeholders.
      .replace(/\uE000(\d+)\uE001/g, (_, at: string) => restore(kept, Number(at)))
  );
}

function restore(kept: readonly string[], at: number): string {
  return (kept[at] ?? '').replace(/\uE000(\d+)\uE001/g, (_, inner: string) => restore(kept, Number(inner)));
}
