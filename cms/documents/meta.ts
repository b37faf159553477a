import { isDeepStrictEqual } from 'node:util';
import type { Fields } from '#cms-schema/field.ts';
import { parseFields } from '#cms-schema/fields/fields.ts';
import { withItemIds } from '#cms-schema/fields/list-items.ts';
import { isJsonObject, isJsonValue, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { createReporter, type Problem } from '#cms-schema/problem.ts';
import { integer, record, text, toggle } from '#contract/field-kinds.ts';
import { buildValues, type FieldValues, fieldsOf, type TableField } from '#contract/field-table.ts';
import { limits } from '#contract/limits.ts';
import { checkText, composeTexts } from '../check-text.ts';
import type { ValueProblem } from '../errors.ts';

interface MetaField extends TableField {
  readonly initial: JsonValue;
  readonly description?: string;
  /** Visible to its editors only. */
  readonly isForEditors?: true;
}

/** The most characters as JSON: enough for all texts of a long page. */
const MAX_NOTES = 400_000;

/** The meta that documents of every type have. A type's own fields are stored next to it, under their names. */
export const sharedMeta = {
  /** A field of WordPress core, stored for its clients. */
  footnotes: { kind: text(limits.document.footnotes), rest: 'footnotes', initial: '' },
  /** If empty, the document's title is used. */
  seo_title: {
    kind: text(limits.document.seoTitle),
    rest: 'seo_title',
    initial: '',
    description: 'Title for search engines.',
  },
  /** If empty, the excerpt is used, or else the first words. */
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
  /** 0 stands for the featured picture. */
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
  /** Block id → its state when it was marked. */
  haptera_settled: {
    kind: record(),
    rest: 'haptera_settled',
    initial: {},
    description: 'Blocks that differ from its other language on purpose.',
    isForEditors: true,
  },
} as const satisfies Readonly<Record<string, MetaField>>;

/** The registered meta of a document, as stored. Other keys are ignored, as WordPress ignores unregistered meta. */
export type DocumentMeta = FieldValues<typeof sharedMeta> & JsonObject;

export interface ParsedMeta {
  readonly meta: DocumentMeta;
  /** Values of the wrong type, by the name of their parameter. */
  readonly wrong: Record<string, ValueProblem>;
  /** Values sent for the type's own fields that do not have the right shape. */
  readonly problems: readonly Problem[];
}

/** The meta of a new document of a type with these fields. */
export function initialMeta(fields: Fields): DocumentMeta {
  return parseMeta(fields, {}, {}).meta;
}

/** Parses meta that comes from the database. */
export function readMeta(fields: Fields, stored: unknown): DocumentMeta {
  return parseMeta(fields, isJsonObject(stored) ? stored : {}, {}).meta;
}

/**
 * Merges sent meta into the present one: values of the wrong type are reported, unknown keys dropped, and null resets
 * to the default. A value sent unchanged is accepted even if it no longer fits its definition, since this save did not
 * touch it. `parameter`: the name of the meta in problem messages. Throws `haptera_too_long`, `haptera_invalid_text`.
 */
export function parseMeta(fields: Fields, input: JsonObject, present: JsonObject, parameter = 'meta'): ParsedMeta {
  const sent = composeTexts(input);
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

/** Drops the keys that no document of a type with these fields can have; keeps null, which resets a value. */
export function knownMeta(fields: Fields, sent: JsonObject): JsonObject {
  const isKnown = (name: string) => Object.hasOwn(sharedMeta, name) || Object.hasOwn(fields, name);
  return Object.fromEntries(Object.entries(sent).filter(([name]) => isKnown(name)));
}

/** Only the type's own fields. */
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
