import { escapeHtml } from '#kit/html/escape-html.ts';

/** Plain text: values are escaped in this file and nowhere else. */
type Attributes = Readonly<Record<string, string>>;

/** Markup that `printElement` made. */
export interface Xml {
  readonly xml: string;
}

/** Prints an XML element. Text is escaped; elements that are already printed are inserted unchanged. */
export function printElement(name: string, attributes: Attributes, ...children: readonly (Xml | string)[]): Xml {
  const told = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const open = `<${name}${told.join('')}`;
  const inside = children.map((child) => (typeof child === 'string' ? escapeXml(child) : child.xml)).join('');
  return { xml: inside === '' ? `${open}/>` : `${open}>${inside}</${name}>` };
}

export function printDocument({ xml }: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
}

/** Drops characters that XML 1.0 does not allow: parsers reject a whole document for one of them, escaped or not. */
function escapeXml(text: string): string {
  return escapeHtml(text.replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''));
}
