import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { createElement, Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BlockDefinition, ExampleBlock } from '#cms-schema/define-block.ts';
import type { Field, Fields, ResolvedDownload, Resolver } from '#cms-schema/field.ts';
import { parseFields } from '#cms-schema/fields/fields.ts';
import { withoutItemIds } from '#cms-schema/fields/list-items.ts';
import { isJsonObject, isJsonValue, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { type Locale, type Localized, locales } from '#cms-schema/locale.ts';
import { type BlockNode, type DocumentNode, printDocument } from '#cms-schema/markup/document.ts';
import { createReporter, type Problem } from '#cms-schema/problem.ts';
import { emptyLibrary } from '#cms-schema/testing/resolve-example.ts';
import { readTypedDocument, storedNodes } from '#cms-schema/typed-document.ts';
import { times } from '#kit/testing/long-run.ts';
import { listPropsAsAttributes } from '#ui/testing/props-as-attributes.ts';
import type { BlockHost } from './block-props.ts';
import { blockDefinitions, definitions } from './definitions.generated.ts';
import { drawings } from './drawings.generated.ts';
import { hasHeading, type OutlineBlock, outlineLevel } from './outline-level.ts';

const all: readonly BlockDefinition[] = blockDefinitions;
const allDrawings = new Map(
  await Promise.all([...drawings].map(async ([name, fetchDrawing]) => [name, await fetchDrawing()] as const)),
);

let noise: unknown[][] = [];
beforeEach(() => {
  noise = [];
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      noise.push(words);
    });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(all.map((definition) => ({ name: definition.name, definition })))('$name', ({ definition }) => {
  it('has an example in both languages that can be published unchanged', () => {
    for (const locale of locales)
      expect(readTypedDocument(markupOf(definition, locale), definitions).problems).toEqual([]);
  });

  it('has the same structure, numbers, pictures and links in both languages', () => {
    const [zh, en] = locales.map((locale) => skeleton(exampleOf(definition, locale)));
    expect(zh).toEqual(en);
  });

  it('has no Chinese characters in its English example, and some in the Chinese one', () => {
    expect(han(wordsOf(exampleOf(definition, 'en')).join(''))).toEqual([]);
    const words = wordsOf(exampleOf(definition, 'zh'));
    if (words.length > 0) expect(han(words.join(''))).not.toEqual([]);
  });

  it('makes no claims that advertising law forbids', () => {
    expect(wordsOf(exampleOf(definition, 'zh')).join('\n')).not.toMatch(SUPERLATIVES);
  });

  it('has English names without Chinese characters', () => {
    const { title, fields, slots } = definition;
    const names = [title, ...Object.values(slots).map(({ label }) => label), ...labelsOf(fields)];
    expect(han(names.map(({ en }) => en).join(''))).toEqual([]);
  });

  it.each(places)('renders its example $label as valid HTML, without warnings', ({ depth, isFirst, tone }) => {
    for (const locale of locales) {
      const example = exampleOf(definition, locale);
      const html = render(withTone(example, tone), host(locale, { depth, isFirst }));
      expect(html).not.toBe('');
      expectSound(html);
    }
    expect(noise).toEqual([]);
  });

  it('skips no heading level, even with other blocks inside it', () => {
    for (const locale of locales) {
      for (const { depth, isFirst } of places) {
        for (const example of [exampleOf(definition, locale), emptied(definition, locale)]) {
          const levels = headingsOf(render(example, host(locale, { depth, isFirst })));
          // The heading before the block: none if the block contains the h1, otherwise the heading of the page or of
          // the parent block.
          let last = isFirst && hasHeading(definition, example.attributes) ? 0 : 1 + depth;
          for (const level of levels) {
            expect(level, `h${level} after h${last} in ${JSON.stringify(levels)}`).toBeLessThanOrEqual(last + 1);
            last = level;
          }
        }
      }
    }
  });

  it('renders with every optional field and every referenced document and file empty', () => {
    for (const locale of locales) {
      for (const depth of [0, 1]) {
        for (const resolver of [finds(locale), emptyLibrary(locale)]) {
          const slots = exampleOf(definition, locale).slots;
          expectSound(render({ ...emptied(definition, locale), slots }, host(locale, { depth }), resolver));
          expectSound(render({ type: definition.name, attributes: {} }, host(locale, { depth }), resolver));
          const hollow = hollowed(definition.fields);
          expectSound(render({ type: definition.name, attributes: hollow, slots }, host(locale, { depth }), resolver));
        }
      }
    }
    expect(noise).toEqual([]);
  });

  it('renders every list at its minimum and maximum length, even with equal items', () => {
    const example = exampleOf(definition, 'zh');
    for (const length of ['min', 'max'] as const) {
      const attributes = resized(definition.fields, example.attributes, length);
      expectSound(render({ ...example, attributes }, host('zh')));
    }
    expect(noise).toEqual([]);
  });

  it('round-trips through markup unchanged, even with unknown attributes, except for new item ids', () => {
    for (const locale of locales) {
      const future = { futureField: { kept: [1, 'two', null] } };
      const source = markupOf(definition, locale, future);
      expect(source).toContain('futureField');
      const read = storedNodes(readTypedDocument(source, definitions).nodes);
      expect(printDocument(read.map(withoutIds))).toBe(source);
      const written = printDocument(read);
      expect(printDocument(storedNodes(readTypedDocument(written, definitions).nodes))).toBe(written);
    }
  });

  it('reads the attributes that older versions stored', () => {
    expect(definition.version).toBe(definition.migrations.length + 1);
    for (const [index, { name, up, example }] of definition.migrations.entries()) {
      expect(up(example.before), name).toEqual(example.after);
      const newest = definition.migrations.slice(index).reduce((current, next) => next.up(current), example.before);
      const problems: Problem[] = [];
      parseFields(definition.fields, newest, createReporter(problems));
      expect(problems.filter(({ severity }) => severity === 'malformed')).toEqual([]);
    }
  });

  it('never throws while rendering, whatever attributes a document contains', () => {
    const names = Object.keys(definition.fields);
    const example = exampleOf(definition, 'en').attributes;
    const anyAttributes = fc.oneof(
      fc.record(Object.fromEntries(names.map((name) => [name, fc.jsonValue()])), { requiredKeys: [] }),
      anyDamage(example),
    );
    fc.assert(
      fc.property(anyAttributes, fc.constantFrom(...locales), (damaged, locale) => {
        const attributes: unknown = JSON.parse(JSON.stringify(damaged));
        render({ type: definition.name, attributes: isJsonObject(attributes) ? attributes : {} }, host(locale));
      }),
      { numRuns: times(150) },
    );
  });
});

describe('the folders of the blocks', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  );
  const sources = new Map(files.map((path) => [path, readFileSync(`${import.meta.dirname}/${path}`, 'utf8')]));

  it('have the same keys and placeholders in both languages in every messages.json', () => {
    for (const definition of all) {
      const messages = readMessages(folderOf(definition));
      expect(Object.keys(messages.zh).sort(), definition.name).toEqual(Object.keys(messages.en).sort());
      expect(han(Object.values(messages.en).join('')), definition.name).toEqual([]);
      for (const [key, text] of Object.entries(messages.zh)) {
        expect([...text.matchAll(/\{\w+\}/g)].map(String).sort(), `${definition.name} ${key}`).toEqual(
          [...(messages.en[key] ?? '').matchAll(/\{\w+\}/g)].map(String).sort(),
        );
      }
    }
  });

  it('have a browser module exactly if the block’s definition says so', () => {
    for (const definition of all) {
      const folder = folderOf(definition);
      expect([folder, sources.has(`${folder}/attach.ts`)]).toEqual([folder, definition.liveness === 'attached']);
      expect([folder, sources.has(`${folder}/island.tsx`)]).toEqual([folder, definition.liveness === 'island']);
      const components = [...sources].filter(([path]) => path.startsWith(`${folder}/`) && path.endsWith('.tsx'));
      const isMarked = components.some(([, source]) => source.includes(`data-attach="${folder}"`));
      expect([folder, isMarked], 'its markup says what the module is for').toEqual([
        folder,
        definition.liveness !== 'static',
      ]);
    }
  });

  it('use no hooks, and their browser modules do not import React', () => {
    for (const [path, source] of sources) {
      if (/\.test\.tsx?$|\/island\.tsx$/.test(path)) continue;
      expect(source, path).not.toMatch(/\buse(?:State|Effect|LayoutEffect|Ref|Context|Reducer|Id|SyncExternalStore)\(/);
      expect(source, path).not.toMatch(/from 'next\/|^\s*['"]use client['"]/m);
      if (path.endsWith('/attach.ts')) expect(source, path).not.toMatch(/from '(?:react|[^']*\.tsx')/);
    }
  });

  it('contain one block each, registered by the generator', () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(all.map(folderOf).sort(), 'run "npm run gen"').toEqual(folders.sort());
  });
});

