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
  it('keeps what a save does not speak of, and gives the default for null', () => {
    const before = parseMeta(fields, { client: 'Acme', seo_title: 'Kept', year: 2020 }, {}).meta;
    const { meta } = parseMeta(fields, { year: null }, before);
    expect(meta).toMatchObject({ client: 'Acme', seo_title: 'Kept', year: 2000 });
  });

  it('leaves out what its type has no field for', () => {
    expect(parseMeta(noFields, { client: 'Acme', colour: 'red' }, {}).meta).not.toHaveProperty('client');
    expect(parseMeta(fields, { client: 'Acme', colour: 'red' }, {}).meta).not.toHaveProperty('colour');
  });

  it('tells every value of the wrong kind at once', () => {
    const { wrong, problems } = parseMeta(fields, { seo_noindex: 'yes', seo_image: -1, client: 7, facts: 'none' }, {});
    expect(Object.keys(wrong)).toEqual(['meta.seo_noindex', 'meta.seo_image']);
    expect(problems.map(({ severity, path }) => [severity, path])).toEqual([
      ['malformed', ['meta', 'client']],
      ['malformed', ['meta', 'facts']],
    ]);
  });

  it('lets somebody save although a field that they did not touch no longer fits its definition', () => {
    const { problems } = parseMeta(fields, { year: 2021 }, { client: 7 });
    expect(problems).toEqual([]);
  });

  it('lets somebody save who sends it back as it stands', () => {
    expect(parseMeta(fields, { client: 7, year: 2021 }, { client: 7 }).problems).toEqual([]);
    expect(parseMeta(fields, { client: 8 }, { client: 7 }).problems).toHaveLength(1);
  });

  it('gives every item of a list an id, which stays', () => {
    const { meta } = parseMeta(fields, { facts: [{ name: 'Weight' }, { name: 'Size' }] }, {});
    const again = parseMeta(fields, { facts: meta.facts ?? null }, meta).meta;
    expect(meta.facts).toEqual([
      { name: 'Weight', id: expect.any(String) },
      { name: 'Size', id: expect.any(String) },
    ]);
    expect(again.facts).toEqual(meta.facts);
  });

  it('refuses a search title that is longer than can be kept', () => {
    expect(() => parseMeta(noFields, { seo_title: 'x'.repeat(501) }, {})).toThrow(CmsError);
  });

  it('has a value for every field, in a new document and in one that was stored before the field came', () => {
    expect(initialMeta(fields)).toMatchObject({
      client: '',
      year: 2000,
      facts: [],
      seo_title: '',
      haptera_sources: {},
    });
    expect(readMeta(fields, { seo_title: 'Old' })).toMatchObject({ seo_title: 'Old', year: 2000 });
  });

  it('cannot be published while something that is required is missing, wherever it stands', () => {
    const { meta } = parseMeta(fields, { facts: [{ name: '' }] }, {});
    expect(findFieldProblems(fields, meta).map(({ severity, path }) => [severity, path])).toEqual([
      ['incomplete', ['meta', 'client']],
      ['incomplete', ['meta', 'facts', 0, 'name']],
    ]);
  });
});
