import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../permission/viewer.ts';
import { aPage, aViewer } from '../testing/builders.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let test: TestCms;
let editor: Viewer;
beforeAll(async () => {
  test = await openTestCms();
  editor = await aViewer(test.cms, 'editor');
});
afterAll(() => test.close());

describe('a menu', () => {
  it('links to its documents in its own language and leaves out unpublished ones', async () => {
    const { menus, documents } = test.cms;
    const zh = await aPage(test.cms, { slug: 'product', title: '产品' });
    await aPage(test.cms, { slug: 'product', title: 'Product', translationOf: zh.id });
    const draft = await aPage(test.cms, { status: 'draft' });
    const menu = await menus.createMenu(editor, { name: 'Main', locale: 'en', locations: ['primary'] });
    const items = await menus.saveMenuItems(editor, menu.id, [
      {
        key: 'product',
        kind: 'document',
        documentId: zh.id,
        children: [
          { key: 'about', label: 'About', url: '/about?x=1#top' },
          { key: 'docs', label: 'Docs', url: 'https://docs.haptera.example/', target: '_blank' },
        ],
      },
      { key: 'draft', kind: 'document', documentId: draft.id, children: [{ label: 'Below', url: '/below' }] },
    ]);
    const shown = await menus.getPublicMenu('en', 'primary');
    expect(shown?.items.map(({ key, label, url, uri }) => [key, label, url, uri])).toEqual([
      ['product', 'Product', '/en/product', '/en/product'],
      ['about', 'About', '/en/about?x=1#top', '/en/about?x=1#top'],
      ['docs', 'Docs', 'https://docs.haptera.example/', null],
    ]);
    expect(shown?.items[1]?.parentId).toBe(items[0]?.id);
    await documents.saveDocument(editor, zh.id, { slug: 'products' });
    await documents.publishDocuments(editor, [{ id: draft.id }]);
    expect((await menus.getPublicMenu('en', 'primary'))?.items).toHaveLength(3);
    expect(await menus.getPublicMenu('zh', 'primary')).toBeNull();
  });

  it('keeps listed entries, adds and deletes others, and detects another user’s save', async () => {
    const { menus } = test.cms;
    const menu = await menus.createMenu(editor, { name: 'Footer', locale: 'zh', locations: ['footer'] });
    const [a, b] = await menus.saveMenuItems(editor, menu.id, [
      { label: 'A', url: '/a' },
      { label: 'B', url: '/b' },
    ]);
    const second = await menus.saveMenuItems(editor, menu.id, [
      { label: 'C', url: '/c' },
      { id: a?.id ?? 0, label: 'A', url: '/a' },
    ]);
    expect(second.map(({ label }) => label)).toEqual(['C', 'A']);
    expect(second[1]?.id).toBe(a?.id);
    await expect(menus.requireMenuItem(editor, b?.id ?? 0)).rejects.toMatchObject({ status: 404 });
    const stale = menus.saveMenuItems(editor, menu.id, [], { expectedRevision: menu.revision });
    await expect(stale).rejects.toMatchObject({ code: 'haptera_stale' });
  });

  it('rejects addresses that run code, cycles and entries of other menus', async () => {
    const { menus } = test.cms;
    const menu = await menus.createMenu(editor, { name: 'Hostile' });
    const refusal = { code: 'haptera_menu_item_invalid', status: 400 };
    for (const url of [
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      'data:text/html,x',
      'relative',
      ' \tjavascript:alert(1)',
    ]) {
      await expect(menus.createMenuItem(editor, menu.id, { label: 'x', url })).rejects.toMatchObject(refusal);
    }
    const a = await menus.createMenuItem(editor, menu.id, { label: 'a', url: '/a' });
    const b = await menus.createMenuItem(editor, menu.id, { label: 'b', url: '/b', parentId: a.id });
    await expect(menus.saveMenuItem(editor, a.id, { parentId: b.id })).rejects.toMatchObject(refusal);
    await expect(menus.saveMenuItem(editor, a.id, { parentId: 999_999 })).rejects.toMatchObject(refusal);
    await expect(menus.createMenu(editor, { name: 'Hostile' })).rejects.toMatchObject({ code: 'haptera_menu_exists' });
  });

  it('takes its location from the menu that had it', async () => {
    const { menus } = test.cms;
    const one = await menus.createMenu(editor, { name: 'One', locale: 'zh', locations: ['primary'] });
    const two = await menus.createMenu(editor, { name: 'Two', locale: 'zh', locations: ['primary'] });
    expect((await menus.requireMenu(editor, one.id)).locations).toEqual([]);
    expect((await menus.getPublicMenu('zh', 'primary'))?.id).toBe(two.id);
    await menus.deleteMenu(editor, two.id);
    expect(await menus.getPublicMenu('zh', 'primary')).toBeNull();
  });
});
