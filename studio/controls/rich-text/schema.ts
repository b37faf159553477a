import { type AttributeSpec, type MarkSpec, type NodeSpec, type NodeType, Schema } from '@tiptap/pm/model';
import type { RichTextField } from '#cms-schema/fields/rich-text.ts';
import { cleanAttributes } from '#kit/html/clean-attributes.ts';
import { profileTags } from '#kit/html/html-profiles.ts';
import { htmlAttributesOf, spanOf } from './html-attributes.ts';

export type Profile = RichTextField['profile'];

/**
 * The schema of an editor of this profile: one node or mark for each tag that the sanitizer allows and no other, so
 * that what cannot be stored can be neither typed nor pasted. In addition there are `bare` (text without a paragraph
 * around it, as in most list items), `rows` (a table without its caption), `sealed` (valid markup of a shape that
 * cannot be edited here: shown and preserved), and nodes for links, insertions and deletions around whole blocks.
 */
export function createSchema(profile: Profile): Schema {
  const allowed = new Set(profileTags[profile].allowed);
  const marks = Object.fromEntries(
    markTags.filter((tag) => allowed.has(tag)).map((tag) => [tag, markSpec(tag, profile)]),
  );
  if (profile === 'inline') {
    return new Schema({ nodes: { doc: { content: 'bare' }, bare, text: { group: 'inline' }, br: br(profile) }, marks });
  }
  return new Schema({ nodes: flowNodes(profile), marks });
}

/** @throws Error if the profile does not allow the node; use `schema.nodes` where that is possible. */
export function nodeType(schema: Schema, name: string): NodeType {
  const type = schema.nodes[name];
  if (!type) throw new Error(`The rich text schema has no node "${name}".`);
  return type;
}

/** The marks, from the outermost to the innermost if several apply to the same text. */
export const markTags = [
  ...['a', 'ins', 'del', 'strong', 'em', 'u', 's', 'mark', 'small', 'span', 'abbr', 'sub', 'sup', 'kbd', 'code'],
] as const;

/** Tags that are a mark around text, and a node (named here) around whole blocks. */
export const wrappingTags: ReadonlyMap<string, string> = new Map([
  ['a', 'a_block'],
  ['ins', 'ins_block'],
  ['del', 'del_block'],
]);

const html: AttributeSpec = { default: {}, validate: 'object' };

/** White space of the source before an element and before its end tag: invisible, and preserved by edits elsewhere. */
const space: Readonly<Record<string, AttributeSpec>> = {
  lead: { default: '', validate: 'string' },
  tail: { default: '', validate: 'string' },
};

const bare: NodeSpec = {
  content: 'inline*',
  attrs: { lead: space.lead ?? {} },
  toDOM: () => ['div', { class: 'bare' }, 0],
};

function markSpec(tag: string, profile: Profile): MarkSpec {
  return {
    attrs: { html },
    // Text typed after a link is not part of it.
    inclusive: tag !== 'a',
    ...(tag === 'code' && { code: true }),
    parseDOM: readTags(tag, profile),
    toDOM: (mark) => [tag, { ...htmlAttributesOf(mark) }, 0],
  };
}

function br(profile: Profile): NodeSpec {
  return {
    inline: true,
    group: 'inline',
    selectable: false,
    linebreakReplacement: true,
    attrs: { html },
    parseDOM: readTags('br', profile),
    toDOM: () => ['br'],
  };
}

