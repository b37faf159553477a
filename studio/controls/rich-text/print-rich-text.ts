import type { Mark, Node } from '@tiptap/pm/model';
import { createElement, createText, type HtmlElement, type HtmlNode, printHtml } from '#kit/html/html-tree.ts';
import { parseHtml } from '#kit/html/parse-html.ts';
import { noteCleanHtml, sanitizeHtmlCached } from '#kit/html/sanitize-html-cached.ts';
import { type HtmlAttributes, htmlAttributesOf, spanOf, textAttributeOf } from './html-attributes.ts';
import { noteSource, sourceOf } from './node-sources.ts';
import { type Profile, wrappingTags } from './schema.ts';

/**
 * Prints the document as the field stores it, that is, sanitized; unchanged parts exactly as they were read. A document
 * without visible content is an empty field.
 */
export function printRichText(doc: Node, profile: Profile): string {
  if (isEmpty(doc)) return '';
  // Blocks are independent of each other, so each is printed alone and cached: a keystroke costs only its block.
  const blocks = doc.children.map((node) => textAttributeOf(node, 'lead') + printClean(node, profile));
  const html = blocks.join('') + textAttributeOf(doc, 'tail');
  noteCleanHtml(html, profile);
  return html;
}

function printClean(node: Node, profile: Profile): string {
  const known = printedBlocks.get(node);
  if (known !== undefined) return known;
  const isRead = sourceOf(node) !== undefined;
  const printed = printHtml(printNode(node));
  // Markup that was read had already been sanitized.
  const clean = isRead ? printed : sanitizeHtmlCached(printed, profile);
  printedBlocks.set(node, clean);
  return clean;
}

const printedBlocks = new WeakMap<Node, string>();

/** Whether there is nothing for a reader: no text, picture, rule or table. */
export function isEmpty(doc: Node): boolean {
  let isFilled = false;
  doc.descendants((node) => {
    isFilled ||= node.isText ? node.text?.trim() !== '' : shown.has(node.type.name);
    return !isFilled;
  });
  return !isFilled;
}

const shown = new Set(['img', 'hr', 'table', 'sealed']);

/** The markup of a node's content. */
export function printContent(parent: Node): HtmlNode[] {
  if (parent.inlineContent) return printInline(parent);
  const nodes: HtmlNode[] = [];
  parent.forEach((node) => {
    const lead = textAttributeOf(node, 'lead');
    if (lead !== '') nodes.push(createText(lead));
    nodes.push(...printNode(node));
  });
  const tail = textAttributeOf(parent, 'tail');
  if (tail !== '') nodes.push(createText(tail));
  return nodes;
}

function printNode(node: Node): readonly HtmlNode[] {
  const known = sourceOf(node);
  if (known) return known;
  const printed = printAnew(node);
  noteSource(node, printed);
  return printed;
}

function printAnew(node: Node): HtmlNode[] {
  if (node.type.name === 'bare') return printInline(node);
  return node.type.name === 'sealed' ? parseHtml(textAttributeOf(node, 'source')) : [printElement(node)];
}

function printElement(node: Node): HtmlElement {
  const { name } = node.type;
  const html = htmlAttributesOf(node);
  if (name === 'table') return element('table', printTable(node), html);
  if (name === 'td' || name === 'th') return element(name, printContent(node), { ...html, ...printSpans(node) });
  if (name === 'pre') {
    const code: unknown = node.attrs.code;
    const words = printContent(node);
    const isWrapped = typeof code === 'object' && code !== null && words.length > 0;
    return element('pre', isWrapped ? [element('code', words, Object.fromEntries(Object.entries(code)))] : words, html);
  }
  return element(tagOf(name), printContent(node), html);
}

function tagOf(name: string): string {
  for (const [tag, wrapper] of wrappingTags) if (wrapper === name) return tag;
  return name;
}

/** Prints the caption, and the rows in their sections. */
function printTable(table: Node): HtmlNode[] {
  const parts: HtmlNode[] = [];
  table.forEach((part) => {
    if (part.type.name === 'rows') parts.push(...printSections(part));
    else parts.push(...printNode(part));
  });
  return parts;
}

function printSections(rows: Node): HtmlElement[] {
  const sections: { section: RowSection; rows: HtmlNode[] }[] = [];
  rows.forEach((row) => {
    const last = sections.at(-1);
    // A new row belongs to the section before it, unless that is the head.
    const section = sectionOf(row) ?? (last && last.section.name === 'tbody' ? last.section : plainBody);
    const printed = element('tr', row.children.flatMap(printNode), htmlAttributesOf(row));
    if (last && last.section.name === section.name && last.section.group === section.group) last.rows.push(printed);
    else sections.push({ section, rows: [printed] });
  });
  return sections.map(({ section, rows: children }) => element(section.name, children, section.html));
}

/** The `thead` or `tbody` around a row; rows of the same group are in the same one. */
export interface RowSection {
  readonly name: 'thead' | 'tbody';
  readonly group: number;
  readonly html: HtmlAttributes;
}

export const plainHead: RowSection = { name: 'thead', group: 0, html: {} };
const plainBody: RowSection = { name: 'tbody', group: 1, html: {} };

export function sectionOf(row: Node): RowSection | null {
  const value: unknown = row.attrs.section;
  return isSection(value) ? value : null;
}

function isSection(value: unknown): value is RowSection {
  return typeof value === 'object' && value !== null && 'name' in value && 'group' in value && 'html' in value;
}

function printSpans(cell: Node): HtmlAttributes {
  const [columns, rows] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
  return { ...(columns !== 1 && { colspan: `${columns}` }), ...(rows !== 1 && { rowspan: `${rows}` }) };
}

/** Prints text with the marks around it; adjacent text with the same mark shares one element. */
function printInline(parent: Node): HtmlNode[] {
  const root: HtmlNode[] = [];
  let open: { readonly mark: Mark; readonly children: HtmlNode[] }[] = [];
  parent.forEach((node) => {
    const kept = node.marks.findIndex((mark, index) => !open[index]?.mark.eq(mark));
    open = open.slice(0, kept < 0 ? node.marks.length : kept);
    for (const mark of node.marks.slice(open.length)) {
      const children: HtmlNode[] = [];
      (open.at(-1)?.children ?? root).push(element(mark.type.name, children, htmlAttributesOf(mark)));
      open.push({ mark, children });
    }
    const target = open.at(-1)?.children ?? root;
    target.push(node.isText ? createText(node.text ?? '') : element(node.type.name, [], htmlAttributesOf(node)));
  });
  return root;
}

function element(name: string, children: readonly HtmlNode[], html: HtmlAttributes): HtmlElement {
  return createElement(name, children, new Map(Object.entries(html)));
}
