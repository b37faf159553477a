import { type Locale, type Localized, locales } from '#cms-schema/locale.ts';
import { type DocumentNode, printDocument } from '#cms-schema/markup/document.ts';
import type { Cms } from '../create-cms.ts';
import type { Document, DocumentPatch, NewDocument } from '../documents/model.ts';
import { systemViewer } from '../users/model.ts';
import { sampleAccounts, samplePassword } from './accounts.ts';
import { type ArtName, art, artNames } from './art/art.ts';
import { renderArt } from './art/render-art.ts';
import type { SeedBlock } from './block.ts';
import { menus, speakMenu } from './menus.ts';
import { containers } from './pages/containers.ts';
import { pages } from './pages/pages.ts';
import { posts } from './posts/posts.ts';
import type { AuthorKey, ContainerKey, Links, PageKey, PostKey, SeedText, TagKey } from './seed-document.ts';
import { siteSettings } from './site-settings.ts';
import { tags } from './tags.ts';

/** How many things were made; of documents each language counts. */
export interface SeedReport {
  readonly pages: number;
  readonly posts: number;
  readonly media: number;
  readonly users: number;
  readonly menus: number;
}

/**
 * Fills an empty CMS with the content of the demonstration, published in both languages. Null, and nothing done, when there
 * is any document already, in the trash or not. Throws what the operations throw; a run that was cut short has to be
 * started on an empty database again.
 */
export async function seedDemoContent(cms: Cms): Promise<SeedReport | null> {
  if (await hasDocuments(cms)) return null;
  const userIds = await createAccounts(cms);
  const [artIds, tagIds] = await Promise.all([uploadArt(cms), createTags(cms)]);
  const pageIds = await createPages(cms);
  const postIds = await createPosts(cms, { artIds, tagIds, userIds });
  const links = createLinks(pageIds, postIds, artIds);

  await writeContent(cms, links, pageIds, postIds);
  await cms.settings.saveSettings(systemViewer, { ...siteSettings, pageOnFront: requireMade(pageIds, 'home').zh });
  // All at once: they link to each other.
  const ids = [
    ...pages.map(({ key }) => requireMade(pageIds, key)),
    ...posts.map(({ key }) => requireMade(postIds, key)),
  ];
  const requests = ids.flatMap((pair) => locales.map((locale) => ({ id: pair[locale] })));
  await cms.documents.publishDocuments(systemViewer, requests);
  await createMenus(cms, pageIds);

  return {
    pages: pageIds.size * locales.length,
    posts: postIds.size * locales.length,
    media: artIds.size,
    users: Object.keys(sampleAccounts).length,
    menus: menus.length * locales.length,
  };
}

/** The two documents of one page. */
type Pair = Localized<number>;

async function hasDocuments(cms: Cms): Promise<boolean> {
  for (const type of ['page', 'post'] as const) {
    const { total } = await cms.documents.listDocuments(systemViewer, { type, statuses: ['any', 'trash'], perPage: 1 });
    if (total > 0) return true;
  }
  return false;
}

async function createAccounts(cms: Cms): Promise<Record<AuthorKey, number>> {
  const create = async (key: keyof typeof sampleAccounts) =>
    (await cms.users.createUser(systemViewer, { ...sampleAccounts[key], password: samplePassword })).id;
  await create('administrator');
  const ids = { editor: await create('editor'), author: await create('author') };
  await create('contributor');
  return ids;
}

async function uploadArt(cms: Cms): Promise<Map<ArtName, number>> {
  const ids = new Map<ArtName, number>();
  for (const name of artNames) {
    const { title, alt } = art[name];
    const picture = await renderArt(name);
    const body = (async function* () {
      yield picture;
    })();
    const { id } = await cms.media.uploadMedia(systemViewer, { fileName: `${name}.png`, body, title, alt });
    ids.set(name, id);
  }
  return ids;
}

async function createTags(cms: Cms): Promise<Map<string, Pair>> {
  const ids = new Map<string, Pair>();
  for (const [slug, name] of Object.entries(tags)) {
    const create = async (locale: Locale) =>
      (await cms.terms.createTerm(systemViewer, { taxonomy: 'post_tag', locale, name: name[locale], slug })).id;
    ids.set(slug, { zh: await create('zh'), en: await create('en') });
  }
  return ids;
}

