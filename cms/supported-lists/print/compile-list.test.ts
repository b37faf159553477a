import { expect, test } from 'vitest';
import type { Locale } from '#cms-schema/locale.ts';
import { supportedLists } from '#demo/supported/supported-lists.ts';
import { presentModels } from '../present-lists.ts';
import { compileList } from './compile-list.ts';
import { writeList } from './printed-list.ts';

const printed = (locale: Locale) =>
  writeList(
    presentModels(supportedLists.models, supportedLists.brands, locale),
    locale === 'zh' ? '触境' : 'Haptera',
    locale,
  );

test.each([
  ['zh', 'zh'],
  ['en', 'en'],
] as const)('the list in %s is a tagged PDF in its language, with all its pages', async (locale, lang) => {
  const list = await compileList(printed(locale));
  const bytes = Buffer.from(list.pdf());
  const text = bytes.toString('latin1');
  expect(list.pages).toBeGreaterThan(2);
  expect(bytes.length).toBeLessThan(600_000);
  expect(text).toMatch(/\/StructTreeRoot /);
  expect(text).toMatch(/\/MarkInfo/);
  expect(text).toContain('pdfuaid:part');
  expect(text).toContain(`/Lang (${lang})`);
  expect(Buffer.from(list.pdf()).equals(bytes)).toBe(true);
});

test('every character of the list has its own glyph', async () => {
  const list = { ...printed('zh'), facts: [], footer: '', page: '' };
  const svg = (await compileList({ ...list, brands: [brandOf('触感引擎支持的机型', ['甲乙丙丁', '龘'])] })).svg();
  const signs = new Set([...svg.matchAll(/<symbol [^>]*id="([^"]+)"/g)].map(([, id]) => id));
  // A font without these characters would draw the same empty box for each.
  const wanted = new Set('支持的机型触感引擎甲乙丙丁龘1');
  expect(signs.size).toBeGreaterThanOrEqual(wanted.size);
});

test('names are never parsed as markup', async () => {
  const hostile = [
    '#panic("x")',
    '= Heading',
    '*a* _b_ $x$',
    '@nobody',
    '```',
    '\\',
    '<label>',
    '#include "/etc/passwd"',
  ];
  const list = await compileList({ ...printed('en'), title: '#panic()', brands: [brandOf('#{', hostile)] });
  expect(list.pages).toBe(1);
});

function brandOf(name: string, models: string[]) {
  return { name, note: '', count: '1', sets: [{ level: '', models }] };
}