const SUPERLATIVES = /最(?![多少后近终新])|第一(?![个次步代])|唯一|顶级|顶尖|极致|国家级|世界级|独家|首选/;

const places = [
  { label: 'as the first block of a page', depth: 0, isFirst: true, tone: 'dark' },
  { label: 'further down, on a light background', depth: 0, isFirst: false, tone: 'light' },
  { label: 'further down, on a dark background', depth: 0, isFirst: false, tone: 'dark' },
  { label: 'inside another block', depth: 1, isFirst: false, tone: 'tint' },
];

function folderOf({ name }: BlockDefinition): string {
  return name.slice('haptera/'.length);
}

function host(locale: Locale, { depth = 0, isFirst = false } = {}): BlockHost {
  return { locale, id: 'block', signature: 'a page', isFirst, depth };
}

function exampleOf(definition: BlockDefinition, locale: Locale): ExampleBlock {
  const { attributes, slots } = definition.example[locale];
  return { type: definition.name, attributes: asJson(attributes), ...(slots && { slots }) };
}

function asJson(value: object): JsonObject {
  if (isJsonValue(value) && isJsonObject(value)) return value;
  throw new TypeError('An example holds only what JSON can hold.');
}

/**
 * The example as a stored document. A block that requires a parent is inserted twice into the example of that parent.
 */
