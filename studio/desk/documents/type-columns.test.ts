import { describe, expect, it } from 'vitest';
import { choice } from '#cms-schema/fields/choice.ts';
import { date } from '#cms-schema/fields/date.ts';
import { number } from '#cms-schema/fields/number.ts';
import { term } from '#cms-schema/fields/term.ts';
import { text } from '#cms-schema/fields/text.ts';
import { toggle } from '#cms-schema/fields/toggle.ts';
import { type Locale, locales } from '#cms-schema/locale.ts';
import { createTranslate, loadLaterMessages, loadMessages } from '../../messages.ts';
import { listColumnOptions, printColumn } from './type-columns.ts';

await loadLaterMessages('desk');
await Promise.all(locales.map(loadMessages));

const label = { zh: '级别', en: 'Level' };
const level = choice({
  label,
  options: { first: { zh: '入门', en: 'Beginner' }, second: { zh: '进阶', en: 'Advanced' } },
  default: 'first',
});
const terms = [
  { id: 3, name: 'Games', locale: 'en' as const, taxonomy: 'category' as const },
  { id: 4, name: '游戏', locale: 'zh' as const, taxonomy: 'category' as const },
  { id: 5, name: 'Hot', locale: 'en' as const, taxonomy: 'post_tag' as const },
];
const wordsOf = (uiLocale: Locale) => ({ uiLocale, t: createTranslate(uiLocale), terms });

describe('a column of a type’s own field', () => {
  it.each([
    ['the label of an option', level, 'second', 'Advanced', '进阶'],
    ['yes', toggle({ label, default: false }), true, 'Yes', '是'],
    ['no', toggle({ label, default: true }), false, 'No', '否'],
    ['a day, regardless of the time zone', date({ label }), '2026-03-01', 'Mar 1, 2026', '2026年3月1日'],
    ['the name of a term', term({ label }), 3, 'Games', 'Games'],
    ['a number formatted for the language', number({ label, default: 0 }), 12_000, '12,000', '12,000'],
    ['a text', text({ label }), 'Once', 'Once', 'Once'],
    ['nothing for an empty field', text({ label }), '', '', ''],
    ['nothing for a deleted term', term({ label }), 99, '', ''],
    ['the key of an option that no longer exists', level, 'third', 'third', 'third'],
  ])('shows %s', (_, field, value, en, zh) => {
    expect(printColumn(field, value, wordsOf('en'))).toBe(en);
    expect(printColumn(field, value, wordsOf('zh'))).toBe(zh);
  });

  it('filters by options, by yes and no, and by terms of the interface language', () => {
    const optionsOf = (field: Parameters<typeof printColumn>[0], locale: Locale = 'en') =>
      listColumnOptions({ name: 'own', field }, wordsOf(locale))?.map((option) => [option.value, option.label]);
    expect(optionsOf(level, 'zh')).toEqual([
      ['first', '入门'],
      ['second', '进阶'],
    ]);
    expect(optionsOf(toggle({ label, default: false }))).toEqual([
      ['true', 'Yes'],
      ['false', 'No'],
    ]);
    expect(optionsOf(term({ label, from: ['category'] }))).toEqual([['3', 'Games']]);
    expect(optionsOf(text({ label }))).toBeUndefined();
  });
});
