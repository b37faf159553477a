import { Readable } from 'node:stream';
import { definitions } from '#blocks/definitions.generated.ts';
import { type Locale, locales } from '#cms-schema/locale.ts';
import { type DocumentNode, printDocument } from '#cms-schema/markup/document.ts';
import { upgradeProvenance } from '#cms-schema/provenance.ts';
import { supportedListNames } from '#cms-schema/supported.ts';
import { documentTypes } from '#contract/content-types.ts';
import { withMenuIcon } from '#contract/menu-icons.ts';
import { type AccountKey, accountKeys, sampleAccounts, samplePassword } from '#demo/accounts.ts';
import type { SeedBlock } from '#demo/block.ts';
import { docs } from '#demo/docs/docs.ts';
import { type DrawingName, drawingNames, drawings } from '#demo/drawings/drawings.ts';
import { archives } from '#demo/files/archives.ts';
import { menus, type SpokenMenuItem, speakMenu } from '#demo/menus.ts';
import { noteSources } from '#demo/note-sources.ts';
import { containers, type SeedContainer } from '#demo/pages/containers.ts';
import { pages } from '#demo/pages/pages.ts';
import { posts } from '#demo/posts/posts.ts';
import { questions } from '#demo/questions/questions.ts';
import { resources } from '#demo/resources/resources.ts';
import type {
  ContainerKey,
  Links,
  PageKey,
  PostKey,
  SeedPage,
  SeedText,
  TagKey,
  TutorialKey,
} from '#demo/seed-document.ts';
import { siteSettings } from '#demo/site-settings.ts';
import { supportedLists } from '#demo/supported/supported-lists.ts';
import { tags } from '#demo/tags.ts';
import { tutorials } from '#demo/tutorials/tutorials.ts';
import { settleAll } from '#kit/settle-all.ts';
import type { Cms } from '../create-cms.ts';
import type { Document, DocumentPatch } from '../documents/model.ts';
import type { Media } from '../media/model.ts';
import type { MenuItemNode } from '../menus/model.ts';
import { systemViewer } from '../permission/viewer.ts';
import { createCommunity } from './create-community.ts';
import { createPair, type Pair, requireMade } from './create-pair.ts';
import { renderDrawing } from './render-drawing.ts';

/** The number of items created. Each language version of a document counts. */
export interface SeedReport {
  readonly pages: number;
  readonly posts: number;
  readonly tutorials: number;
  readonly docs: number;
  readonly questions: number;
  readonly resources: number;
  readonly media: number;
  readonly users: number;
  readonly menus: number;
}

/**
 * Fills an empty CMS with demo content, published in both languages. Returns null without doing anything if any
 * document exists, even in the trash. An interrupted run leaves only drafts, which the next run deletes before it
 * starts over. Throws the errors of the operations.
 */
export async function seedDemoContent(cms: Cms): Promise<SeedReport | null> {
  if (!(await isEmpty(cms))) return null;
  const userIds = await createAccounts(cms);
  // Pictures are packed in a separate process. Meanwhile, everything that needs no pictures is created. Wait for both
  // to settle, so that nothing of a failed run continues alongside the next one.
  const [drawingIds, created] = await settleAll([uploadDrawings(cms), createDocuments(cms, userIds)]);
  const { tagIds, pageIds, postIds, community } = created;
  const tutorialIds = await createTutorials(cms, { drawingIds, tagIds, userIds });
  await writeContent(cms, { pageIds, postIds, drawingIds, tagIds });
  await cms.settings.saveSettings(systemViewer, { ...siteSettings, pageOnFront: requireMade(pageIds, 'home').zh });
  await createMenus(cms, pageIds);
  for (const name of supportedListNames) {
    await cms.supportedLists.saveList(systemViewer, name, supportedLists[name]);
  }

  // Publish everything in one change, because it links to each other, and last, so that whatever is public is complete.
  const pairs = [
    ...pages.map(({ key }) => requireMade(pageIds, key)),
    ...posts.map(({ key }) => requireMade(postIds, key)),
    ...tutorialIds.values(),
    ...Object.values(community).flat(),
  ];
  const requests = pairs.flatMap((pair) => locales.map((locale) => ({ id: pair[locale] })));
  await cms.documents.publishDocuments(systemViewer, requests);
  return {
    pages: pageIds.size * locales.length,
    posts: postIds.size * locales.length,
    tutorials: tutorialIds.size * locales.length,
    docs: community.docs.length * locales.length,
    questions: community.questions.length * locales.length,
    resources: community.resources.length * locales.length,
    media: drawingIds.size + Object.keys(archives).length,
    users: userIds.size,
    menus: menus.length * locales.length,
  };
}