function markupOf(definition: BlockDefinition, locale: Locale, more: JsonObject = {}): string {
  const example = exampleOf(definition, locale);
  const own = { ...example, attributes: { ...example.attributes, ...more } };
  const parent = definition.parents && definitions.get(definition.parents[0] ?? '');
  if (!parent) return printDocument(storable([own]));
  const slot = Object.entries(parent.slots).find(([, { allow }]) => allow?.includes(definition.name) ?? true)?.[0];
  if (!slot) throw new TypeError(`${parent.name} has no slot that takes ${definition.name}.`);
  return printDocument(storable([{ ...exampleOf(parent, locale), slots: { [slot]: [own, own] } }]));
}

function storable(blocks: readonly ExampleBlock[], prefix = 'b'): BlockNode[] {
  return blocks.map((block, index) => {
    const id = `${prefix}${index + 1}`;
    const definition = requireDefinition(block.type);
    return {
      kind: 'block',
      id,
      type: block.type,
      version: definition.version,
      attributes: block.attributes,
      slots: Object.fromEntries(
        Object.keys(definition.slots).map((slot) => [slot, storable(block.slots?.[slot] ?? [], `${id}-${slot}-`)]),
      ),
    };
  });
}

function requireDefinition(type: string): BlockDefinition {
  const definition = definitions.get(type);
  if (definition) return definition;
  throw new TypeError(`No block is called ${type}.`);
}

