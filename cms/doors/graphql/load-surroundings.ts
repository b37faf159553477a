import type { Locale } from '#cms-schema/locale.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import type { PublishedSummary } from '../../publishing/model.ts';
import { presentCard } from '../../publishing/present-document.ts';
import type { GraphqlContext } from './context.ts';
import { MAX_PAGE_LENGTH } from './measure-selection.ts';

/** The previous and next documents in reading order; null for types without a sequence. */
export async function loadSurroundings(summary: PublishedSummary, context: GraphqlContext) {
  const { sequence } = contentTypes[summary.type];
  if (sequence === null) return null;
  context.keys.addCards(summary.type, summary.locale);
  return sequence === 'tree' ? findInTree(summary, context) : findInList(summary, context);
}

/** Lists are newest first, so the previous document in time comes after it, unless the type is ordered by hand. */
async function findInList({ id, type, locale }: PublishedSummary, { cms }: GraphqlContext) {
  const isByHand = contentTypes[type].supports.includes('page-attributes');
  const [above, below] = await Promise.all([
    cms.published.listPublished({ type, locale, last: 1, before: id }),
    cms.published.listPublished({ type, locale, first: 1, after: id }),
  ]);
  const [previous, next] = isByHand ? [above, below] : [below, above];
  return { previous: cardOf(previous.items[0]), next: cardOf(next.items[0]), tree: [] };
}

async function findInTree({ id, type, locale }: PublishedSummary, context: GraphqlContext) {
  const ordered = await readTree(type, locale, context);
  const place = ordered.findIndex(({ summary }) => summary.id === id);
  const neighbour = (step: number) => cardOf(place === -1 ? undefined : ordered[place + step]?.summary);
  return { previous: neighbour(-1), next: neighbour(1), tree: ordered.map(presentEntry) };
}

/** All documents of a hierarchical type in a language, from the top down; empty for other types. */
export async function loadTree(type: DocumentType, locale: Locale, context: GraphqlContext) {
  if (!contentTypes[type].isHierarchical) return [];
  context.keys.addCards(type, locale);
  return (await readTree(type, locale, context)).map(presentEntry);
}

async function readTree(type: DocumentType, locale: Locale, { cms }: GraphqlContext): Promise<Placed[]> {
  const all: PublishedSummary[] = [];
  for (let hasMore = true; hasMore; ) {
    const after = all.at(-1)?.id;
    const page = await cms.published.listPublished({
      type,
      locale,
      first: MAX_PAGE_LENGTH,
      ...(after !== undefined && { after }),
    });
    all.push(...page.items);
    hasMore = page.hasNextPage;
  }
  return orderTree(all);
}

function presentEntry({ summary, depth }: Placed) {
  const { title, excerpt, href } = presentCard(summary);
  return { title, excerpt, href, depth };
}

interface Placed {
  readonly summary: PublishedSummary;
  readonly depth: number;
}

/**
 * Orders documents from the top down, keeping the given order among siblings. A document whose parent is not published
 * goes to the top: it has an address, so readers must be able to find it.
 */
export function orderTree(all: readonly PublishedSummary[]): Placed[] {
  const known = new Set(all.map(({ id }) => id));
  const below = new Map<number | null, PublishedSummary[]>();
  for (const summary of all) {
    const parent = summary.parentId !== null && known.has(summary.parentId) ? summary.parentId : null;
    below.set(parent, [...(below.get(parent) ?? []), summary]);
  }
  const place = (parent: number | null, depth: number): Placed[] =>
    (below.get(parent) ?? []).flatMap((summary) => [{ summary, depth }, ...place(summary.id, depth + 1)]);
  return place(null, 0);
}

function cardOf(summary: PublishedSummary | undefined) {
  return summary ? presentCard(summary) : null;
}