/** Whether there are no documents, after deleting those that an interrupted run left behind. */
async function isEmpty(cms: Cms): Promise<boolean> {
  const slugs = new Set<string>(
    [...containers, ...pages, ...posts, ...tutorials, ...docs, ...questions, ...resources].map((one) =>
      'slug' in one ? one.slug : one.key,
    ),
  );
  const documents: Document[] = [];
  for (const type of documentTypes) {
    for (let page = 1, total = 1; (page - 1) * 100 < total; page += 1) {
      const query = { type, statuses: ['any', 'trash'], page, perPage: 100 } as const;
      const listing = await cms.documents.listDocuments(systemViewer, query);
      total = listing.total;
      // Created and filled, and not touched since.
      const isLeftOver = ({ status, slug, revision }: Document) =>
        status === 'draft' && slugs.has(slug) && revision <= 2;
      if (!listing.items.every(isLeftOver)) return false;
      documents.push(...listing.items);
    }
  }
  for (const { id } of documents) await cms.documents.deleteDocument(systemViewer, id);
  return true;
}

async function createAccounts(cms: Cms): Promise<Map<AccountKey, number>> {
  const ids = new Map<AccountKey, number>();
  const { items: present } = await cms.users.listUsers(systemViewer, { perPage: 100 });
  for (const key of accountKeys) {
    const account = sampleAccounts[key];
    const user =
      present.find(({ login }) => login === account.login) ??
      (await cms.users.createUser(systemViewer, { ...account, password: samplePassword }));
    ids.set(key, user.id);
  }
  return ids;
}

async function uploadDrawings(cms: Cms): Promise<Map<DrawingName, number>> {
  const ids = new Map<DrawingName, number>();
  // One is uploaded while another is packed.
  await inTurns(2, drawingNames, async (name) => {
    const slug = `haptera-${name}`;
    const { items: present } = await cms.media.listMedia(systemViewer, { slugs: [slug] });
    ids.set(name, (present[0] ?? (await upload(cms, name, `${slug}.jpg`))).id);
  });
  return ids;
}

