import { Readable } from 'node:stream';
import { docs } from '#demo/docs/docs.ts';
import { archives, type SeedArchive } from '#demo/files/archives.ts';
import { questions } from '#demo/questions/questions.ts';
import { resources } from '#demo/resources/resources.ts';
import type { DocKey } from '#demo/seed-document.ts';
import { printZip } from '#kit/zip/print-zip.ts';
import type { Cms } from '../create-cms.ts';
import { systemViewer } from '../permission/viewer.ts';
import { createPair, type Pair, requireMade } from './create-pair.ts';

/** The developer documents, by kind. */
export interface Community {
  readonly docs: readonly Pair[];
  readonly questions: readonly Pair[];
  readonly resources: readonly Pair[];
}

/** Creates complete drafts: their bodies link to no page. */
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
  for (const [menuOrder, { key, parent, docKey, visibility = 'everyone', title, excerpt, html }] of docs.entries()) {
    const pair = await createPair(cms, (locale) => ({
      type: 'doc',
      slug: key,
      menuOrder,
      authorId,
      visibility,
      meta: { docKey },
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
      type: 'faq',
      slug: key,
      menuOrder,
      authorId,
      meta: { topic },
      title: title[locale],
      content: html[locale],
    }));
    pairs.push(pair);
  }
  return pairs;
}

async function createResources(cms: Cms, authorId: number, docIds: ReadonlyMap<DocKey, Pair>): Promise<Pair[]> {
  const pairs: Pair[] = [];
  const fileIds = await uploadArchives(cms);
  for (const [menuOrder, resource] of resources.entries()) {
    const { key, tab, icon, category, downloadType, platform, needs, file, guide, title, excerpt, html } = resource;
    const shared = {
      tab,
      icon,
      category,
      downloadType,
      guide: requireMade(docIds, guide).zh,
      file: file && { id: requireMade(fileIds, file) },
    };
    const pair = await createPair(cms, (locale) => ({
      type: 'resource',
      slug: key,
      menuOrder,
      authorId,
      meta: { ...shared, platform: platform[locale], needs: needs[locale] },
      title: title[locale],
      excerpt: excerpt[locale],
      content: html[locale],
    }));
    pairs.push(pair);
  }
  return pairs;
}

/** Ids by file name. Files that an interrupted run left behind are reused. */
async function uploadArchives(cms: Cms): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const [name, { fileName, title, visibility, files }] of Object.entries<SeedArchive>(archives)) {
    const slug = fileName.replace(/\.zip$/, '');
    const { items: present } = await cms.media.listMedia(systemViewer, { slugs: [slug] });
    const body = Readable.from([printZip(files)]);
    const media = present[0] ?? (await cms.media.uploadMedia(systemViewer, { fileName, body, title, visibility }));
    ids.set(name, media.id);
  }
  return ids;
}