/** In each content expression, the first alternative is the default that is created to fill an empty node. */
function flowNodes(profile: Profile): Record<string, NodeSpec> {
  const block = (tag: string, content: string, more: NodeSpec = {}): NodeSpec => ({
    content,
    group: 'block',
    attrs: { html, ...space },
    parseDOM: readTags(tag, profile),
    toDOM: (node) => [tag, { ...htmlAttributesOf(node) }, 0],
    ...more,
  });
  const words = (tag: string, more: NodeSpec = {}) => block(tag, 'inline*', { defining: true, ...more });
  const container = (tag: string, more: NodeSpec = {}) => block(tag, '(block | bare)+', { defining: true, ...more });
  const item = (tag: string, more: NodeSpec = {}) => container(tag, { content: '(bare | block)+', group: '', ...more });
  // `details` is always shown open in the editor, as a `div`, so that typing in it cannot close it.
  const drawn = (className: string): NodeSpec => ({ toDOM: () => ['div', { class: className }, 0] });
  const cell = (tag: 'td' | 'th'): NodeSpec => ({
    ...item(tag),
    tableRole: tag === 'th' ? 'header_cell' : 'cell',
    isolating: true,
    attrs: {
      html,
      ...space,
      colspan: { default: 1 },
      rowspan: { default: 1 },
      colwidth: { default: null },
    },
    parseDOM: [{ tag, getAttrs: (element) => readCell(element, profile) }],
    toDOM: (node) => [
      tag,
      { ...htmlAttributesOf(node), colspan: spanOf(node, 'colspan'), rowspan: spanOf(node, 'rowspan') },
      0,
    ],
  });
  return {
    doc: { content: '(block | bare)+', attrs: { tail: { default: '' } } },
    p: block('p', 'inline*'),
    bare,
    h2: words('h2'),
    h3: words('h3'),
    h4: words('h4'),
    ul: block('ul', 'li+'),
    ol: block('ol', 'li+'),
    li: item('li'),
    blockquote: container('blockquote'),
    pre: {
      ...words('pre', { content: '(text | img)*', code: true, whitespace: 'pre' }),
      attrs: { html, ...space, code: { default: null } },
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full', getAttrs: () => ({ code: {} }) }],
      toDOM: (node) => ['pre', { ...htmlAttributesOf(node) }, ['code', 0]],
    },
    hr: block('hr', '', { content: '', toDOM: () => ['hr'] }),
    dl: block('dl', '(dt | dd)+'),
    dt: item('dt'),
    dd: item('dd'),
    details: container('details', drawn('details')),
    summary: item('summary', { group: 'block', ...drawn('summary') }),
    figure: container('figure'),
    figcaption: item('figcaption', { group: 'block' }),
    table: {
      ...block('table', 'caption? rows', { isolating: true, parseDOM: [] }),
      // The same frame that the site puts around a table, so that on the canvas it has the same size.
      toDOM: () => ['div', { class: 'table', 'data-scroll': '' }, 0],
    },
    caption: { ...item('caption'), isolating: true, parseDOM: [], ...drawn('caption') },
    rows: {
      content: 'tr+',
      tableRole: 'table',
      isolating: true,
      toDOM: () => ['table', ['tbody', 0]],
    },
    tr: {
      ...block('tr', '(td | th)*', { group: '', tableRole: 'row' }),
      attrs: { html, ...space, section: { default: null } },
    },
    td: cell('td'),
    th: cell('th'),
    ...Object.fromEntries(
      [...wrappingTags].map(([tag, name]) => [name, { ...container(tag, drawn(name)), parseDOM: [] }]),
    ),
    sealed: {
      group: 'block',
      atom: true,
      defining: true,
      attrs: { source: { default: '' }, ...space },
      toDOM: () => ['div', { class: 'sealed' }],
    },
    text: { group: 'inline' },
    br: br(profile),
    img: {
      inline: true,
      group: 'inline',
      draggable: true,
      attrs: { html },
      parseDOM: readTags('img', profile),
      toDOM: (node) => ['img', { ...htmlAttributesOf(node) }],
    },
  };
}

/** Only for what the browser inserts during typing; stored and pasted markup is read by `readRichText`. */
function readTags(tag: string, profile: Profile) {
  return [{ tag, getAttrs: (element: HTMLElement) => ({ html: readAttributes(element, tag, profile) }) }];
}

function readCell(element: HTMLElement, profile: Profile) {
  const { colspan, rowspan, ...rest } = readAttributes(element, element.localName, profile);
  return { html: rest, colspan: Number(colspan ?? 1), rowspan: Number(rowspan ?? 1) };
}

function readAttributes(element: HTMLElement, tag: string, profile: Profile): Record<string, string> {
  const given = element.getAttributeNames().map((name): [string, string] => [name, element.getAttribute(name) ?? '']);
  return cleanAttributes(tag, Object.fromEntries(given), profile, []);
}
