import { existsSync } from 'node:fs';
import path from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { type ContentTypeDefinition, factsOf } from '#cms-schema/define-content-type.ts';
import type { Field, Fields } from '#cms-schema/field.ts';
import { parseFields, resolveFields } from '#cms-schema/fields/fields.ts';
import { withItemIds, withoutItemIds } from '#cms-schema/fields/list-items.ts';
import { isJsonObject, isJsonValue, type JsonObject } from '#cms-schema/json.ts';
import { type Locale, locales } from '#cms-schema/locale.ts';
import { createReporter, type Problem } from '#cms-schema/problem.ts';
import { emptyLibrary } from '#cms-schema/testing/resolve-example.ts';
import { isReservedPath } from '#contract/addresses.ts';
import { contentTypes } from '#contract/content-types.ts';
import { propertyOf } from '#kit/property-of.ts';
import { listPropsAsAttributes } from '#ui/testing/props-as-attributes.ts';
import { contentTypeDefinitions } from './definitions.generated.ts';

const all = Object.values(contentTypeDefinitions);

describe.each(all.map((definition) => ({ name: definition.name, definition })))('$name', ({ name, definition }) => {
  it('has an example in both languages that could be published as it is', () => {
    for (const locale of locales) {
      const problems: Problem[] = [];
      parseFields(definition.fields, exampleOf(definition, locale), createReporter(problems));
      expect(problems).toEqual([]);
      expect(definition.example[locale].title.trim()).not.toBe('');
    }
  });

  it('has an example that is the same after it was stored and read', () => {
    for (const locale of locales) {
      const stored = withItemIds(definition.fields, exampleOf(definition, locale), 'meta');
      expect(withItemIds(definition.fields, stored, 'meta')).toEqual(stored);
      expect(parseFields(definition.fields, withoutItemIds(definition.fields, stored), null)).toEqual(
        parseFields(definition.fields, exampleOf(definition, locale), null),
      );
    }
  });

  it('has English texts without Chinese characters', () => {
    const { labels, description, fields } = definition;
    for (const { en } of [labels.one, labels.many, description, ...labelsOf(fields)]) {
      expect(en).not.toMatch(/\p{Script=Han}/u);
    }
  });

  it('has a root that no other part of the product uses', () => {
    expect(isReservedPath(definition.root)).toBe(false);
  });

  it('has the same facts in the shared contract as in its definition', () => {
    expect(new Map<string, unknown>(Object.entries(contentTypes)).get(name)).toEqual(factsOf(definition));
  });

  it('renders its example with one h1 and its body, without warnings', async () => {
    const Template = await loadTemplate(definition);
    if (!Template) return;
    const noise = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    for (const locale of locales) {
      const values = parseFields(definition.fields, exampleOf(definition, locale), null);
      for (const fields of [values, parseFields(definition.fields, {}, null)]) {
        const resolved = resolveFields(definition.fields, fields, emptyLibrary(locale));
        const host = { locale, title: definition.example[locale].title, published: null };
        const html = renderToStaticMarkup(createElement(Template, { ...resolved, host }, createElement('hr')));
        expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
        expect(html).toContain('<hr');
        expect(listPropsAsAttributes(html)).toEqual([]);
      }
    }
    expect(noise.flatMap(({ mock }) => mock.calls)).toEqual([]);
    vi.restoreAllMocks();
  });
});

function exampleOf({ example }: ContentTypeDefinition, locale: Locale): JsonObject {
  const { fields } = example[locale];
  if (isJsonValue(fields) && isJsonObject(fields)) return fields;
  throw new TypeError('An example is not JSON.');
}

function labelsOf(fields: Fields): { zh: string; en: string }[] {
  return Object.values(fields).flatMap((field: Field) => [
    field.label,
    ...(field.help ? [field.help] : []),
    ...labelsOf(field.children),
  ]);
}

async function loadTemplate({
  name,
  graphql,
}: ContentTypeDefinition): Promise<FunctionComponent<Record<string, unknown>> | null> {
  if (!existsSync(path.join(import.meta.dirname, name, `${name}.tsx`))) return null;
  const template = propertyOf(await import(`./${name}/${name}.tsx`), `${graphql.type}Template`);
  if (isComponent(template)) return template;
  throw new TypeError(`content-types/${name}/${name}.tsx: export function ${graphql.type}Template.`);
}

function isComponent(value: unknown): value is FunctionComponent<Record<string, unknown>> {
  return typeof value === 'function';
}