function finds(locale: Locale): Resolver {
  const picture = {
    src: '/media/1.avif',
    mimeType: 'image/avif',
    width: 1600,
    height: 900,
    alt: 'A picture',
    color: '#123456',
    srcSet: '/media/1-800.avif 800w, /media/1.avif 1600w',
    sources: [{ type: 'image/avif', srcSet: '/media/1.avif 1600w' }],
  };
  const offered: ResolvedDownload = {
    fileName: 'engine.zip',
    type: 'ZIP',
    bytes: 4_096,
    date: '2024-11-29T08:00:00Z',
    accounts: ['trialCustomer', 'customer'],
    href: null,
    ticket: 'a-ticket',
  };
  return {
    locale,
    media: () => picture,
    download: () => offered,
    document: (id) => ({
      id,
      title: `Document ${id}`,
      excerpt: 'What it says.',
      href: `/d/${id}`,
      date: '2024-11-29T08:00:00Z',
      image: picture,
      terms: ['Games', 'Games'],
    }),
    term: (id) => ({ id, taxonomy: 'category', slug: `term-${id}`, name: `Term ${id}` }),
  };
}

function render(block: ExampleBlock, at: BlockHost, resolver = finds(at.locale)): string {
  const around = Array.from({ length: at.depth }, () => ({ hasHeading: true, isFirst: false }));
  return renderToStaticMarkup(draw(block, at, resolver, around));
}

/** Renders like the site: each block gets its heading level from the blocks around it. */
function draw(
  block: ExampleBlock,
  at: BlockHost,
  resolver: Resolver,
  ancestors: readonly OutlineBlock[],
): ReactElement {
  const drawBlock = allDrawings.get(block.type)?.draw;
  if (!drawBlock) throw new TypeError(`No component draws ${block.type}.`);
  const outline = { hasHeading: hasHeading(definitions.get(block.type), block.attributes), isFirst: at.isFirst };
  const slots = (slot: string) =>
    (block.slots?.[slot] ?? []).map((child, index) => {
      const id = `${at.id}-${slot}-${index}`;
      const inside = { ...at, id, isFirst: false, depth: at.depth + 1 };
      return createElement(Fragment, { key: id }, draw(child, inside, resolver, [...ancestors, outline]));
    });
  const standing = { ...at, level: outlineLevel(outline, ancestors) };
  return drawBlock(block.attributes, resolver, standing, slots, (request, drawData) => drawData(request.example));
}

function withTone(block: ExampleBlock, tone: string): ExampleBlock {
  const tones = Object.entries(requireDefinition(block.type).fields).flatMap(([name, { kind }]) =>
    kind === 'colorToken' ? [[name, tone] as const] : [],
  );
  return { ...block, attributes: { ...block.attributes, ...Object.fromEntries(tones) } };
}

/** The example with required fields only. */
function emptied(definition: BlockDefinition, locale: Locale): ExampleBlock {
  const { attributes } = exampleOf(definition, locale);
  const kept = Object.entries(definition.fields).flatMap(([name, field]) =>
    isRequired(field) && attributes[name] !== undefined ? [[name, attributes[name]] as const] : [],
  );
  return { type: definition.name, attributes: Object.fromEntries(kept) };
}

/** Attributes in which every list has two empty items. */
function hollowed(fields: Fields): JsonObject {
  return Object.fromEntries(Object.entries(fields).map(([name, field]): [string, JsonValue] => [name, hollow(field)]));
}

function hollow(field: Field): JsonValue {
  const { item } = field.children;
  if (field.holds === 'items' && item) return [hollow(item), hollow(item)];
  if (field.holds === 'fields') return hollowed(field.children);
  const preset = field.defaultValue();
  return isJsonValue(preset) ? preset : null;
}

function isRequired(field: Field): boolean {
  return Reflect.get(field, 'required') === true || Number(Reflect.get(field, 'min') ?? 0) > 0;
}

