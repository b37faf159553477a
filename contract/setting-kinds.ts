import { isJsonObject } from '#cms-schema/json.ts';
import { eachLocale, type Localized, locales } from '#cms-schema/locale.ts';
import { isLongerThan } from '#kit/text/characters.ts';
import type { FieldKind, FieldSchema } from './field-kinds.ts';
import { limits } from './limits.ts';

export interface SettingProblem {
  readonly code: 'wrong_type' | 'too_long' | 'invalid_email' | 'invalid_timezone' | 'out_of_bounds' | 'not_an_option';
  /** Continues a sentence that starts with the name of the setting. */
  readonly message: string;
}

/** The type of a setting, its validation, and how it is serialized. */
export interface SettingKind<Value> extends FieldKind<Value> {
  readonly name: 'text' | 'localizedText' | 'email' | 'timezone' | 'number' | 'toggle' | 'choice' | 'id';
  /** Its type in GraphQL, where readers query it: localized text is returned in the reader's language. */
  readonly graphql: 'String!' | 'Int!' | 'Int' | 'Boolean!';
  /** The problem with a value; null if it is valid. */
  findProblem(value: unknown): SettingProblem | null;
  /** The sent value, completed from the stored one: languages that were not sent keep their text. */
  complete(sent: unknown, present: unknown): unknown;
}

export function text(maximum: number = limits.settings.text): SettingKind<string> {
  return define({
    name: 'text',
    schema: { type: 'string', maxLength: maximum },
    graphql: 'String!',
    findProblem: (value) => findTextProblem(value, maximum),
    holds: (value): value is string => findTextProblem(value, maximum) === null,
  });
}

/** A text for readers in each language. */
export function localizedText(maximum: number = limits.settings.text): SettingKind<Localized> {
  const findProblem = (value: unknown) => {
    if (!isJsonObject(value)) return wrongType('object');
    return locales.map((locale) => findTextProblem(value[locale], maximum)).find((problem) => problem !== null) ?? null;
  };
  return {
    ...define<Localized>({
      name: 'localizedText',
      schema: {
        type: 'object',
        properties: eachLocale(() => ({ type: 'string', maxLength: maximum })),
        additionalProperties: false,
      },
      graphql: 'String!',
      findProblem,
      holds: (value): value is Localized => findProblem(value) === null,
    }),
    print: (value) => ({ ...value }),
    complete(sent, present) {
      if (!isJsonObject(sent) || !isJsonObject(present)) return sent;
      return eachLocale((locale) => (Object.hasOwn(sent, locale) ? sent[locale] : undefined) ?? present[locale]);
    },
  };
}

/** An email address, or empty. */
export function email(): SettingKind<string> {
  const findProblem = (value: unknown): SettingProblem | null => {
    if (typeof value !== 'string') return wrongType('string');
    const isAddress = value === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
    return isAddress ? null : { code: 'invalid_email', message: 'is not a valid email address.' };
  };
  return define({
    name: 'email',
    schema: { type: 'string', format: 'email' },
    graphql: 'String!',
    findProblem,
    holds: (value): value is string => findProblem(value) === null,
  });
}

/** The IANA name of a time zone. */
export function timezone(): SettingKind<string> {
  const findProblem = (value: unknown): SettingProblem | null => {
    if (typeof value !== 'string') return wrongType('string');
    try {
      new Intl.DateTimeFormat('en', { timeZone: value });
      return null;
    } catch {
      return { code: 'invalid_timezone', message: 'is not a known time zone.' };
    }
  };
  return define({
    name: 'timezone',
    schema: { type: 'string', maxLength: limits.settings.text },
    graphql: 'String!',
    findProblem,
    holds: (value): value is string => findProblem(value) === null,
  });
}

export function number(minimum: number, maximum: number): SettingKind<number> {
  return define({
    name: 'number',
    schema: { type: 'integer', minimum, maximum },
    graphql: 'Int!',
    findProblem: (value) => findNumberProblem(value, minimum, maximum),
    holds: (value): value is number => findNumberProblem(value, minimum, maximum) === null,
  });
}

/** The id of a document, a term or an image; 0: none. */
export function id(): SettingKind<number> {
  const findProblem = (value: unknown) => findNumberProblem(value, 0, Number.MAX_SAFE_INTEGER);
  return {
    ...define({
      name: 'id',
      schema: { type: 'integer', minimum: 0 },
      graphql: 'Int',
      findProblem,
      holds: (value): value is number => findProblem(value) === null,
    }),
    complete: (sent) => sent ?? 0,
  };
}

/** Like `id`, but printed as null for none, as in WordPress. */
export function nullableId(): SettingKind<number> {
  return { ...id(), schema: { type: ['integer', 'null'] }, print: (value) => value || null };
}

export function toggle(): SettingKind<boolean> {
  return define({
    name: 'toggle',
    schema: { type: 'boolean' },
    graphql: 'Boolean!',
    findProblem: (value) => (typeof value === 'boolean' ? null : wrongType('boolean')),
    holds: (value) => typeof value === 'boolean',
  });
}

export function choice<Option extends string>(options: readonly Option[]): SettingKind<Option> {
  const isOption = (value: unknown): value is Option => options.some((option) => option === value);
  return define({
    name: 'choice',
    schema: { type: 'string', enum: options },
    graphql: 'String!',
    findProblem: (value) =>
      isOption(value) ? null : { code: 'not_an_option', message: `is not one of ${options.join(', ')}.` },
    holds: isOption,
  });
}

interface Parts<Value> extends Pick<SettingKind<Value>, 'name' | 'schema' | 'graphql' | 'findProblem'> {
  holds(value: unknown): value is Value;
}

/** A kind whose values are serialized unchanged. */
function define<Value extends string | number | boolean | Localized>(
  parts: Parts<Value>,
): Omit<SettingKind<Value>, 'print'> & { print(value: Value): Value } {
  const read = (value: unknown) => (parts.holds(value) ? value : undefined);
  return { ...parts, parse: read, read, print: (value) => value, complete: (sent) => sent };
}

function findTextProblem(value: unknown, maximum: number): SettingProblem | null {
  if (typeof value !== 'string') return wrongType('string');
  const isSound = !isLongerThan(value, maximum) && !value.includes('\0') && !/\p{Surrogate}/u.test(value);
  return isSound ? null : { code: 'too_long', message: `must be valid text of at most ${maximum} characters.` };
}

function findNumberProblem(value: unknown, minimum: number, maximum: number): SettingProblem | null {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return wrongType('integer');
  if (value >= minimum && value <= maximum) return null;
  return { code: 'out_of_bounds', message: `must be between ${minimum} (inclusive) and ${maximum} (inclusive)` };
}

function wrongType(type: FieldSchema['type']): SettingProblem {
  return { code: 'wrong_type', message: `is not of type ${type}.` };
}
