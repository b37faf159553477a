import { describe, expect, it } from 'vitest';
import { definitions } from '#blocks/definitions.generated.ts';
import type { BlockDefinition, ExampleBlock } from '#cms-schema/define-block.ts';
import type { Fields } from '#cms-schema/field.ts';
import { parseFields, resolveFields } from '#cms-schema/fields/fields.ts';
import { isJsonObject, isJsonValue } from '#cms-schema/json.ts';
import { type Locale, locales } from '#cms-schema/locale.ts';
import { emptyLibrary } from '#cms-schema/testing/resolve-example.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { sanitizeHtml } from '#kit/html/sanitize-html.ts';
import { printBlock } from './print-block.ts';

const cases = [...definitions.values()].flatMap((definition) =>
  locales.map((locale) => ({ name: definition.name, locale, definition })),
);

describe.each(cases)('$name as plain HTML ($locale)', ({ definition, locale }) => {
  const example = { type: definition.name, ...exampleOf(definition, locale) };
  const html = print(example, locale, 2);

  it('says every text of its example', () => {
    const said = withoutSpace(htmlToText(html));
    for (const words of wordsOf(example)) expect(said).toContain(withoutSpace(words));
  });

  it('has a heading for each heading, one level below the one around it', () => {
    const heading =
      definition.heading === null ? '' : String(Reflect.get(example.attributes, definition.heading) ?? '');
    if (heading !== '') expect(html).toContain(`<h2>${heading.split('\n').join(' ')}</h2>`);
    expect(html).not.toContain('<h1');
  });

  it('needs no sanitizing, except for how browsers would write it', () => {
    const clean = sanitizeHtml(html, 'document');
    expect(htmlToText(clean)).toBe(htmlToText(html));
    for (const tag of ['<table', '<li', '<img', '<a ', '<h3', '<figure', '<time']) {
      expect(clean.split(tag)).toHaveLength(html.split(tag).length);
    }
  });

  it('is not much longer than its texts', () => {
    expect(html.length).toBeLessThan(4 * JSON.stringify(example).length + 200);
  });
});

it('what exists only on the page ends with a link to it', () => {
  for (const definition of definitions.values()) {
    const html = print({ type: definition.name, ...exampleOf(definition, 'en') }, 'en', 2);
    expect(html.endsWith(`<p><a href="https://example.com/page#b">${definition.title.en}</a></p>`)).toBe(
      definition.livesOnPage,
    );
  }
});

it('prints texts as text: nothing that an editor types becomes markup', () => {
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  for (const { definition, locale } of cases) {
    const { attributes } = exampleOf(definition, locale);
    const html = print({ type: definition.name, attributes: replaceTexts(attributes, hostile) }, locale, 2);
    expect(html).not.toMatch(/<script|<img src=x/);
  }
});

it('a spec table is a table with its products, groups, rows and values', () => {
  const html = print({ type: 'haptera/spec-table', ...exampleOf(definitionOf('haptera/spec-table'), 'en') }, 'en', 2);
  const [table = ''] = /<table>.*<\/table>/.exec(html) ?? [];
  expect(table.match(/<thead>.*<\/thead>/)?.[0].match(/<th>/g)?.length).toBeGreaterThan(1);
  const columns = table.match(/<thead>.*<\/thead>/)?.[0].match(/<th>/g)?.length ?? 0;
  for (const row of table.match(/<tr><th>.*?<\/tr>/g) ?? []) expect(row.match(/<td>/g)).toHaveLength(columns);
});

it('pictures keep their description and links their target', () => {
  const html = print({ type: 'haptera/hero', ...exampleOf(definitionOf('haptera/hero'), 'en') }, 'en', 2);
  expect(html).toMatch(
    /<figure><img src="https:\/\/example\.com\/samples\/controller\.svg[^"]*" alt="Game controller[^"]*"/,
  );
  expect(html).toContain('<li><a href="https://example.com/en/solution/gaming">Compare tiers</a></li>');
});

function print({ type, attributes, slots = {} }: ExampleBlock, locale: Locale, level: number): string {
  const { fields } = definitionOf(type);
  const resolved = resolveFields(fields, parseFields(fields, attributes, null), emptyLibrary(locale));
  const place = { locale, level, href: 'https://example.com/page#b', origin: 'https://example.com' };
  return printBlock(definitionOf(type), resolved, place, (name, inner) =>
    (slots[name] ?? []).map((each) => print(each, locale, inner)).join(''),
  );
}

function wordsOf({ type, attributes, slots = {} }: ExampleBlock): string[] {
  const { fields } = definitionOf(type);
  const shown: Fields = Object.fromEntries(
    Object.entries(fields).filter(([, { section = 'content' }]) => section === 'content'),
  );
  const values = parseFields(shown, attributes, null);
  const own = Object.entries(shown).flatMap(([name, field]) => field.words(Reflect.get(values, name)));
  return [...own, ...Object.values(slots).flatMap((inner) => inner.flatMap(wordsOf))];
}

function exampleOf({ example }: BlockDefinition, locale: Locale): Pick<ExampleBlock, 'attributes' | 'slots'> {
  const { attributes, slots = {} } = example[locale];
  if (isJsonValue(attributes) && isJsonObject(attributes)) return { attributes, slots };
  throw new TypeError('An example is not JSON.');
}

function definitionOf(type: string): BlockDefinition {
  const definition = definitions.get(type);
  if (!definition) throw new Error(`There is no block ${type}.`);
  return definition;
}

function replaceTexts(attributes: ExampleBlock['attributes'], text: string): ExampleBlock['attributes'] {
  const replaced: unknown = JSON.parse(
    JSON.stringify(attributes, (key, value: unknown) =>
      typeof value === 'string' && !['kind', 'sample', 'path', 'url'].includes(key) && !/^[a-zA-Z]+$/.test(value)
        ? text
        : value,
    ),
  );
  if (isJsonValue(replaced) && isJsonObject(replaced)) return replaced;
  throw new TypeError('Attributes are not JSON.');
}

/** White space is free in HTML, and lists and tables are laid out by it. */
function withoutSpace(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
