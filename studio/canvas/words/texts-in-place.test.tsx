import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockHost } from '#blocks/block-props.ts';
import { blockDefinitions, definitions } from '#blocks/definitions.generated.ts';
import { drawings } from '#blocks/drawings.generated.ts';
import { createBlock } from '#cms-schema/create-block.ts';
import type { BlockDefinition } from '#cms-schema/define-block.ts';
import type { Resolver } from '#cms-schema/field.ts';
import { placeOf } from '#cms-schema/fields/field-place.ts';
import { text } from '#cms-schema/fields/text.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import { type Locale, locales } from '#cms-schema/locale.ts';
import { type DrawnNode, findMarked } from './find-marked.ts';
import { type MarkedText, markTexts } from './mark-texts.ts';

const all: readonly BlockDefinition[] = blockDefinitions;
const allDrawings = new Map(
  await Promise.all([...drawings].map(async ([name, fetchDrawing]) => [name, await fetchDrawing()] as const)),
);

/**
 * Texts that no page shows exactly as they are stored, so that they can only be edited in the fields. A block that
 * renders a text in full, in an element without other text, needs nothing else to make it editable in place.
 */
const onlyAmongFields: Readonly<Record<string, readonly string[]>> = {
  // Only in the address of the link.
  'haptera/open-app': ['scheme'],
  // The placeholder is inside the input, the message appears only after a search, and a suggested query is also in the
  // address of its link.
  'haptera/search': ['nothing', 'placeholder', 'popular.words'],
  'haptera/section': ['anchor'],
};

describe('the texts of a block can be edited in place:', () => {
  it.each(all.map((definition) => ({ name: definition.name, definition })))('$name', ({ name, definition }) => {
    for (const locale of locales) {
      const { attributes } = createBlock(definition, locale, () => 'block', definitions);
      const marked = markTexts(definition.fields, attributes);
      const found = new Set(draw(name, marked.attributes, locale, marked.texts));
      const missing = marked.texts.filter((one) => !found.has(one));
      const kinds = missing.map(({ path }) => kindOfPlace(placeOf(definition.fields, attributes, path)));
      expect([...new Set(kinds)].sort(), 'draw it whole, or name it above').toEqual(onlyAmongFields[name] ?? []);
    }
  });
});

describe('a text cannot be edited in place', () => {
  const field = text({ label: { zh: '文字', en: 'Text' } });
  const { attributes, texts } = markTexts({ words: field }, { words: 'one two' });
  const places = (html: string) =>
    findMarked(read(parseFragment(html.replaceAll('$', String(attributes.words)))), texts);

  it('if the block adds text to it', () => {
    expect(places('<p>Says: $</p><p>$!</p>')).toEqual([]);
    expect(places('<p>$</p>')).toHaveLength(1);
  });

  it('if the block splits it', () => {
    const [first = '', second = ''] = String(attributes.words).split(' ');
    expect(places(`<div><p>${first}</p><p>${second}</p></div>`)).toEqual([]);
  });

  it('in an element with an icon, which would be lost; only the text node or its own element can be edited', () => {
    expect(places('<a><svg></svg>$</a>').map(({ node }) => node.nodeName)).toEqual(['#text']);
    expect(places('<a><svg></svg><b>$</b></a>').map(({ node }) => node.nodeName)).toEqual(['b']);
  });

  it('if it is in an attribute or a script', () => {
    expect(places('<p title="$"></p><script>$</script>')).toEqual([]);
  });
});

/** The path without list indexes: `brands.aliases` for the aliases of every brand. */
function kindOfPlace(place: readonly (string | number)[]): string {
  return place.filter((step) => typeof step === 'string').join('.');
}

function draw(name: string, attributes: JsonObject, locale: Locale, texts: readonly MarkedText[]): MarkedText[] {
  const host: BlockHost = { locale, id: 'block', signature: 'a page', isFirst: false, depth: 0 };
  const drawn = allDrawings
    .get(name)
    ?.draw(attributes, finds(locale), host, noSlots, (request, drawData) => drawData(request.example));
  // Not `renderToStaticMarkup`, which does not mark where one text ends and the next begins.
  const html = renderToString(createElement('div', null, drawn));
  return findMarked(read(parseFragment(html)), texts).map((found) => found.text);
}

const noSlots = () => null;

interface ReadNode extends DrawnNode {
  readonly childNodes: ReadNode[];
}

function read(node: DefaultTreeAdapterMap['node']): ReadNode {
  return {
    nodeName: node.nodeName,
    nodeValue: 'value' in node ? node.value : null,
    childNodes: 'childNodes' in node ? node.childNodes.map(read) : [],
  };
}

function finds(locale: Locale): Resolver {
  const picture = {
    src: '/media/1.avif',
    mimeType: 'image/avif',
    width: 1600,
    height: 900,
    alt: 'A picture',
    color: null,
    srcSet: null,
    sources: [],
  };
  return { locale, media: () => picture, download: () => null, document: () => null, term: () => null };
}