async function createPages(cms: Cms): Promise<Map<PageKey | ContainerKey, Pair>> {
  const ids = new Map<PageKey | ContainerKey, Pair>();
  for (const [menuOrder, { key, title }] of containers.entries()) {
    ids.set(key, await createPair(cms, (locale) => ({ type: 'page', title: title[locale], slug: key, menuOrder })));
  }
  for (const page of pages) {
    const pair = await createPair(cms, (locale) => ({
      type: 'page',
      ...speakText(page, locale),
      slug: page.slug,
      menuOrder: page.menuOrder,
      parentId: page.parent && requireMade(ids, page.parent)[locale],
    }));
    ids.set(page.key, pair);
  }
  return ids;
}

async function createPosts(
  cms: Cms,
  made: {
    readonly artIds: ReadonlyMap<ArtName, number>;
    readonly tagIds: ReadonlyMap<string, Pair>;
    readonly userIds: Record<AuthorKey, number>;
  },
): Promise<Map<PostKey, Pair>> {
  const ids = new Map<PostKey, Pair>();
  // Oldest first, so that ids and dates run the same way.
  for (const post of posts.toReversed()) {
    const pair = await createPair(cms, (locale) => ({
      type: 'post',
      ...speakText(post, locale),
      slug: post.key,
      date: post.date,
      authorId: made.userIds[post.author],
      featuredMediaId: requireMade(made.artIds, post.picture),
      tags: post.tags.map((tag: TagKey) => requireMade(made.tagIds, tag)[locale]),
    }));
    ids.set(post.key, pair);
  }
  return ids;
}

/** Drafts of one page in both languages. */
async function createPair(cms: Cms, input: (locale: Locale) => NewDocument): Promise<Pair> {
  const create = (locale: Locale, original?: Document) =>
    cms.documents.createDocument(systemViewer, {
      ...input(locale),
      locale,
      ...(original && { translationOf: original.id }),
    });
  const zh = await create('zh');
  const en = await create('en', zh);
  return { zh: zh.id, en: en.id };
}

function speakText(text: SeedText, locale: Locale): DocumentPatch {
  return {
    title: text.title[locale],
    excerpt: text.excerpt[locale],
    meta: { seo_title: text.seoTitle[locale], seo_description: text.seoDescription[locale] },
  };
}

async function writeContent(
  cms: Cms,
  links: Links,
  pageIds: ReadonlyMap<PageKey | ContainerKey, Pair>,
  postIds: ReadonlyMap<PostKey, Pair>,
): Promise<void> {
  const write = async (pair: Pair, blocks: readonly SeedBlock[]) => {
    for (const locale of locales) {
      const content = printDocument(blocks.map((block) => storedNode(block, locale)));
      await cms.documents.saveDocument(systemViewer, pair[locale], { content });
    }
  };
  for (const page of pages) await write(requireMade(pageIds, page.key), page.blocks(links));
  for (const post of posts) await write(requireMade(postIds, post.key), post.blocks(links));
}

function storedNode(block: SeedBlock, locale: Locale): DocumentNode {
  const { id, type, version } = block;
  const slots = Object.entries(block.slots).map(([name, inner]): [string, DocumentNode[]] => [
    name,
    inner.map((child) => storedNode(child, locale)),
  ]);
  return { kind: 'block', id, type, version, attributes: block.attributes[locale], slots: Object.fromEntries(slots) };
}

/** Blocks refer to the Chinese documents in both languages: readers are shown the counterpart in their own. */
function createLinks(
  pageIds: ReadonlyMap<PageKey | ContainerKey, Pair>,
  postIds: ReadonlyMap<PostKey, Pair>,
  artIds: ReadonlyMap<ArtName, number>,
): Links {
  return {
    page: (key, anchor) => ({ kind: 'document', id: requireMade(pageIds, key).zh, ...(anchor && { anchor }) }),
    post: (key) => ({ kind: 'document', id: requireMade(postIds, key).zh }),
    article: (key) => requireMade(postIds, key).zh,
    art: (name) => ({ id: requireMade(artIds, name) }),
  };
}

async function createMenus(cms: Cms, pageIds: ReadonlyMap<PageKey | ContainerKey, Pair>): Promise<void> {
  for (const { location, name, items } of menus) {
    for (const locale of locales) {
      const menu = await cms.menus.createMenu(systemViewer, {
        locale,
        name: name[locale],
        slug: location,
        locations: [location],
      });
      const tree = speakMenu(items, locale, (key) => requireMade(pageIds, key)[locale]);
      await cms.menus.saveMenuItems(systemViewer, menu.id, tree);
    }
  }
}

function requireMade<Key, Value>(made: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = made.get(key);
  if (value === undefined) throw new TypeError(`Nothing was made for "${String(key)}" yet.`);
  return value;
}
