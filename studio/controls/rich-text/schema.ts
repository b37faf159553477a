import { type AttributeSpec, type MarkSpec, type NodeSpec, type NodeType, Schema } from '@tiptap/pm/model';
import type { RichTextField } from '#cms-schema/fields/rich-text.ts';
import { cleanAttributes } from '#kit/html/clean-attributes.ts';
import { profileTags } from '#kit/html/html-profiles.ts';
import { htmlAttributesOf, spanOf } from './html-attributes.ts';

export type Profile = RichTextField['profile'];

/**
 * What an editor of this profile can hold: an element for each tag that the cleaner lets through and no other, so that
 * what cannot be stored can be neither typed nor pasted. Beside the tags there are `bare` (words without a paragraph
 * around them, as in most list items), `rows` (a table without its caption), `sealed` (sound markup of a shape that
 * nothing here can edit: shown and kept) and one for links, insertions and deletions around whole blocks.
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

/** @throws Error for what the profile does not allow: ask `schema.nodes` where that may be. */
export function nodeType(schema: Schema, name: string): NodeType {
  const type = schema.nodes[name];
  if (!type) throw new Error(`The schema of rich text has no ${name}.`);
  return type;
}

/** From the outermost to the innermost, when several apply to the same words. */
export const markTags = [
  ...['a', 'ins', 'del', 'strong', 'em', 'u', 's', 'mark', 'small', 'span', 'abbr', 'sub', 'sup', 'kbd', 'code'],
] as const;

/** Around words a mark, around whole blocks a node of its own. */
export const wrappingTags: ReadonlyMap<string, string> = new Map([
  ['a', 'a_block'],
  ['ins', 'ins_block'],
  ['del', 'del_block'],
]);

const html: AttributeSpec = { default: {}, validate: 'object' };

/** White space of the source before an element and before its end, which nobody sees and nobody's edit should change. */
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
    // What is typed behind a link does not lead anywhere.
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

/** The first of a content is what is made where something has to stand. */
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
  // A box that opens and closes has no place in an editor: `details` is shown open, and cannot be closed by typing in it.
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
      // As the site frames a table, so that on the page it has the same room.
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

/** Only for what the browser writes while somebody types; stored and pasted markup is read by `readRichText`. */
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
