import { createElement, createText, type HtmlElement, type HtmlNode, isElement } from '#kit/html/html-tree.ts';

export function classesOf({ attributes }: HtmlElement): readonly string[] {
  return (attributes.get('class') ?? '').split(/\s+/).filter((name) => name !== '');
}

export function hasClass(node: HtmlNode, name: string): boolean {
  return isElement(node) && classesOf(node).includes(name);
}

/** The media library id that an element carries. */
export function numberOf(node: HtmlElement): number | null {
  const classed = classesOf(node).flatMap((name) => /^wp-image-([1-9]\d{0,9})$/.exec(name)?.[1] ?? [])[0];
  const id = classed ?? /^[1-9]\d{0,9}$/.exec(node.attributes.get('data-id') ?? '')?.[0];
  return id === undefined ? null : Number(id);
}

/** Creates an element. Attributes that are undefined are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  children: readonly HtmlNode[],
): HtmlElement {
  const given = Object.entries(attributes).flatMap(([key, value]): [string, string][] =>
    value === undefined ? [] : [[key, value]],
  );
  return createElement(name, children, new Map(given));
}

export function withAttributes(node: HtmlElement, changes: Readonly<Record<string, string | undefined>>): HtmlElement {
  return element(node.name, { ...Object.fromEntries(node.attributes), ...changes }, node.children);
}

export function isBlank(node: HtmlNode): boolean {
  return !isElement(node) && node.text.trim() === '';
}

/** The only child, ignoring white space; null if there are none or several. */
export function onlyChild({ children }: HtmlElement): HtmlNode | null {
  const [only, ...others] = children.filter((child) => !isBlank(child));
  return only !== undefined && others.length === 0 ? only : null;
}

export function findElement(nodes: readonly HtmlNode[], accepts: (node: HtmlElement) => boolean): HtmlElement | null {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = accepts(node) ? node : findElement(node.children, accepts);
    if (found) return found;
  }
  return null;
}

/** An embed of a video or of another site's page, in the markup of WordPress's embed block. */
export function embedFigure(url: string): HtmlElement {
  const link = element('a', { href: url }, [createText(url)]);
  return element('figure', { class: 'wp-block-embed' }, [element('div', { class: 'wp-block-embed__wrapper' }, [link])]);
}

/** The address, if the text is nothing but an address. */
export function readAddress(text: string): string | null {
  const trimmed = text.trim();
  return /^https?:\/\/[^\s<>"]+$/i.test(trimmed) ? trimmed : null;
}
