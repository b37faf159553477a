import { Fragment, type Mark, type Node, type NodeType, type Schema } from '@tiptap/pm/model';
import { type HtmlElement, type HtmlNode, isElement, printHtml } from '#kit/html/html-tree.ts';
import { parseHtml } from '#kit/html/parse-html.ts';
import { sanitizeHtmlCached } from '#kit/html/sanitize-html-cached.ts';
import { noteSource } from './node-sources.ts';
import { nodeType, type Profile, wrappingTags } from './schema.ts';

/**
 * Reads a field's HTML as the document of its editor, with every element and attribute that the profile allows. Line
 * breaks in the source of a paragraph are read as the spaces that visitors see.
 *
 * @throws HtmlTooLargeError as `sanitizeHtml`.
 */
export function readRichText(html: string, profile: Profile, schema: Schema): Node {
  const tree = parseHtml(sanitizeHtmlCached(html, profile));
  if (profile === 'inline') {
    const line = nodeType(schema, 'bare').create(null, readInline(tree, schema, []));
    return nodeType(schema, 'doc').create(null, noteSource(line, tree));
  }
  const { nodes, tail } = readFlow(tree, schema);
  const empty = () => nodeType(schema, 'p').create();
  return nodeType(schema, 'doc').create({ tail }, nodes.length > 0 ? nodes : [empty()]);
}

interface Flow {
  readonly nodes: readonly Node[];
  /** White space after the last node. */
  readonly tail: string;
}

/** Reads blocks, and runs of inline content between them. */
function readFlow(tree: readonly HtmlNode[], schema: Schema): Flow {
  const nodes: Node[] = [];
  let space = '';
  for (const part of splitAtBlocks(tree, schema)) {
    if (!Array.isArray(part)) {
      nodes.push(readBlock(part, space, schema));
      space = '';
      continue;
    }
    const { lead, words, tail } = trimRun(part);
    space += lead;
    if (words.length > 0) {
      const node = nodeType(schema, 'bare').create({ lead: space }, readInline(words, schema, []));
      nodes.push(noteSource(node, words));
      space = '';
    }
    space += tail;
  }
  return { nodes, tail: space };
}

function readBlock(element: HtmlElement, lead: string, schema: Schema): Node {
  const node = readElement(element, lead, schema) ?? seal(element, lead, schema);
  return noteSource(node, [element]);
}

/** Null for markup of a shape that cannot be edited here. */
function readElement(element: HtmlElement, lead: string, schema: Schema): Node | null {
  const { name } = element;
  const html = Object.fromEntries(element.attributes);
  if (name === 'table') return readTable(element, lead, schema);
  if (name === 'pre') return readCode(element, lead, schema);
  const type = schema.nodes[wrappingTags.get(name) ?? name];
  if (!type) return null;
  if (type.isLeaf) return type.create({ html, lead });
  if (type.inlineContent) return type.create({ html, lead }, readInline(element.children, schema, []));
  const { nodes, tail } = listItems[name] ? readItems(element, schema) : readFlow(element.children, schema);
  const filled = nodes.length > 0 ? Fragment.from(nodes) : fill(type);
  return type.validContent(filled) ? type.create({ html, lead, tail }, filled) : null;
}

const listItems: Readonly<Record<string, true>> = { ul: true, ol: true, dl: true };

/** Reads the items of a list with the white space between them; anything else makes the content invalid for a list. */
function readItems({ children }: HtmlElement, schema: Schema): Flow {
  const nodes: Node[] = [];
  let tail = '';
  for (const child of children) {
    if (!isElement(child)) {
      tail += child.text;
      continue;
    }
    nodes.push(readBlock(child, tail, schema));
    tail = '';
  }
  return { nodes, tail };
}

function readCode(element: HtmlElement, lead: string, schema: Schema): Node | null {
  const [only, ...others] = element.children;
  const isWrapped = only !== undefined && isElement(only) && only.name === 'code' && others.length === 0;
  const code = isWrapped ? Object.fromEntries(only.attributes) : null;
  const words = readInline(isWrapped ? only.children : element.children, schema, [], true);
  return nodeType(schema, 'pre').create({ html: Object.fromEntries(element.attributes), lead, code }, words);
}

