import { describe, expect, it } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import { valuesOf } from '#cms-schema/field.ts';
import { isJsonObject, isJsonValue } from '#cms-schema/json.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import { nearestField } from './nearest-field.ts';

const definition = definitions.get('haptera/pricing-tiers');
const fields = definition?.fields ?? {};
const example = definition?.example.en.attributes;
const values = isJsonValue(example) && isJsonObject(example) ? example : {};
const nearest = (path: FieldPath) => nearestField(fields, values, path);

describe('the nearest field to a path', () => {
  it('is the field itself, however deeply nested', () => {
    for (const path of [
      ['heading'],
      ['tiers', 1],
      ['tiers', 3, 'features', 2, 'text'],
      ['tiers', 0, 'action', 'link'],
    ]) {
      expect(nearest(path)).toEqual(path);
    }
  });

  it('is the field whose value contains the path', () => {
    expect(nearest(['tiers', 0, 'action', 'link', 'url'])).toEqual(['tiers', 0, 'action', 'link']);
  });

  it('is the list if the item no longer exists, and the containing group or block if the field does not', () => {
    expect(nearest(['tiers', 4, 'name'])).toEqual(['tiers']);
    expect(nearest(['tiers', 0, 'features', 99, 'text'])).toEqual(['tiers', 0, 'features']);
    expect(nearest(['tiers', 0, 'toString'])).toEqual(['tiers', 0]);
    expect(nearest(['gone', 0])).toEqual([]);
  });

  it('is a field of a group even if the group is still empty', () => {
    expect(nearestField(fields, { tiers: [{}] }, ['tiers', 0, 'action', 'label'])).toEqual([
      'tiers',
      0,
      'action',
      'label',
    ]);
  });

  it('is the element around a hidden field', () => {
    const conditional = [...definitions.values()].flatMap((each) =>
      Object.entries(each.fields).flatMap(([name, { when }]) => (when ? [{ each, name, when }] : [])),
    );
    expect(conditional.length).toBeGreaterThan(0);
    for (const { each, name, when } of conditional) {
      for (const value of valuesOf(when)) {
        expect(nearestField(each.fields, { [when.field]: value }, [name])).toEqual([name]);
      }
      expect(nearestField(each.fields, { [when.field]: 'something else' }, [name])).toEqual([]);
    }
  });
});
