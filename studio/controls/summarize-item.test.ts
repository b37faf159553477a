import { describe, expect, it } from 'vitest';
import { group } from '#cms-schema/fields/group.ts';
import { list } from '#cms-schema/fields/list.ts';
import { reference } from '#cms-schema/fields/reference.ts';
import { text } from '#cms-schema/fields/text.ts';
import type { JsonValue } from '#cms-schema/json.ts';
import { referencesIn, summarizeItem } from './summarize-item.ts';

const label = { zh: '名', en: 'Name' };
const cases = list({
  label,
  summary: 'title',
  of: group({ label, fields: { article: reference({ label, to: 'post' }), title: text({ label, maxLength: 20 }) } }),
});
const summarize = (item: JsonValue) => summarizeItem(cases, item, 'en', (id) => (id === 7 ? 'An article' : ''));

describe('the name of a list item', () => {
  it('is its own title, or else that of its document', () => {
    expect(summarize({ article: 7, title: 'Ours' })).toBe('Ours');
    expect(summarize({ article: 7, title: ' ' })).toBe('An article');
    expect(summarize({ article: 8, title: '' })).toBe('');
    expect(summarize({ article: null })).toBe('');
  });

  it('depends on documents, which are listed so that they can be loaded', () => {
    expect(referencesIn(cases, [{ article: 7 }, { article: null }, 'junk', { article: 8 }])).toEqual([
      { kind: 'document', id: 7 },
      { kind: 'document', id: 8 },
    ]);
  });
});
