import { expect, test } from 'vitest';
import { group } from '#cms-schema/fields/group.ts';
import { list } from '#cms-schema/fields/list.ts';
import { reference } from '#cms-schema/fields/reference.ts';
import { refuseLooseReferences } from './refuse-loose-references.ts';

const label = { zh: '案例', en: 'Case' };

test('a field deep in a list that refers to a type which does not exist is named with its file', () => {
  const cases = list({ label, of: group({ label, fields: { article: reference({ label, to: 'case-study' }) } }) });
  const owners = [{ file: 'blocks/case-grid/block.ts', fields: { cases } }];
  expect(() => refuseLooseReferences(owners, ['page', 'post'])).toThrow(
    'blocks/case-grid/block.ts: "article" refers to the type "case-study". There is: page, post.',
  );
  expect(() => refuseLooseReferences(owners, ['page', 'case-study'])).not.toThrow();
});
