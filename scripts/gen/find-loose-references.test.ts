import { expect, test } from 'vitest';
import { group } from '#cms-schema/fields/group.ts';
import { list } from '#cms-schema/fields/list.ts';
import { reference } from '#cms-schema/fields/reference.ts';
import { findLooseReferences } from './find-loose-references.ts';

const label = { zh: '案例', en: 'Case' };

test('a reference to an unknown type is reported with its file, even from inside a list', () => {
  const cases = list({ label, of: group({ label, fields: { article: reference({ label, to: 'case-study' }) } }) });
  const owners = [{ file: 'blocks/case-grid/block.ts', fields: { cases } }];
  expect(findLooseReferences(owners, ['page', 'post'])).toEqual([
    'blocks/case-grid/block.ts: "article" refers to the unknown type "case-study". Known types: page, post.',
  ]);
  expect(findLooseReferences(owners, ['page', 'case-study'])).toEqual([]);
});
