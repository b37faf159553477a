import { describe, expect, it } from 'vitest';
import { group } from '#cms-schema/fields/group.ts';
import { list } from '#cms-schema/fields/list.ts';
import { number } from '#cms-schema/fields/number.ts';
import { text } from '#cms-schema/fields/text.ts';
import { CmsError } from '../errors.ts';
import { findFieldProblems, initialMeta, parseMeta, readMeta } from './meta.ts';

const label = { zh: '字段', en: 'Field' };
const fields = {
  client: text({ label, required: true, maxLength: 20 }),
  year: number({ label, default: 2000, integer: true }),
  facts: list({ label, of: group({ label, fields: { name: text({ label, required: true }) } }) }),
};
const noFields = {};

describe('the meta of a document', () => {
  it('keeps values that a save omits, and resets null to the default', () => {
    const before = parseMeta(fields, { client: 'Acme', seo_title: 'Kept', year: 2020 }, {}).meta;
    const { meta } = parseMeta(fields, { year: null }, before);
    expect(meta).toMatchObject({ client: 'Acme', seo_title: 'Kept', year: 2000 });
  });

  it('drops values that its type has no field for', () => {
    expect(parseMeta(noFields, { client: 'Acme', colour: 'red' }, {}).meta).not.toHaveProperty('client');
    expect(parseMeta(fields, { client: 'Acme', colour: 'red' }, {}).meta).not.toHaveProperty('colour');
  });

  it('reports all values of the wrong type together', () => {
    const { wrong, problems } = parseMeta(fields, { seo_noindex: 'yes', seo_image: -1, client: 7, facts: 'none' }, {});
    expect(Object.keys(wrong)).toEqual(['meta.seo_noindex', 'meta.seo_image']);
    expect(problems.map(({ severity, path }) => [severity, path])).toEqual([
      ['malformed', ['meta', 'client']],
      ['malformed', ['meta', 'facts']],
    ]);
  });

  it('can be saved although an untouched field no longer fits its definition', () => {
    const { problems } = parseMeta(fields, { year: 2021 }, { client: 7 });
    expect(problems).toEqual([]);
  });

  it('can be sent back unchanged', () => {
    expect(parseMeta(fields, { client: 7, year: 2021 }, { client: 7 }).problems).toEqual([]);
    expect(parseMeta(fields, { client: 8 }, { client: 7 }).problems).toHaveLength(1);
  });

  it('gives every list item a permanent id', () => {
    const { meta } = parseMeta(fields, { facts: [{ name: 'Weight' }, { name: 'Size' }] }, {});
    const again = parseMeta(fields, { facts: meta.facts ?? null }, meta).meta;
    expect(meta.facts).toEqual([
      { name: 'Weight', id: expect.any(String) },
      { name: 'Size', id: expect.any(String) },
    ]);
    expect(again.facts).toEqual(meta.facts);
  });

  it('rejects a search title that exceeds the limit', () => {
    expect(() => parseMeta(noFields, { seo_title: 'x'.repeat(501) }, {})).toThrow(CmsError);
  });

  it('has a value for every field, even in documents stored before the field existed', () => {
    expect(initialMeta(fields)).toMatchObject({
      client: '',
      year: 2000,
      facts: [],
      seo_title: '',
      haptera_sources: {},
    });
    expect(readMeta(fields, { seo_title: 'Old' })).toMatchObject({ seo_title: 'Old', year: 2000 });
  });

  it('cannot be published while a required value is missing at any level', () => {
    const { meta } = parseMeta(fields, { facts: [{ name: '' }] }, {});
    expect(findFieldProblems(fields, meta).map(({ severity, path }) => [severity, path])).toEqual([
      ['incomplete', ['meta', 'client']],
      ['incomplete', ['meta', 'facts', 0, 'name']],
    ]);
  });
});
