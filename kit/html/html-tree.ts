/** A parsed piece of HTML: plain data without comments, doctypes and links to parents. */
export type HtmlNode = HtmlText | HtmlElement;

export interface HtmlText {
  readonly kind: 'text';
  readonly text: string;
}

export interface HtmlElement {
  readonly kind: 'element';
  /** Lower case for HTML; the adjusted spelling (`foreignObject`) inside SVG. */
  readonly name: string;
  readonly namespace: 'html' | 'svg' | 'math';
  readonly attributes: ReadonlyMap<string, string>;
  /** For a `template`, what it holds. */
  readonly children: readonly HtmlNode[];
}

/** Shared by all elements without attributes, which are most of them. */
export const noAttributes: ReadonlyMap<string, string> = new Map();

export function createText(text: string): HtmlText {
  return { kind: 'text', text };
}

export function createElement(
  name: string,
  children: readonly HtmlNode[],
  attributes: ReadonlyMap<string, string> = noAttributes,
): HtmlElement {
  return { kind: 'element', name, namespace: 'html', attributes, children };
}

/** What a parser's findings are put together with, so that every parser's tree is the same. */
export interface TreeBuilder {
  /** Text that only comments part becomes one text. */
  appendText(target: HtmlNode[], text: string): void;
  /** What will hold the element's children; null when the tree goes beyond its limits. */
  appendElement(
    target: HtmlNode[],
    name: string,
    namespace: string | null,
    attributes: readonly (readonly [string, string])[],
    depth: number,
  ): HtmlNode[] | null;
}

/** What a tree may have at most. Where there is more, no tree is given. */
export interface TreeLimits {
  readonly elements: number;
  /** Elements in elements. Browsers flatten what is deeper than some 500, so a limit that all keep is below. */
  readonly depth: number;
}

export function createTreeBuilder(limits: TreeLimits): TreeBuilder {
  let count = 0;
  return {
    appendText(target, text) {
      const last = target.at(-1);
      if (last && !isElement(last)) target[target.length - 1] = createText(last.text + text);
      else target.push(createText(text));
    },
    appendElement(target, name, namespace, attributes, depth) {
      count += 1;
      if (count > limits.elements || depth >= limits.depth) return null;
      const children: HtmlNode[] = [];
      target.push({
        kind: 'element',
        name,
        namespace: namespace === SVG ? 'svg' : namespace === MATHML ? 'math' : 'html',
        attributes: attributes.length === 0 ? noAttributes : new Map(attributes),
        children,
      });
      return children;
    },
  };
}

const SVG = 'http://www.w3.org/2000/svg';
const MATHML = 'http://www.w3.org/1998/Math/MathML';

export function isElement(node: HtmlNode): node is HtmlElement {
  return node.kind === 'element';
}

/** HTML source of the nodes. Meant for trees without raw text elements (`script`, `style`, …): all text is escaped. */
export function printHtml(nodes: readonly HtmlNode[]): string {
  let html = '';
  for (const node of nodes) html += isElement(node) ? printElement(node) : escapeText(node.text);
  return html;
}

export function isVoid(name: string): boolean {
  return VOID_ELEMENTS.has(name);
}

function printElement({ name, attributes, children }: HtmlElement): string {
  let html = `<${name}`;
  for (const [attribute, value] of attributes) html += ` ${attribute}="${escapeText(value).replaceAll('"', '&quot;')}"`;
  return isVoid(name) ? `${html}>` : `${html}>${printHtml(children)}</${name}>`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>\u00a0]/g, (character) => TEXT_ESCAPES[character] ?? character);
}

const TEXT_ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00a0': '&nbsp;' };

const VOID_ELEMENTS: ReadonlySet<string> = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
