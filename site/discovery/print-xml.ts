import { escapeHtml } from '#kit/html/escape-html.ts';

/** Attributes and children of an element; text in either is escaped here and nowhere else. */
type Attributes = Readonly<Record<string, string>>;

/** Markup that `printElement` made. */
export interface Xml {
  readonly xml: string;
}

/** An element of XML. Text is escaped; what was printed before stands in it as it is. */
export function printElement(name: string, attributes: Attributes, ...children: readonly (Xml | string)[]): Xml {
  const told = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const open = `<${name}${told.join('')}`;
  const inside = children.map((child) => (typeof child === 'string' ? escapeXml(child) : child.xml)).join('');
  return { xml: inside === '' ? `${open}/>` : `${open}>${inside}</${name}>` };
}

export function printDocument({ xml }: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
}

/** Readers refuse a whole document for one character that XML 1.0 does not know, escaped or not. */
function escapeXml(text: string): string {
  return escapeHtml(text.replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''));
}
