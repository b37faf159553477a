import { expect, test } from 'vitest';
import { belongsToPage } from './belongs-to-page.ts';
import type { PagesOfBlock } from './define-block.ts';

const page = { type: 'page', layout: 'default', slug: 'trial-account' };

test.each<[PagesOfBlock | null, boolean]>([
  [null, true],
  [{ types: ['page'] }, true],
  [{ types: ['post'] }, false],
  [{ layouts: ['configTool'] }, false],
  [{ types: ['page'], slugs: ['Trial-Account', 'other'] }, true],
  [{ layouts: ['configTool'], slugs: ['trial-account'] }, false],
  [{ slugs: ['other'] }, false],
])('a block of %j is offered on it: %s', (pages, isOffered) => {
  expect(belongsToPage({ pages }, page)).toBe(isOffered);
});