/** Attributes in which every list, even inside groups and lists, is filled with copies of its first item. */
function resized(fields: Fields, attributes: JsonObject, length: 'min' | 'max'): JsonObject {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      const field = fields[name];
      return [name, field ? resize(field, value, length) : value];
    }),
  );
}

function resize(field: Field, value: JsonValue, length: 'min' | 'max'): JsonValue {
  if (field.holds === 'fields' && isJsonObject(value)) return resized(field.children, value, length);
  const { item } = field.children;
  if (field.holds !== 'items' || !Array.isArray(value) || !item) return value;
  const first = value[0];
  if (first === undefined) return [];
  const count = Math.min(Number(Reflect.get(field, length)), MANY);
  return Array.from({ length: count }, () => resize(item, first, length));
}

/** The maximum list length tested: longer lists render the same, and nested lists multiply. */
const MANY = 40;

/** Everything that must be equal in both languages, that is, all but the texts. */
function skeleton({ type, attributes, slots = {} }: ExampleBlock): unknown {
  const inner = Object.fromEntries(Object.entries(slots).map(([name, blocks]) => [name, blocks.map(skeleton)]));
  return { type, attributes: bones(requireDefinition(type).fields, attributes), inner };
}

function bones(fields: Fields, attributes: JsonObject): unknown {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, bone(field, attributes[name])]));
}

function bone(field: Field, value: JsonValue | undefined): unknown {
  const { item } = field.children;
  if (field.holds === 'fields') return isJsonObject(value) ? bones(field.children, value) : value;
  if (field.holds === 'items' && item) return Array.isArray(value) ? value.map((inner) => bone(item, inner)) : value;
  return field.translation === 'shared' ? value : 'words';
}

function wordsOf({ type, attributes, slots = {} }: ExampleBlock): string[] {
  return [
    ...translatedWords(requireDefinition(type).fields, attributes),
    ...Object.values(slots).flat().flatMap(wordsOf),
  ];
}

function translatedWords(fields: Fields, attributes: JsonObject): string[] {
  return Object.entries(fields).flatMap(([name, field]) => fieldWords(field, attributes[name]));
}

function fieldWords(field: Field, value: JsonValue | undefined): readonly string[] {
  const { item } = field.children;
  if (field.holds === 'fields') return isJsonObject(value) ? translatedWords(field.children, value) : [];
  if (field.holds === 'items' && item)
    return Array.isArray(value) ? value.flatMap((inner) => fieldWords(item, inner)) : [];
  return field.translation === 'shared' ? [] : field.words(field.parse(value, createReporter([])));
}

function labelsOf(fields: Fields): Localized[] {
  return Object.values(fields).flatMap((field) => {
    const options: unknown = Reflect.get(field, 'options');
    const shown = Object.values(Object(options)).flatMap((option) =>
      isJsonObject(option) && typeof option.zh === 'string' && typeof option.en === 'string'
        ? [{ zh: option.zh, en: option.en }]
        : [],
    );
    return [field.label, ...shown, ...labelsOf(field.children)];
  });
}

function han(text: string): string[] {
  return text.match(/\p{Script=Han}/gu) ?? [];
}

/** The example with one value at any depth replaced by arbitrary JSON. */
function anyDamage(example: JsonObject): fc.Arbitrary<JsonValue | unknown> {
  const paths = pathsOf(example);
  if (paths.length === 0) return fc.constant(example);
  return fc.tuple(fc.constantFrom(...paths), fc.jsonValue()).map(([path, value]) => replaceAt(example, path, value));
}

function pathsOf(value: JsonValue, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([step, next]) => pathsOf(next, [...path, step]));
  return path.length === 0 ? inner : [path, ...inner];
}

