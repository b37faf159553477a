import { expect, test } from 'vitest';
import { anItem } from '../../builder/testing/an-item.ts';
import type { PageChoice } from './page-select.tsx';
import { plannedAddress } from './planned-address.ts';

const parent: PageChoice = {
  id: 'group',
  type: 'page',
  versions: { en: { ...anItem('publish'), locale: 'en', path: '/solution' }, zh: null },
};
const plan = { type: 'page', locale: 'en', parent: null, slug: '', title: '' } as const;

test.each([
  [{ ...plan, title: 'Touch & go' }, '/en/touch-go'],
  [{ ...plan, parent, title: 'Touch', slug: 'openApp' }, '/en/solution/openApp'],
  [{ ...plan, parent, locale: 'zh' as const, title: '触感' }, '/触感'],
  [{ ...plan, type: 'post' as const, parent, slug: 'news' }, '/en/post/news'],
  [{ ...plan, title: '…' }, null],
])('%j', (asked, address) => {
  expect(plannedAddress(asked)).toBe(address);
});
