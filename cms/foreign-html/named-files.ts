import { storedToHtml } from '#cms-schema/classic/stored-to-html.ts';
import { fitsHtml } from '#kit/html/html-too-large.ts';
import { type HtmlNode, isElement } from '#kit/html/html-tree.ts';
import { readForeignHtml } from '#kit/html/read-foreign-html.ts';
import { numberOf } from './element.ts';
import { normalizeTree } from './normalize-tree.ts';

/** A file that stored content refers to by media library id. */
export interface NamedFile {
  readonly id: number;
  /** The address in the content; null if it contains only the id. */
  readonly address: string | null;
}

/**
 * The files that foreign markup in content refers to by id: `wp-image-5`, `attachment_5`, the ids of galleries and
 * playlists. Use `isNameOf` to check that an id is one of ours.
 */
export function listNamedFiles(content: string): NamedFile[] {
  if (!MAY_NAME.test(content)) return [];
  const html = storedToHtml(content);
  return fitsHtml(html) ? collect(normalizeTree(readForeignHtml(html), { origin: null, library: null })) : [];
}

const MAY_NAME = /wp-image-\d|attachment_\d|\[(?:gallery|playlist)\s|data-id/;

function collect(nodes: readonly HtmlNode[]): NamedFile[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    const id = numberOf(node);
    const address = node.attributes.get('src') ?? node.attributes.get('href') ?? null;
    return [...(id === null ? [] : [{ id, address }]), ...collect(node.children)];
  });
}
