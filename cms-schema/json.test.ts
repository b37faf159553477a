import { describe, expect, it } from 'vitest';
import { isJsonObject, isJsonValue, MAX_JSON_DEPTH } from './json.ts';

describe('what counts as JSON', () => {
  it('accepts plain data of every kind', () => {
    expect(isJsonValue({ title: '触觉', items: [1, null, true, { deep: [] }] })).toBe(true);
    expect(isJsonValue(Object.assign(Object.create(null), { a: 1 }))).toBe(true);
  });

  it('refuses values that JSON would silently change', () => {
    for (const value of [undefined, Number.NaN, Infinity, 1n, Symbol('x'), () => 1, new Date(0), new Map()]) {
      expect(isJsonValue(value)).toBe(false);
      expect(isJsonValue({ nested: [value] })).toBe(false);
    }
  });

  it('refuses a value that is nested too deeply, or that contains itself', () => {
    let deep: unknown = 1;
    for (let level = 0; level < MAX_JSON_DEPTH; level++) deep = [deep];
    expect(isJsonValue(deep)).toBe(true);
    expect(isJsonValue([deep])).toBe(false);
    const circle: unknown[] = [];
    circle.push(circle);
    expect(isJsonValue(circle)).toBe(false);
  });

  it('tells an object from an array and from null', () => {
    expect(isJsonObject({})).toBe(true);
    expect(isJsonObject([])).toBe(false);
    expect(isJsonObject(null)).toBe(false);
    expect(isJsonObject(undefined)).toBe(false);
  });
});
