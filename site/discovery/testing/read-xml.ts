import { SaxesParser } from 'saxes';

export interface ReadElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: ReadElement[];
  text: string;
}

/** A strict XML parser: throws if the document is not well-formed or uses an undeclared prefix. */
export function readXml(xml: string): ReadElement {
  const parser = new SaxesParser({ xmlns: true });
  const root: ReadElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const told = Object.fromEntries(Object.entries(attributes).map(([key, { value }]) => [key, value]));
    const element: ReadElement = { name, attributes: told, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  const [only] = root.children;
  if (only === undefined) throw new Error('This document has no root element.');
  return only;
}

/** The direct children with this name. */
export function childrenOf({ children }: ReadElement, name: string): ReadElement[] {
  return children.filter((child) => child.name === name);
}

export function textOf(element: ReadElement, name: string): string {
  return childrenOf(element, name)[0]?.text ?? '';
}