/** Does the work for all items, for at most `width` of them at the same time; after a failure, for no more of them. */
async function inTurns<Item>(width: number, items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  let hasFailed = false;
  const work = async () => {
    for (const item of left) {
      if (hasFailed) return;
      await act(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  await settleAll(Array.from({ length: width }, work));
}

async function upload(cms: Cms, name: DrawingName, fileName: string): Promise<Media> {
  const { title, alt } = drawings[name];
  const body = Readable.from([await renderDrawing(name)]);
  return cms.media.uploadMedia(systemViewer, { fileName, body, title, alt, isPatient: true });
}

async function createTags(cms: Cms): Promise<Map<string, Pair>> {
  const ids = new Map<string, Pair>();
  for (const [slug, name] of Object.entries(tags)) {
    const create = async (locale: Locale) => {
      const key = { taxonomy: 'post_tag', locale } as const;
      const { items: present } = await cms.terms.listTerms(systemViewer, { ...key, slugs: [slug] });
      return (present[0] ?? (await cms.terms.createTerm(systemViewer, { ...key, name: name[locale], slug }))).id;
    };
    ids.set(slug, { zh: await create('zh'), en: await create('en') });
  }
  return ids;
}

/** Creates the tags and drafts of all documents that need no picture; those made of blocks are empty at first. */
async function createDocuments(cms: Cms, userIds: ReadonlyMap<AccountKey, number>) {
  const tagIds = await createTags(cms);
  const pageIds = await createPages(cms);
  const postIds = await createPosts(cms, { tagIds, userIds });
  return { tagIds, pageIds, postIds, community: await createCommunity(cms, requireMade(userIds, 'editor')) };
}

async function createPages(cms: Cms): Promise<Map<PageKey | ContainerKey, Pair>> {
  const ids = new Map<PageKey | ContainerKey, Pair>();
  const createContainer = async ({ key, title, parent }: SeedContainer, menuOrder: number) =>
    ids.set(
      key,
      await createPair(cms, (locale) => ({
        type: 'page',
        title: title[locale],
        slug: key,
        menuOrder,
        parentId: parent && requireMade(ids, parent)[locale],
      })),
    );
  for (const page of pages) {
    // The home page comes first, and a container right before the first page below it.
    const above = containers.findIndex(({ key }) => key === page.parent && !ids.has(key));
    const container = containers[above];
    if (container) await createContainer(container, above + 1);
    const pair = await createPair(cms, (locale) => ({
      type: 'page',
      ...speakPage(page, locale),
      slug: page.slug,
      menuOrder: page.menuOrder,
      parentId: page.parent && requireMade(ids, page.parent)[locale],
    }));
    ids.set(page.key, pair);
  }
  return ids;
}

function speakPage(page: SeedPage, locale: Locale): DocumentPatch {
  const { meta, ...text } = speakText(page, locale);
  const { layout, isHidden } = page;
  return { ...text, meta: { ...meta, ...(layout && { layout }), ...(isHidden && { seo_noindex: true }) } };
}

interface Authors {
  readonly userIds: ReadonlyMap<AccountKey, number>;
}

async function createPosts(cms: Cms, made: Pick<Made, 'tagIds'> & Authors): Promise<Map<PostKey, Pair>> {
  const ids = new Map<PostKey, Pair>();
  // Oldest first, so that ids are in the order of dates.
  for (const post of posts.toReversed()) {
    const pair = await createPair(cms, (locale) => ({
      type: 'post',
      ...speakText(post, locale),
      slug: post.key,
      date: post.date,
      authorId: requireMade(made.userIds, post.author),
      tags: post.tags.map((tag: TagKey) => requireMade(made.tagIds, tag)[locale]),
    }));
    ids.set(post.key, pair);
  }
  return ids;
}

/** Creates complete drafts: their bodies link to no other document. */
async function createTutorials(
  cms: Cms,
  made: Pick<Made, 'drawingIds' | 'tagIds'> & Authors,
): Promise<Map<TutorialKey, Pair>> {
  const ids = new Map<TutorialKey, Pair>();
  for (const tutorial of tutorials.toReversed()) {
    const picture = requireMade(made.drawingIds, tutorial.picture);
    const pair = await createPair(cms, (locale) => {
      const { meta, ...text } = speakText(tutorial, locale);
      return {
        type: 'tutorial',
        ...text,
        meta: { ...meta, level: tutorial.level, needs: tutorial.needs[locale] },
        slug: tutorial.key,
        date: tutorial.date,
        content: tutorial.html[locale],
        authorId: requireMade(made.userIds, tutorial.author),
        featuredMediaId: picture,
        tags: tutorial.tags.map((tag) => requireMade(made.tagIds, tag)[locale]),
      };
    });
    ids.set(tutorial.key, pair);
  }
  return ids;
}

function speakText(text: SeedText, locale: Locale): DocumentPatch {
  return {
    title: text.title[locale],
    excerpt: text.excerpt[locale],
    meta: { seo_title: text.seoTitle[locale], seo_description: text.seoDescription[locale] },
  };
}

interface Made {
  readonly pageIds: ReadonlyMap<PageKey | ContainerKey, Pair>;
  readonly postIds: ReadonlyMap<PostKey, Pair>;
  readonly drawingIds: ReadonlyMap<DrawingName, number>;
  readonly tagIds: ReadonlyMap<string, Pair>;
}

async function writeContent(cms: Cms, made: Made): Promise<void> {
  const { pageIds, postIds, drawingIds } = made;
  const links = createLinks(made);
  const write = async (pair: Pair, blocks: readonly SeedBlock[], picture?: DocumentPatch) => {
    for (const locale of locales) {
      const nodes = blocks.map((block) => storedNode(block, locale));
      const sources =
        locale === 'en' && upgradeProvenance({ haptera_sources: noteSources(blocks) }, nodes, definitions);
      await cms.documents.saveDocument(systemViewer, pair[locale], {
        content: printDocument(nodes),
        meta: { ...sources },
        ...picture,
      });
    }
  };
  // The database works on one document while the blocks of others are printed.
  await inTurns(4, pages, (page) => write(requireMade(pageIds, page.key), page.blocks(links)));
  await inTurns(4, posts, (post) => {
    const featuredMediaId = requireMade(drawingIds, post.picture);
    return write(requireMade(postIds, post.key), post.blocks(links), { featuredMediaId });
  });
}

function storedNode(block: SeedBlock, locale: Locale): DocumentNode {
  const { id, type, version } = block;
  const slots = Object.entries(block.slots).map(([name, inner]): [string, DocumentNode[]] => [
    name,
    inner.map((child) => storedNode(child, locale)),
  ]);
  return { kind: 'block', id, type, version, attributes: block.attributes[locale], slots: Object.fromEntries(slots) };
}

/** Blocks refer to the Chinese documents in both languages; readers see the counterpart in their own language. */
function createLinks({ pageIds, postIds, drawingIds, tagIds }: Made): Links {
  return {
    page: (key, anchor) => ({ kind: 'document', id: requireMade(pageIds, key).zh, ...(anchor && { anchor }) }),
    post: (key) => ({ kind: 'document', id: requireMade(postIds, key).zh }),
    article: (key) => requireMade(postIds, key).zh,
    tag: (key) => requireMade(tagIds, key).zh,
    drawing: (name) => ({ id: requireMade(drawingIds, name) }),
  };
}

async function createMenus(cms: Cms, pageIds: ReadonlyMap<PageKey | ContainerKey, Pair>): Promise<void> {
  for (const { location, name, items } of menus) {
    for (const locale of locales) {
      const [present] = await cms.menus.listMenus(systemViewer, { locale, location });
      const menu =
        present ??
        (await cms.menus.createMenu(systemViewer, {
          locale,
          name: name[locale],
          slug: location,
          locations: [location],
        }));
      const tree = speakMenu(items, locale, (key) => requireMade(pageIds, key)[locale]);
      await cms.menus.saveMenuItems(systemViewer, menu.id, tree.map(withIcon));
    }
  }
}

function withIcon({ icon, children, ...item }: SpokenMenuItem): MenuItemNode {
  return { ...item, cssClasses: withMenuIcon([], icon), children: children.map(withIcon) };
}