function readTable(element: HtmlElement, lead: string, schema: Schema): Node | null {
  const [first, ...others] = element.children.filter(isElement);
  const hasCaption = first?.name === 'caption';
  const sections = hasCaption ? others : first ? [first, ...others] : [];
  const rows: Node[] = [];
  for (const [group, section] of sections.entries()) {
    if (section.name !== 'thead' && section.name !== 'tbody') return null;
    const kind = { name: section.name, group, html: Object.fromEntries(section.attributes) };
    for (const row of section.children) {
      const node = isElement(row) && row.name === 'tr' ? readRow(row, kind, schema) : null;
      if (!node) return null;
      rows.push(node);
    }
  }
  if (rows.length === 0) return null;
  const inner = nodeType(schema, 'rows').create(null, rows);
  const caption = hasCaption ? [readBlock(first, '', schema)] : [];
  const html = Object.fromEntries(element.attributes);
  return nodeType(schema, 'table').create({ html, lead }, [...caption, inner]);
}

function readRow(row: HtmlElement, section: object, schema: Schema): Node | null {
  const cells: Node[] = [];
  for (const cell of row.children) {
    if (!isElement(cell) || (cell.name !== 'td' && cell.name !== 'th')) return null;
    const { colspan = '1', rowspan = '1', ...html } = Object.fromEntries(cell.attributes);
    const type = nodeType(schema, cell.name);
    const { nodes, tail } = readFlow(cell.children, schema);
    const content = nodes.length > 0 ? Fragment.from(nodes) : fill(type);
    if (!type.validContent(content)) return null;
    const attrs = { html, tail, colspan: Number(colspan), rowspan: Number(rowspan) };
    cells.push(noteSource(type.create(attrs, content), [cell]));
  }
  return nodeType(schema, 'tr').create({ html: Object.fromEntries(row.attributes), section }, cells);
}

function readInline(nodes: readonly HtmlNode[], schema: Schema, marks: readonly Mark[], isCode = false): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (!isElement(node)) {
      const text = isCode ? node.text : node.text.replace(/[\t\n\f\r]/g, ' ');
      return text === '' ? [] : [schema.text(text, marks)];
    }
    const html = Object.fromEntries(node.attributes);
    if (isCode && node.name === 'br') return [schema.text('\n', marks)];
    const mark = schema.marks[node.name];
    if (mark) return readInline(node.children, schema, mark.create({ html }).addToSet(marks), isCode);
    return [nodeType(schema, node.name).create({ html }, null, marks)];
  });
}

function seal(element: HtmlElement, lead: string, schema: Schema): Node {
  return nodeType(schema, 'sealed').create({ lead, source: printHtml([element]) });
}

function fill(type: NodeType): Fragment {
  const filled = type.contentMatch.fillBefore(Fragment.empty, true);
  if (!filled) throw new Error(`Cannot create default content for ${type.name}.`);
  return filled;
}

function splitAtBlocks(nodes: readonly HtmlNode[], schema: Schema): (HtmlNode[] | HtmlElement)[] {
  const parts: (HtmlNode[] | HtmlElement)[] = [];
  let run: HtmlNode[] | null = null;
  for (const node of nodes) {
    if (isElement(node) && isBlock(node, schema)) {
      parts.push(node);
      run = null;
    } else if (run) {
      run.push(node);
    } else {
      run = [node];
      parts.push(run);
    }
  }
  return parts;
}

function isBlock(element: HtmlElement, schema: Schema): boolean {
  if (wrappingTags.has(element.name))
    return element.children.some((child) => isElement(child) && isBlock(child, schema));
  return !schema.marks[element.name] && !schema.nodes[element.name]?.isInline;
}

/** Splits off the invisible white space at the edges of a run. */
function trimRun(run: readonly HtmlNode[]): { lead: string; words: HtmlNode[]; tail: string } {
  const words = [...run];
  let [lead, tail] = ['', ''];
  const first = words[0];
  if (first && !isElement(first)) {
    const text = first.text.replace(/^[ \t\n\f\r]+/, '');
    lead = first.text.slice(0, first.text.length - text.length);
    words.splice(0, 1, ...(text === '' ? [] : [{ ...first, text }]));
  }
  const last = words.at(-1);
  if (last && !isElement(last)) {
    const kept = last.text.trimEnd().length;
    const text = last.text.slice(0, kept) + /^[^ \t\n\f\r]*/.exec(last.text.slice(kept))?.[0];
    tail = last.text.slice(text.length);
    if (/^[ \t\n\f\r]*$/.test(tail)) words.splice(-1, 1, { ...last, text });
    else tail = '';
  }
  return { lead, words, tail };
}
