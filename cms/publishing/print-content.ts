import { type Locale, localizePath } from '#cms-schema/locale.ts';
import { collectReferences, type Definitions } from '#cms-schema/typed-document.ts';
import { playerHosts } from '#contract/player-hosts.ts';
import { escapeHtml } from '#kit/html/escape-html.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { HtmlTooLargeError } from '#kit/html/html-too-large.ts';
import { sanitizeHtmlCached } from '#kit/html/sanitize-html-cached.ts';
import type { CmsCore } from '../core.ts';
import { presentLibraryFile } from '../media/present-media.ts';
import { listNotedMediaRows } from '../media/store.ts';
import type { PresentedBlock, PrintContent, PrintedState } from './model.ts';
import { printBlock } from './plain-html/print-block.ts';
import { presentBlocks } from './present-blocks.ts';
import { loadResolverOf } from './sync-published.ts';

/**
 * Loads what the contents show, with as many queries for a hundred as for one. They are then printed as `printBlocks`
 * prints them, whether published or not: what is not public (files, other documents) is left out.
 */
export async function loadContentPrinter(core: CmsCore, states: readonly PrintedState[]): Promise<PrintContent> {
  const { database, readContent, definitions, publicUrl } = core;
  const noted = await listNotedMediaRows(database, [...new Set(states.map(({ id }) => id))]);
  const resolvers = new Map(
    await Promise.all(
      [...new Set(states.map(({ locale }) => locale))].map(async (locale) => {
        const own = states.filter((state) => state.locale === locale);
        const references = own.flatMap(({ content, type }) => collectReferences(readContent(content, type).nodes));
        // Tickets are for pages: here only what everyone may have is offered.
        const { resolver } = await loadResolverOf(database, locale, references, () => '');
        return [locale, resolver] as const;
      }),
    ),
  );
  return ({ id, type, locale, path, content }) => {
    const resolver = resolvers.get(locale);
    if (!resolver) throw new Error(`Document ${id} is not one of those that were loaded.`);
    const { nodes } = readContent(content, type);
    const files = (noted.get(id) ?? []).map((media) => presentLibraryFile(media, locale));
    const blocks = presentBlocks(nodes, resolver, (source) => readContent.renderForeign(source, files));
    const page = publicUrl + (path === null ? `/?p=${id}` : encodeURI(localizePath(path, locale)));
    return printBlocks(blocks, { definitions, locale, page, origin: new URL(publicUrl).origin });
  };
}

export interface PrintMeans {
  readonly definitions: Definitions;
  readonly locale: Locale;
  /** The address of the page. */
  readonly page: string;
  readonly origin: string;
}

/** Blocks as plain, clean HTML for readers of feeds and APIs: see `printBlock`. */
export function printBlocks(
  blocks: readonly PresentedBlock[],
  { definitions, locale, page, origin }: PrintMeans,
): string {
  const inner = new Map<string, PresentedBlock[]>();
  for (const block of blocks) {
    const place = placeOf(block.parentClientId, block.slot);
    const others = inner.get(place);
    if (others) others.push(block);
    else inner.set(place, [block]);
  }
  const printOne = (block: PresentedBlock, level: number): string => {
    const definition = definitions.get(block.name);
    if (!definition || block.attributes === null) return block.renderedHtml ?? '';
    const place = { locale, level, origin, href: `${page}#${block.clientId}` };
    return printBlock(definition, block.attributes, place, (slot, level) =>
      (inner.get(placeOf(block.clientId, slot)) ?? []).map((each) => printOne(each, level)).join(''),
    );
  };
  return blocks
    .filter(({ parentClientId }) => parentClientId === null)
    .map((block) => (block.attributes === null ? (block.renderedHtml ?? '') : clean(printOne(block, 2))))
    .filter((html) => html !== '')
    .join('\n');
}

function placeOf(parentClientId: string | null, slot: string | null): string {
  return JSON.stringify([parentClientId, slot]);
}

/** What is too long to be cleaned is reduced to its words. */
function clean(html: string): string {
  try {
    return sanitizeHtmlCached(html, 'document', playerHosts);
  } catch (error) {
    if (error instanceof HtmlTooLargeError) return `<p>${escapeHtml(htmlToText(html))}</p>`;
    throw error;
  }
}
