import { docs } from '#demo/docs/docs.ts';
import { questions } from '#demo/questions/questions.ts';
import { resources } from '#demo/resources/resources.ts';
import type { DocKey } from '#demo/seed-document.ts';
import type { Cms } from '../create-cms.ts';
import { createPair, type Pair, requireMade } from './create-pair.ts';

/** What developers read and fetch, by the kind of it. */
export interface Community {
  readonly docs: readonly Pair[];
  readonly questions: readonly Pair[];
  readonly resources: readonly Pair[];
}

/** Drafts, whole: their bodies lead to no page. */
export async function createCommunity(cms: Cms, authorId: number): Promise<Community> {
  const docIds = await createDocs(cms, authorId);
  return {
    docs: [...docIds.values()],
    questions: await createQuestions(cms, authorId),
    resources: await createResources(cms, authorId, docIds),
  };
}

async function createDocs(cms: Cms, authorId: number): Promise<ReadonlyMap<DocKey, Pair>> {
  const ids = new Map<DocKey, Pair>();
  for (const [menuOrder, { key, parent, docKey, title, excerpt, html }] of docs.entries()) {
    const pair = await createPair(cms, (locale) => ({
      ...{ type: 'doc', slug: key, menuOrder, authorId, meta: { docKey } },
      parentId: parent && requireMade(ids, parent)[locale],
      title: title[locale],
      excerpt: excerpt[locale],
      content: html[locale],
    }));
    ids.set(key, pair);
  }
  return ids;
}

async function createQuestions(cms: Cms, authorId: number): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const [menuOrder, { key, topic, title, html }] of questions.entries()) {
    const pair = await createPair(cms, (locale) => ({
      ...{ type: 'faq', slug: key, menuOrder, authorId, meta: { topic } },
      title: title[locale],
      content: html[locale],
    }));
    pairs.push(pair);
  }
  return pairs;
}

async function createResources(cms: Cms, authorId: number, docIds: ReadonlyMap<DocKey, Pair>): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const [menuOrder, resource] of resources.entries()) {
    const { key, tab, icon, category, downloadType, platform, needs, file, guide, title, excerpt, html } = resource;
    const shared = { tab, icon, category, downloadType, ...file, guide: requireMade(docIds, guide).zh };
    const pair = await createPair(cms, (locale) => ({
      ...{ type: 'resource', slug: key, menuOrder, authorId },
      meta: { ...shared, platform: platform[locale], needs: needs[locale] },
      title: title[locale],
      excerpt: excerpt[locale],
      content: html[locale],
    }));
    pairs.push(pair);
  }
  return pairs;
}
