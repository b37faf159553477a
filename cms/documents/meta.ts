import { isDeepStrictEqual } from 'node:util';
import type { Fields } from '#cms-schema/field.ts';
import { parseFields } from '#cms-schema/fields/fields.ts';
import { withItemIds } from '#cms-schema/fields/list-items.ts';
import { isJsonObject, isJsonValue, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { createReporter, type Problem } from '#cms-schema/problem.ts';
import { integer, record, text, toggle } from '#contract/field-kinds.ts';
import { buildValues, type FieldValues, fieldsOf, type TableField } from '#contract/field-table.ts';
import { limits } from '#contract/limits.ts';
import { checkText } from '../check-text.ts';
import type { ValueProblem } from '../errors.ts';

interface MetaField extends TableField {
  readonly initial: JsonValue;
  readonly description?: string;
  /** Its editors' alone. */
  readonly isForEditors?: true;
}

/** Characters, as JSON: as large as the texts of a long page, not larger. */
const MAX_NOTES = 400_000;

/** The meta that documents of every type have. A type's own fields stand beside it, under their names. */
export const sharedMeta = {
  /** Core's own; kept for its clients. */
  footnotes: { kind: text(limits.document.footnotes), rest: 'footnotes', initial: '' },
  /** Empty: the document's title. */
  seo_title: {
    kind: text(limits.document.seoTitle),
    rest: 'seo_title',
    initial: '',
    description: 'Title for search engines.',
  },
  /** Empty: the excerpt, else the first words. */
  seo_description: {
    kind: text(limits.document.seoDescription),
    rest: 'seo_description',
    initial: '',
    description: 'Description for search engines.',
  },
  seo_noindex: {
    kind: toggle(),
    rest: 'seo_noindex',
    initial: false,
    description: 'Whether search engines shall leave it out.',
  },
  /** 0: the featured picture. */
  seo_image: {
    kind: integer(0, Number.MAX_SAFE_INTEGER),
    rest: 'seo_image',
    initial: 0,
    description: 'Media id of the picture for link previews.',
  },
  /** Block id → field path → text of the other language. */
  haptera_sources: {
    kind: record(),
    rest: 'haptera_sources',
    initial: {},
    description: 'What its texts were translated from.',
    isForEditors: true,
  },
  /** Block id → how it stood then. */
  haptera_settled: {
    kind: record(),
    rest: 'haptera_settled',
    initial: {},
    description: 'Blocks that differ from its other language on purpose.',
    isForEditors: true,
  },
} as const satisfies Readonly<Record<string, MetaField>>;

/** The registered meta of a document, as stored. Others are ignored, as WordPress ignores unregistered meta. */
export type DocumentMeta = FieldValues<typeof sharedMeta> & JsonObject;

export interface ParsedMeta {
  readonly meta: DocumentMeta;
  /** Values of the wrong kind, by the name of their parameter. */
  readonly wrong: Record<string, ValueProblem>;
  /** What was sent of the type's own fields and is not of their shape. */
  readonly problems: readonly Problem[];
}

/** Of a new document of a type that has these fields. */
export function initialMeta(fields: Fields): DocumentMeta {
  return parseMeta(fields, {}, {}).meta;
}

/** Meta out of the database. */
export function readMeta(fields: Fields, stored: unknown): DocumentMeta {
  return parseMeta(fields, isJsonObject(stored) ? stored : {}, {}).meta;
}

/**
 * Reads sent meta over what stands already: values of the wrong kind are told, unknown keys left out, null gives the
 * default. What stands there as it is sent may stay although its definition has changed: nobody touched it. `parameter`: what
 * the meta is called where it is told of. Throws `haptera_too_long`, `haptera_invalid_text`.
 */
export function parseMeta(fields: Fields, sent: JsonObject, present: JsonObject, parameter = 'meta'): ParsedMeta {
  const wrong: ParsedMeta['wrong'] = {};
  const shared = buildValues(sharedMeta, (name, { initial, kind }) => {
    const value = choose(name, sent, present, initial);
    if (isRight(kind, value)) return value;
    const { type } = kind.schema;
    const told = `${parameter}.${name}`;
    wrong[told] = { code: 'wrong_type', message: `${told} is not of type ${type}.` };
    return initial;
  });
  for (const [name, { kind }] of fieldsOf(sharedMeta)) {
    const value = shared[name];
    if (typeof value === 'string' && 'maximum' in kind) checkText(`${parameter}.${name}`, value, Number(kind.maximum));
  }
  const own = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const preset = field.defaultValue();
      return [name, choose(name, sent, present, isJsonValue(preset) ? preset : null)];
    }),
  );
  const isTouched = (name: string | number | undefined) =>
    name !== undefined && Object.hasOwn(sent, name) && !isDeepStrictEqual(sent[name], present[name]);
  const problems = findFieldProblems(fields, own, parameter).filter(
    ({ severity, path: [, name] }) => severity === 'malformed' && isTouched(name),
  );
  return { meta: { ...withItemIds(fields, own, 'meta'), ...shared }, wrong, problems };
}

/** Everything that is wrong with a type's own fields, at paths like `['meta', 'year']`. */
export function findFieldProblems(fields: Fields, meta: JsonObject, parameter = 'meta'): readonly Problem[] {
  const problems: Problem[] = [];
  parseFields(fields, meta, createReporter(problems).at(parameter));
  return problems;
}

/** Without the keys that no document of a type with these fields has; null, which takes a value away, stays. */
export function knownMeta(fields: Fields, sent: JsonObject): JsonObject {
  const isKnown = (name: string) => Object.hasOwn(sharedMeta, name) || Object.hasOwn(fields, name);
  return Object.fromEntries(Object.entries(sent).filter(([name]) => isKnown(name)));
}

/** The type's own fields alone. */
export function ownMeta(fields: Fields, meta: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(meta).filter(([name]) => Object.hasOwn(fields, name)));
}

function choose(name: string, sent: JsonObject, present: JsonObject, initial: JsonValue): JsonValue {
  const value = Object.hasOwn(sent, name) ? sent[name] : undefined;
  if (value === null) return initial;
  return value ?? (Object.hasOwn(present, name) ? present[name] : undefined) ?? initial;
}

function isRight({ schema, holds }: TableField['kind'], value: JsonValue): boolean {
  if (!holds(value)) return false;
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= (schema.minimum ?? value);
  return !isJsonObject(value) || JSON.stringify(value).length <= MAX_NOTES;
}
