import type { JsonObject, JsonValue } from '#cms-schema/json.ts';
import type { Method } from './route.ts';
import type { Urls } from './urls.ts';

export type Link = { readonly href: string; readonly embeddable?: true } & { readonly [attribute: string]: JsonValue };

/** The `_links` of an item, without relations that have no link. Adds the curie that explains `wp:` relations. */
export function printLinks(relations: Readonly<Record<string, readonly Link[] | null>>): JsonObject {
  const present = Object.entries(relations).flatMap(([rel, links]): [string, JsonValue][] =>
    links === null || links.length === 0 ? [] : [[rel, links.map((link) => ({ ...link }))]],
  );
  const usesCurie = present.some(([rel]) => rel.startsWith('wp:'));
  return Object.fromEntries(usesCurie ? [...present, ['curies', [{ ...curie }]]] : present);
}

const curie = { name: 'wp', href: 'https://api.w.org/{rel}', templated: true };

export function link(urls: Urls, path: string): Link {
  return { href: urls.rest(path) };
}

export function embeddable(urls: Urls, path: string): Link {
  return { embeddable: true, href: urls.rest(path) };
}

/** The link of the item to itself, with the methods allowed to this viewer. */
export function selfLink(urls: Urls, path: string, allow: readonly Method[]): Link {
  return { href: urls.rest(path), targetHints: { allow: [...allow] } };
}
