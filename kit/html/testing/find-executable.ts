import type { HtmlElement } from '../html-tree.ts';
import { isElement } from '../html-tree.ts';
import { parseHtml } from '../parse-html.ts';

/** Something in HTML that could run a script, load one, or change where the page's links lead. */
export interface Executable {
  readonly kind: 'element' | 'handler' | 'address' | 'frame' | 'style';
  /** `name` of an element, or `name[attribute=value]`. */
  readonly where: string;
}

/**
 * Parses HTML as a browser does when it becomes the content of an element, and lists every executable node; none for
 * harmless HTML. It shares no rules with the sanitizer, so that it can be used to check the sanitizer.
 */
export function findExecutable(html: string): Executable[] {
  const found: Executable[] = [];
  const pending = [...parseHtml(html)];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (!isElement(node)) continue;
    found.push(...inspect(node));
    for (const child of node.children) pending.push(child);
  }
  return found;
}

const EXECUTABLE_ELEMENTS: ReadonlySet<string> = new Set(
  'applet base embed frame frameset link meta object param portal script style'.split(' '),
);
const ADDRESSES: ReadonlySet<string> = new Set(
  'action archive background cite classid code codebase data dynsrc formaction href icon longdesc lowsrc manifest ping poster profile src usemap xlink:href'.split(
    ' ',
  ),
);

function inspect(element: HtmlElement): Executable[] {
  const found: Executable[] = [];
  if (element.namespace !== 'html' || EXECUTABLE_ELEMENTS.has(element.name)) {
    found.push({ kind: 'element', where: element.name });
  }
  for (const [name, value] of element.attributes) {
    const where = `${element.name}[${name}=${value.slice(0, 80)}]`;
    if (name.startsWith('on')) found.push({ kind: 'handler', where });
    if (name === 'srcdoc') found.push({ kind: 'frame', where });
    if (name === 'style' && /url\s*\(|expression|behavior|-moz-binding|@import|\\/i.test(value)) {
      found.push({ kind: 'style', where });
    }
    if (listAddresses(name, value).some((address) => isExecutable(address, element.name))) {
      found.push({ kind: 'address', where });
    }
  }
  return found;
}

function listAddresses(attribute: string, value: string): string[] {
  if (attribute === 'srcset' || attribute === 'imagesrcset') return value.split(/[\s,]+/);
  return ADDRESSES.has(attribute) ? [value] : [];
}

function isExecutable(address: string, element: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, href } = new URL(address);
  if (protocol === 'javascript:' || protocol === 'vbscript:') return true;
  return protocol === 'data:' && !(element === 'img' && /^data:image\/(png|jpeg|gif|webp)[;,]/i.test(href));
}
