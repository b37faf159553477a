/** A node of parsed HTML, as plain data without comments, doctypes and links to parents. */
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
  /** For a `template`, its content. */
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

/** Builds the tree for every parser, so that all parsers produce the same one. */
export interface TreeBuilder {
  /** Adjacent texts, such as those separated only by a comment, are merged. */
  appendText(target: HtmlNode[], text: string): void;
  /** Returns the list to append the element's children to; null when the tree exceeds its limits. */
  appendElement(
    target: HtmlNode[],
    name: string,
    namespace: string | null,
    attributes: readonly (readonly [string, string])[],
    depth: number,
  ): HtmlNode[] | null;
}

/** Limits of a tree. When one is exceeded, no tree is returned. */
export interface TreeLimits {
  readonly elements: number;
  /**
   * Nesting depth. Browsers flatten anything deeper than about 500, so the limit must be lower to be the same
   * everywhere.
   */
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

/**
 * The HTML source of the nodes. Only for trees without raw text elements (`script`, `style`, …), because all text is
 * escaped.
 */
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
