import type { Mark, Node } from '@tiptap/pm/model';

/** The attributes of an element as the profile lets them through, by name. */
export type HtmlAttributes = Readonly<Record<string, string>>;

export const noAttributes: HtmlAttributes = {};

/** What the element of a node or a mark has, beside what the editor keeps apart (the spans of a cell). */
export function htmlAttributesOf(owner: Node | Mark): HtmlAttributes {
  const value: unknown = owner.attrs.html;
  return isHtmlAttributes(value) ? value : noAttributes;
}

/** A text that the editor keeps with a node; empty when there is none. */
export function textAttributeOf(node: Node, name: string): string {
  const value: unknown = node.attrs[name];
  return typeof value === 'string' ? value : '';
}

/** A number of cells; 1 when none is said. */
export function spanOf(node: Node, name: 'colspan' | 'rowspan'): number {
  const value: unknown = node.attrs[name];
  return typeof value === 'number' ? value : 1;
}

function isHtmlAttributes(value: unknown): value is HtmlAttributes {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every((entry) => typeof entry === 'string')
  );
}
