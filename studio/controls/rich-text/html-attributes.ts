import type { Mark, Node } from '@tiptap/pm/model';

/** The attributes of an element that the profile allows, by name. */
export type HtmlAttributes = Readonly<Record<string, string>>;

export const noAttributes: HtmlAttributes = {};

/**
 * The attributes of a node's or mark's element, except those that the editor stores separately (the spans of a cell).
 */
export function htmlAttributesOf(owner: Node | Mark): HtmlAttributes {
  const value: unknown = owner.attrs.html;
  return isHtmlAttributes(value) ? value : noAttributes;
}

/** A text that the editor stores with a node; empty if there is none. */
export function textAttributeOf(node: Node, name: string): string {
  const value: unknown = node.attrs[name];
  return typeof value === 'string' ? value : '';
}

/** The number of columns or rows that a cell spans; 1 by default. */
export function spanOf(node: Node, name: 'colspan' | 'rowspan'): number {
  const value: unknown = node.attrs[name];
  return typeof value === 'number' ? value : 1;
}

function isHtmlAttributes(value: unknown): value is HtmlAttributes {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every((entry) => typeof entry === 'string')
  );
}
