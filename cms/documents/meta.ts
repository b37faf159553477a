import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { ValueProblem } from '../errors.ts';

/** The registered meta of documents. Others are ignored, as WordPress ignores unregistered meta. */
export interface DocumentMeta {
  /** Core's own; kept for its clients. */
  readonly footnotes: string;
  /** Title for search engines; empty: the document's. */
  readonly seo_title: string;
  /** Description for search engines; empty: the excerpt, else the first words. */
  readonly seo_description: string;
  readonly seo_noindex: boolean;
  /** Media id of the picture for link previews; 0: the featured picture. */
  readonly seo_image: number;
  /** What its texts were translated from, for its editors alone: block id → field path → text of the other language. */
  readonly haptera_sources: JsonObject;
  /** In which blocks it differs from its other language on purpose, for its editors alone: block id → how it stood then. */
  readonly haptera_settled: JsonObject;
}

export const emptyMeta: DocumentMeta = {
  footnotes: '',
  seo_title: '',
  seo_description: '',
  seo_noindex: false,
  seo_image: 0,
  haptera_sources: {},
  haptera_settled: {},
};

/** Reads stored or sent meta over what stands already; values of the wrong kind are told, unknown keys left out. */
export function parseMeta(
  input: JsonObject,
  present: DocumentMeta = emptyMeta,
): { meta: DocumentMeta; wrong: Record<string, ValueProblem> } {
  const wrong: Record<string, ValueProblem> = {};
  const read = <Value extends JsonValue>(
    key: keyof DocumentMeta,
    current: Value,
    fallback: Value,
    type: string,
    isRight: (value: JsonValue) => value is Value,
  ): Value => {
    const value = Object.hasOwn(input, key) ? input[key] : undefined;
    if (value === undefined) return current;
    if (value === null) return fallback;
    if (isRight(value)) return value;
    wrong[`meta.${key}`] = { code: 'wrong_type', message: `meta.${key} is not of type ${type}.` };
    return current;
  };
  const meta: DocumentMeta = {
    footnotes: read('footnotes', present.footnotes, '', 'string', isText),
    seo_title: read('seo_title', present.seo_title, '', 'string', isText),
    seo_description: read('seo_description', present.seo_description, '', 'string', isText),
    seo_noindex: read('seo_noindex', present.seo_noindex, false, 'boolean', isToggle),
    seo_image: read('seo_image', present.seo_image, 0, 'integer', isCount),
    haptera_sources: read('haptera_sources', present.haptera_sources, {}, 'object', isNotes),
    haptera_settled: read('haptera_settled', present.haptera_settled, {}, 'object', isNotes),
  };
  return { meta, wrong };
}

/** Meta out of the database. */
export function readMeta(stored: unknown): DocumentMeta {
  return parseMeta(isJsonObject(stored) ? stored : {}).meta;
}

function isText(value: JsonValue): value is string {
  return typeof value === 'string';
}

function isToggle(value: JsonValue): value is boolean {
  return typeof value === 'boolean';
}

/** As large as the texts of a long page, not larger. */
function isNotes(value: JsonValue): value is JsonObject {
  return isJsonObject(value) && JSON.stringify(value).length <= 400_000;
}

function isCount(value: JsonValue): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
