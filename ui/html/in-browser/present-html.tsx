import { createElement, type ReactNode } from 'react';
import { type HtmlElement, type HtmlNode, isElement } from '#kit/html/html-tree.ts';
import { parseHtml } from '#kit/html/parse-html.ts';
import { keepWhole } from '../../keep-whole.tsx';
import type { PresentHtml } from '../html-engine.ts';
import { pictureProps, presentTable } from '../present-table.tsx';

/** Uses the sanitizer's parser and tree: the library used on the server would add its own to the bundle. */
export const presentHtml: PresentHtml = (html, tableLabel) =>
  /[<&]/.test(html) ? presentNodes(parseHtml(html), tableLabel) : keepWhole(html);

function presentNodes(nodes: readonly HtmlNode[], tableLabel: string | undefined): ReactNode {
  const presented = nodes.map((node, index) =>
    isElement(node) ? presentElement(node, nodes.length > 1 ? index : undefined, tableLabel) : keepWhole(node.text),
  );
  return presented.length === 1 ? presented[0] : presented;
}

function presentElement(element: HtmlElement, key: number | undefined, tableLabel: string | undefined): ReactNode {
  const { name, attributes } = element;
  const isTable = name === 'table';
  const props: Record<string, unknown> = isTable || key === undefined ? {} : { key };
  for (const [attribute, value] of attributes) {
    props[propNames[attribute] ?? attribute] =
      attribute === 'style' ? readStyle(value) : flags.has(attribute) ? true : value;
  }
  if (name === 'img') Object.assign(props, pictureProps);
  const children = tableParts.has(name) ? element.children.filter(isNoWhiteSpace) : element.children;
  const presented =
    children.length === 0 ? createElement(name, props) : createElement(name, props, presentNodes(children, tableLabel));
  return isTable ? presentTable(presented, key ?? 0, captionOf(element) ?? tableLabel) : presented;
}

/** React's spellings of attributes that may occur in sanitized HTML. */
const propNames: Readonly<Record<string, string>> = {
  class: 'className',
  colspan: 'colSpan',
  datetime: 'dateTime',
  hreflang: 'hrefLang',
  playsinline: 'playsInline',
  referrerpolicy: 'referrerPolicy',
  rowspan: 'rowSpan',
  srclang: 'srcLang',
  srcset: 'srcSet',
};

const flags: ReadonlySet<string> = new Set(['controls', 'default', 'loop', 'muted', 'open', 'playsinline', 'reversed']);

/** React warns about white space between the rows of a table. */
const tableParts: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

function isNoWhiteSpace(node: HtmlNode): boolean {
  return isElement(node) || node.text.trim() !== '';
}

/** Parses sanitized declarations: `text-align: center; width: 50%`. */
function readStyle(value: string): Record<string, string> {
  return Object.fromEntries(
    value.split(';').map((declaration) => {
      const [property = '', setting = ''] = declaration.split(':');
      return [property.trim().replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()), setting.trim()];
    }),
  );
}

function captionOf({ children }: HtmlElement): string | undefined {
  const caption = children.find((child) => isElement(child) && child.name === 'caption');
  return caption ? textOf(caption).trim() || undefined : undefined;
}

function textOf(node: HtmlNode): string {
  return isElement(node) ? node.children.map(textOf).join('') : node.text;
}
