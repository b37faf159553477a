import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { DataRequest, SendQuery } from '#cms-schema/define-load.ts';
import { answerQuery, findFaults, readSchema } from '#cms-schema/graphql/testing/answer-query.ts';
import { isJsonObject, isJsonValue } from '#cms-schema/json.ts';
import { type Locale, locales } from '#cms-schema/locale.ts';
import { emptyLibrary } from '#cms-schema/testing/resolve-example.ts';
import type { DrawBlock } from './block-drawing.ts';
import { blockDefinitions } from './definitions.generated.ts';
import { drawings } from './drawings.generated.ts';

const schema = readSchema();
const allDrawings = new Map(
  await Promise.all([...drawings].map(async ([name, fetchDrawing]) => [name, await fetchDrawing()] as const)),
);
const withData = blockDefinitions.filter(({ name }) =>
  existsSync(path.join(import.meta.dirname, name.slice('haptera/'.length), 'load.ts')),
);

describe.each(withData.map(({ name }) => ({ name })))('the live content of $name', ({ name }) => {
  it.each(locales)('is loaded by a query that is valid for the read API (%s)', (locale) => {
    const { texts } = drawWith(name, locale, (request) => request.example);
    expect(texts.flatMap((text) => findFaults(schema, text))).toEqual([]);
  });

  it.each(locales)('has an example that renders (%s)', (locale) => {
    const { html, keys } = drawWith(name, locale, (request) => request.example);
    expect(html).not.toBe('');
    expect(keys.every((key) => key.length > 0)).toBe(true);
  });

  it.each(['empty', 'full'] as const)('renders without warnings if the response is %s', async (kind) => {
    const noise = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const locale of locales) {
      const html = await drawAnswered(name, locale, kind);
      expect(html).not.toBe('');
      expect(html).not.toMatch(/<(h[1-6])[^>]*><\/\1>/);
    }
    expect(noise).not.toHaveBeenCalled();
    noise.mockRestore();
  });
});

it('at least one block shows live content, so that the tests above are not empty', () => {
  expect(withData.map(({ name }) => name)).toContain('haptera/post-list');
});

/** Renders the example of a block, with the live content that `have` returns. */
function drawWith(name: string, locale: Locale, have: <Data>(request: DataRequest<Data>) => Data) {
  const texts: string[] = [];
  const keys: string[] = [];
  const element = drawExample(name, locale, (request, draw) => {
    texts.push(request.text);
    keys.push(request.key);
    return draw(have(request));
  });
  return { html: renderToStaticMarkup(element), texts, keys };
}

async function drawAnswered(name: string, locale: Locale, kind: 'empty' | 'full'): Promise<string> {
  const asked: Promise<ReactElement>[] = [];
  drawExample(name, locale, (request, draw) => {
    asked.push(request.ask(sendTo(kind)).then(draw));
    return <i />;
  });
  return renderToStaticMarkup(await Promise.all(asked));
}

/** Answers queries with generated data that follows the schema. */
function sendTo(kind: 'empty' | 'full'): SendQuery {
  return async (query, variables) => {
    const data = await answerQuery(schema, query.text, variables, kind);
    if (isAnswerOf(query, data)) return data;
    throw new TypeError('The schema gives an object.');
  };
}

function isAnswerOf<Result>(_query: { readonly types?: (variables: never) => Result }, data: unknown): data is Result {
  return isJsonValue(data) && isJsonObject(data);
}

function drawExample(name: string, locale: Locale, data: Parameters<DrawBlock>[4]): ReactElement {
  const draw = allDrawings.get(name)?.draw;
  const definition = blockDefinitions.find((one) => one.name === name);
  if (!draw || !definition) throw new TypeError(`No block is called ${name}.`);
  const attributes: unknown = JSON.parse(JSON.stringify(definition.example[locale].attributes));
  if (!isJsonValue(attributes) || !isJsonObject(attributes)) throw new TypeError('An example is an object.');
  const host = { locale, id: 'block', signature: 'a page', isFirst: false, depth: 0 };
  return draw(attributes, emptyLibrary(locale), host, () => null, data);
}