function replaceAt(value: JsonValue, [step, ...rest]: readonly string[], replacement: unknown): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return replacement;
  const entries = Object.entries(value).map(([name, next]) => [
    name,
    name === step ? replaceAt(next, rest, replacement) : next,
  ]);
  return Array.isArray(value) ? entries.map(([, next]) => next) : Object.fromEntries(entries);
}

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/**
 * Checks that a browser parses exactly the tree that was rendered, that ids are unique, and that referenced ids exist.
 */
function expectSound(html: string): void {
  const body = bodyOf(html);
  expect(tagsOf(body)).toEqual(writtenTags(html));
  const elements = [...walk(body)];
  const ids = elements.flatMap((element) => attribute(element, 'id') ?? []);
  expect(ids.filter((id, index) => id === '' || ids.indexOf(id) !== index)).toEqual([]);
  const wanted = elements.flatMap((element) =>
    ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'].flatMap(
      (name) => attribute(element, name)?.split(' ') ?? [],
    ),
  );
  expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  const empty = elements.filter((element) => /^h[1-6]$/.test(element.tagName) && textOf(element).trim() === '');
  expect(empty.map(({ tagName }) => `<${tagName}></${tagName}>`)).toEqual([]);
  expect(listPropsAsAttributes(html)).toEqual([]);
}

function textOf(element: Element): string {
  return element.childNodes
    .map((child) => (isElement(child) ? textOf(child) : 'value' in child ? child.value : ''))
    .join('');
}

function bodyOf(html: string): Element {
  const document = parse(`<!doctype html><html><head></head><body>${html}</body></html>`);
  const root = document.childNodes.find((node) => node.nodeName === 'html');
  const body = root && 'childNodes' in root ? root.childNodes.find((node) => node.nodeName === 'body') : undefined;
  if (!body || !isElement(body)) throw new TypeError('parse5 always gives a body.');
  return body;
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

function* walk(element: Element): Generator<Element> {
  for (const child of element.childNodes) {
    if (!isElement(child)) continue;
    yield child;
    yield* walk(child);
  }
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value;
}

/** Without item ids, which examples do not have. */
function withoutIds(node: DocumentNode): DocumentNode {
  if (node.kind === 'foreign') return node;
  const slots = Object.entries(node.slots).map(([name, inner]): [string, DocumentNode[]] => [
    name,
    inner.map(withoutIds),
  ]);
  const attributes = withoutItemIds(definitions.get(node.type)?.fields ?? {}, node.attributes);
  return { ...node, attributes, slots: Object.fromEntries(slots) };
}

function headingsOf(html: string): number[] {
  return [...walk(bodyOf(html))].flatMap(({ tagName }) => (/^h[1-6]$/.test(tagName) ? [Number(tagName[1])] : []));
}

function tagsOf(element: Element): string[] {
  return element.childNodes.flatMap((child) => {
    if (!isElement(child)) return [];
    return VOID.has(child.tagName) ? [child.tagName] : [child.tagName, ...tagsOf(child), `/${child.tagName}`];
  });
}

/**
 * The tags as React printed them. React escapes `<` in text and attributes, so outside of raw text every `<` starts a
 * tag.
 */
function writtenTags(html: string): string[] {
  const tags = html
    .replace(/(<(?:script|style)\b[^>]*>).*?(?=<\/(?:script|style)>)/gs, '$1')
    .matchAll(/<(\/?[a-z][a-z0-9-]*)[^>]*?(\/?)>/gi);
  return [...tags].flatMap(([, tag = '', closed]) => (closed && !VOID.has(tag) ? [tag, `/${tag}`] : [tag]));
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

function readMessages(folder: string): Record<Locale, Record<string, string>> {
  const path = `${import.meta.dirname}/${folder}/messages.json`;
  const found = readdirSync(`${import.meta.dirname}/${folder}`).includes('messages.json');
  const parsed: unknown = found ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const side = (locale: Locale) =>
    Object.fromEntries(
      Object.entries(Object(Reflect.get(Object(parsed), locale))).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  return { zh: side('zh'), en: side('en') };
}
