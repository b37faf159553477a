import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import { findCorpus } from '#kit/testing/find-corpus.ts';

export interface CorpusText {
  /** Its source: `wxr/theme.xml #12`. */
  readonly name: string;
  readonly source: string;
}

/** Texts whose article differs from a plain count of the source, and why that is correct. */
export const explained: ReadonlyMap<string, string> = new Map([
  ['rendered-wordpress-7.1/_media-snippets.json #5', 'the title of a playlist’s file stands in a script, as data'],
  ['wxr/crazy-cdata.xml #0', '<![CDATA[ … ]]> in HTML is a comment to every browser'],
]);

/** All content in the collected data that readers could be shown: raw, rendered by WordPress, and in exports. */
export function listCorpusTexts(): CorpusText[] {
  return [
    ...listFiles('rendered-wordpress-7.1', '.json').flatMap(({ name, text }) =>
      listContents(JSON.parse(text)).map((source, index) => ({ name: `${name} #${index}`, source })),
    ),
    ...listFiles('block-fixtures', '.html')
      .filter(({ name }) => !name.endsWith('.serialized.html'))
      .map(({ name, text }) => ({ name, source: text })),
    ...listFiles('wxr', '.xml').flatMap(({ name, text }) =>
      [...text.matchAll(/<content:encoded>\s*<!\[CDATA\[([\s\S]*?)\]\]>\s*<\/content:encoded>/g)].map(
        ([, source = ''], index) => ({ name: `${name} #${index}`, source }),
      ),
    ),
  ].filter(({ source }) => source.trim() !== '');
}

function listFiles(corpus: string, ending: string): { name: string; text: string }[] {
  const folder = findCorpus(corpus, { isNeeded: true });
  if (folder === null) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ name: `${corpus}/${file}`, text: readFileSync(path.join(folder, file), 'utf8') }));
}

/** Titles and excerpts are not articles. */
function listContents(value: JsonValue): string[] {
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner === 'string') return key === 'raw' || key === 'rendered' ? [inner] : [];
    return key === 'title' || key === 'excerpt' ? [] : listContents(inner);
  });
}
