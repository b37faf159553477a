import { describe, expect, test } from 'vitest';
import { highlightedKey, type MenuItem, menuTree, neededAccess } from './menu-tree.ts';

function anItem(databaseId: number, key: string, parentDatabaseId: number | null = null): MenuItem {
  return {
    databaseId,
    parentDatabaseId,
    key,
    label: key,
    description: '',
    url: `/${key}`,
    target: null,
    cssClasses: [],
  };
}

describe('menuTree', () => {
  test('puts children under their parent, in order', () => {
    const tree = menuTree([anItem(1, 'solution'), anItem(2, 'gaming', 1), anItem(3, 'muse', 1), anItem(4, 'product')]);
    expect(tree.map(({ key, children }) => [key, children.map((child) => child.key)])).toEqual([
      ['solution', ['gaming', 'muse']],
      ['product', []],
    ]);
  });

  test('keeps an item whose parent no longer exists', () => {
    expect(menuTree([anItem(2, 'gaming', 1)]).map(({ key }) => key)).toEqual(['gaming']);
  });
});

test('only the two entries for configuration files require certain accounts', () => {
  const keys = ['configTool', 'customConfig', 'doc', 'home'];
  expect(keys.map(neededAccess)).toEqual(['configTool', 'customConfig', null, null]);
});

describe('highlightedKey', () => {
  const items = ['solution', 'product', 'explore', 'community', 'resource'].map((key) => ({ key }));

  test.each([
    ['/solution/gaming', 'solution'],
    ['/en/solution/gaming', 'solution'],
    ['/community/business', 'explore'],
    ['/en/community/business', 'explore'],
    ['/explore/hapticslist', 'community'],
    ['/en/explore/application', 'community'],
    ['/community/resource', 'resource'],
    ['/explore/news', 'explore'],
    ['/', null],
    ['/en', null],
    ['/solutions', null],
  ])('%s highlights %s', (path, key) => {
    expect(highlightedKey(path, items)).toBe(key);
  });

  test('/community/resource highlights the community where the menu has no entry for resources', () => {
    const others = items.filter(({ key }) => key !== 'resource');
    expect(highlightedKey('/en/community/resource', others)).toBe('community');
  });
});
