import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#cms-schema/json.ts';
import type { DocumentAddress, DocumentHit } from '../cms/search-calls.ts';
import { emptyDraft, type PageDraft } from '../document/model.ts';
import { findAddressHolder } from './find-address-holder.ts';
import { findDeadLinks } from './find-dead-links.ts';

describe('links of a page that is about to be published', () => {
  it.each([
    ['a page that was deleted', { kind: 'document', id: 9 }, 'link_nowhere'],
    ['a page that is a draft', { kind: 'document', id: 2 }, 'link_unpublished'],
    ['an address where nothing is', { kind: 'path', path: '/gone' }, 'link_nowhere'],
    ['nothing but a hash', { kind: 'url', url: '#' }, 'link_nowhere'],
  ])('are reported if they lead to %s', async (_, link, code) => {
    const found = await findDeadLinks(aHero({ actions: [{ id: 'a', label: 'Go', link }] }), 'en', site);
    expect(found).toMatchObject([{ code, severity: 'advice', blockId: 'h', path: ['actions', 0, 'link'] }]);
  });

  it.each<JsonObject>([
    { kind: 'document', id: 1 },
    { kind: 'path', path: '/gaming/' },
    { kind: 'path', path: '/' },
    { kind: 'url', url: 'https://example.com/gone' },
    { kind: 'path', path: '/uploads/list.pdf' },
  ])('are not reported if their target exists: %o', async (link) => {
    expect(await findDeadLinks(aHero({ actions: [{ id: 'a', label: 'Go', link }] }), 'en', site)).toEqual([]);
  });

  it('are also found in rich text, and checked in the language of their prefix', async () => {
    const body = '<p><a href="/en/gaming">one</a> <a href="/gaming?x=1#y">two</a></p>';
    const draft = aPage({ type: 'haptera/rich-text', attributes: { body } });
    const found = await findDeadLinks(draft, 'en', site);
    expect(found.map(({ code, path }) => [code, path])).toEqual([['link_nowhere', ['body']]]);
  });
});

describe('an address that another page has', () => {
  it('is reported with that page, even if it is a draft', async () => {
    const taken = await findAddressHolder({ locale: 'en', planned: '/draft-2', slug: 'draft', id: 7 }, site);
    expect(taken).toMatchObject({ wished: '/draft', holder: { title: 'Draft', isPublished: false } });
  });

  it('is reported even if the slug is derived from the title', async () => {
    const taken = await findAddressHolder({ locale: 'en', planned: '/gaming-2', slug: '', id: 7 }, site);
    expect(taken?.holder.title).toBe('Gaming');
  });

  it.each([
    ['as requested', '/gaming', 'gaming'],
    ['with a number that is part of its title', '/level-2', ''],
  ])('is not reported if the page gets its address %s', async (_, planned, slug) => {
    expect(await findAddressHolder({ locale: 'en', planned, slug, id: 7 }, site)).toBeNull();
  });
});

const pages: readonly DocumentHit[] = [
  { id: 1, title: 'Gaming', path: '/gaming', type: 'page', locale: 'en', isPublished: true },
  { id: 2, title: 'Draft', path: '/draft', type: 'page', locale: 'en', isPublished: false },
];

const findDocument = async ({ locale, path }: DocumentAddress) =>
  pages.find((page) => page.locale === locale && page.path === path) ?? null;

const site = {
  findDocument,
  findDocuments: (addresses: readonly DocumentAddress[]) => Promise.all(addresses.map(findDocument)),
  listByIds: async (ids: readonly number[]) => pages.filter(({ id }) => ids.includes(id)),
};

function aHero(attributes: JsonObject): PageDraft {
  return aPage({ type: 'haptera/hero', attributes });
}

function aPage({ type, attributes }: { readonly type: string; readonly attributes: JsonObject }): PageDraft {
  return { ...emptyDraft, nodes: [{ kind: 'block', id: 'h', type, version: 1, attributes, slots: {} }] };
}
