import type { HtmlElement } from '#kit/html/html-tree.ts';
import { withAttributes } from './element.ts';

const ADDRESSES = ['href', 'src', 'poster'] as const;

/**
 * Makes addresses on the site's own host root-relative, so that they work on every host name: `https://site/a` becomes
 * `/a`, and the site redirects `/?p=1` to the document's address. `origin` as in `new URL(…).origin`.
 */
export function relateAddresses(node: HtmlElement, origin: string): HtmlElement {
  const changes: Record<string, string> = {};
  for (const name of ADDRESSES) {
    const address = node.attributes.get(name);
    const related = address === undefined ? undefined : relate(address, origin);
    if (related !== undefined && related !== address) changes[name] = related;
  }
  const srcset = node.attributes.get('srcset');
  if (srcset?.includes(origin)) {
    changes.srcset = srcset
      .split(/,\s+/)
      .map((candidate) => relate(candidate.trim(), origin))
      .join(', ');
  }
  return Object.keys(changes).length === 0 ? node : withAttributes(node, changes);
}

function relate(address: string, origin: string): string {
  const host = origin.replace(/^https?:/, '');
  const rest = new RegExp(`^(?:https?:)?${escapePattern(host)}(?=[/?#\\s]|$)`, 'i').exec(address.trim());
  if (!rest) return address;
  const related = address.trim().slice(rest[0].length);
  // Two slashes would start a host name.
  return related.startsWith('/') ? `/${related.replace(/^\/+/, '')}` : `/${related}`;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
