import { type HtmlElement, type HtmlNode, isElement } from '#kit/html/html-tree.ts';
import { withAttributes } from './element.ts';

/**
 * Prefixes ids that the text itself links to, such as footnotes and chapters, so that they cannot clash with others on
 * the page: `#fn1` becomes `#to-fn1`. Removes all other ids. Idempotent.
 */
export function nameOwnPlaces(nodes: readonly HtmlNode[]): HtmlNode[] {
  const wanted = new Set<string>();
  const there = new Set<string>();
  visit(nodes, (node) => {
    const target = targetOf(node);
    if (target !== null) wanted.add(target);
    const id = node.attributes.get('id');
    if (id !== undefined && NAME.test(id)) there.add(id);
  });
  const taken = new Set<string>();
  const rename = (node: HtmlNode): HtmlNode => {
    if (!isElement(node)) return node;
    const children = node.children.map(rename);
    const id = node.attributes.get('id');
    const target = targetOf(node);
    const isPlace = id !== undefined && wanted.has(id) && there.has(id) && !taken.has(id);
    if (id === undefined && (target === null || !there.has(target))) return { ...node, children };
    if (isPlace) taken.add(id);
    return withAttributes(
      { ...node, children },
      {
        id: isPlace ? ownName(id) : undefined,
        ...(target !== null && there.has(target) && { href: `#${ownName(target)}` }),
      },
    );
  };
  return nodes.map(rename);
}

const NAME = /^[\p{L}\p{N}_.:-]{1,80}$/u;

function ownName(id: string): string {
  return id.startsWith('to-') ? id : `to-${id}`;
}

function targetOf({ name, attributes }: HtmlElement): string | null {
  const [, encoded] = name === 'a' ? (/^#(.+)$/.exec(attributes.get('href') ?? '') ?? []) : [];
  if (encoded === undefined) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

function visit(nodes: readonly HtmlNode[], see: (node: HtmlElement) => void): void {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    see(node);
    visit(node.children, see);
  }
}
