import { describe, expect, it } from 'vitest';
import { group } from '#cms-schema/fields/group.ts';
import { list } from '#cms-schema/fields/list.ts';
import { text } from '#cms-schema/fields/text.ts';
import { editMeta } from './type-fields.tsx';

const label = { zh: '字段', en: 'Field' };
const fields = {
  client: text({ label }),
  facts: list({ label, of: group({ label, fields: { name: text({ label }) } }) }),
  maker: group({ label, fields: { city: text({ label }) } }),
};

describe('editing a field of a content type', () => {
  it('sets a plain value', () => {
    expect(editMeta(fields, {}, ['meta', 'client'], 'Acme')).toEqual({ name: 'client', value: 'Acme' });
  });

  it('changes one item of a list, and keeps its id and the other items', () => {
    const facts = [
      { id: 'a1', name: 'Weight' },
      { id: 'b2', name: 'Size' },
    ];
    expect(editMeta(fields, { facts }, ['meta', 'facts', 1, 'name'], 'Length')).toEqual({
      name: 'facts',
      value: [
        { id: 'a1', name: 'Weight' },
        { id: 'b2', name: 'Length' },
      ],
    });
  });

  it('creates a group that is still empty', () => {
    expect(editMeta(fields, {}, ['meta', 'maker', 'city'], 'Shenzhen')).toEqual({
      name: 'maker',
      value: { city: 'Shenzhen' },
    });
  });

  it('changes nothing if its item no longer exists', () => {
    expect(editMeta(fields, { facts: [] }, ['meta', 'facts', 3, 'name'], 'Late')).toBeNull();
  });
});
