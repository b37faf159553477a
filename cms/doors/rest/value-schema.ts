import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { countCharacters, isLongerThan } from '#kit/text/characters.ts';

export const contexts = ['view', 'embed', 'edit'] as const;
export type Context = (typeof contexts)[number];

export type ValueType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null';

/** The subset of JSON Schema that WordPress uses. */
export interface ValueSchema {
  readonly description?: string;
  readonly type?: ValueType | readonly ValueType[];
  readonly enum?: readonly (string | number)[];
  readonly default?: JsonValue;
  readonly format?: 'date-time' | 'email' | 'uri' | 'uuid';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly items?: ValueSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, ValueSchema>>;
  readonly additionalProperties?: boolean | ValueSchema;
  readonly anyOf?: readonly ValueSchema[];
  readonly required?: boolean;
  /** The contexts in which the value is shown. */
  readonly context?: readonly Context[];
  readonly readonly?: boolean;
}

export interface ValueProblem {
  readonly code: string;
  readonly message: string;
  readonly data: JsonObject | null;
}

export type ParsedValue =
  | { readonly value: JsonValue; readonly problem: null }
  | { readonly value: null; readonly problem: ValueProblem };

/** WordPress uses 64-bit integers; our ids and counts never come near this limit. */
const MAX_INTEGER = 2_147_483_647;

/**
 * Validates and converts a sent value as WordPress does: numbers and booleans may be text, and lists comma-separated
 * text. Codes and messages are WordPress's; no message repeats the value.
 */
export function parseValue(input: JsonValue, schema: ValueSchema, name: string): ParsedValue {
  if (schema.anyOf) return parseAnyOf(input, schema.anyOf, name);
  const types = schema.type === undefined ? [] : typeof schema.type === 'string' ? [schema.type] : schema.type;
  if (types.length === 0) return fine(input);
  const type = types.find((candidate) => isOfType(input, candidate));
  if (type === undefined) {
    return wrong('rest_invalid_type', `${name} is not of type ${types.join(',')}.`, { param: name });
  }
  switch (type) {
    case 'null':
      return fine(null);
    case 'boolean':
      return fine(readBoolean(input) ?? false);
    case 'integer':
    case 'number':
      return parseNumber(Number(input), schema, name);
    case 'string':
      return parseText(String(input), schema, name);
    case 'array':
      return parseList(readList(input) ?? [], schema, name);
    case 'object':
      return parseObject(readObject(input) ?? {}, schema, name);
  }
}

function isOfType(input: JsonValue, type: ValueType): boolean {
  switch (type) {
    case 'null':
      return input === null;
    case 'boolean':
      return readBoolean(input) !== null;
    case 'integer':
      return isNumeric(input) && Number.isInteger(Number(input)) && Math.abs(Number(input)) <= MAX_INTEGER;
    case 'number':
      return isNumeric(input);
    case 'string':
      return typeof input === 'string';
    case 'array':
      return readList(input) !== null;
    case 'object':
      return readObject(input) !== null;
  }
}

function parseAnyOf(input: JsonValue, schemas: readonly ValueSchema[], name: string): ParsedValue {
  let last: ParsedValue = fine(input);
  for (const schema of schemas) {
    last = parseValue(input, schema, name);
    if (last.problem === null) return last;
  }
  return last;
}

function parseNumber(value: number, schema: ValueSchema, name: string): ParsedValue {
  const { minimum, maximum } = schema;
  const isLow = minimum !== undefined && value < minimum;
  const isHigh = maximum !== undefined && value > maximum;
  if (isLow || isHigh) {
    if (minimum !== undefined && maximum !== undefined) {
      const message = `${name} must be between ${minimum} (inclusive) and ${maximum} (inclusive)`;
      return wrong('rest_out_of_bounds', message);
    }
    const bound = isLow ? `greater than or equal to ${minimum}` : `less than or equal to ${maximum}`;
    return wrong('rest_out_of_bounds', `${name} must be ${bound}`);
  }
  return checkEnum(value, schema, name);
}

function parseText(value: string, schema: ValueSchema, name: string): ParsedValue {
  const { minLength, maxLength, pattern } = schema;
  if (minLength !== undefined && countCharacters(value) < minLength) {
    return wrong('rest_too_short', `${name} must be at least ${minLength} ${plural(minLength, 'character')} long.`);
  }
  if (maxLength !== undefined && isLongerThan(value, maxLength)) {
    return wrong('rest_too_long', `${name} must be at most ${maxLength} ${plural(maxLength, 'character')} long.`);
  }
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) {
    return wrong('rest_invalid_pattern', `${name} does not match pattern ${pattern}.`);
  }
  return checkFormat(value, schema, name) ?? checkEnum(value, schema, name);
}

function checkFormat(value: string, { format, minLength }: ValueSchema, name: string): ParsedValue | null {
  if (format === undefined || (value === '' && minLength === undefined && format !== 'date-time')) return null;
  if (format === 'date-time' && !isDateTime(value)) return wrong('rest_invalid_date', 'Invalid date.');
  if (format === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) {
    return wrong('rest_invalid_email', 'Invalid email address.');
  }
  if (format === 'uuid' && !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)) {
    return wrong('rest_invalid_uuid', `${name} is not a valid UUID.`);
  }
  return null;
}

const DATE_TIME = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}(?::?\d{2})?)?$/;

export function isDateTime(value: string): boolean {
  if (!DATE_TIME.test(value)) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = (value.match(/\d+/g) ?? []).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24 && minute < 60;
}

function parseList(items: readonly JsonValue[], schema: ValueSchema, name: string): ParsedValue {
  const { items: itemSchema, minItems, maxItems } = schema;
  const parsed: JsonValue[] = [];
  for (const [index, item] of items.entries()) {
    if (maxItems !== undefined && index >= maxItems) break;
    const { value, problem } = itemSchema ? parseValue(item, itemSchema, `${name}[${index}]`) : fine(item);
    if (problem) return { value: null, problem };
    parsed.push(value);
  }
  if (minItems !== undefined && items.length < minItems) {
    return wrong('rest_too_few_items', `${name} must contain at least ${minItems} ${plural(minItems, 'item')}.`);
  }
  if (maxItems !== undefined && items.length > maxItems) {
    return wrong('rest_too_many_items', `${name} must contain at most ${maxItems} ${plural(maxItems, 'item')}.`);
  }
  return fine(parsed);
}

function parseObject(object: JsonObject, schema: ValueSchema, name: string): ParsedValue {
  const { properties = {}, additionalProperties } = schema;
  const parsed: [string, JsonValue][] = [];
  for (const [key, property] of Object.entries(properties)) {
    if (!Object.hasOwn(object, key)) {
      if (property.required) {
        return wrong('rest_property_required', `${key} is a required property of ${name}.`);
      }
      if (property.default !== undefined) parsed.push([key, property.default]);
    }
  }
  for (const [key, value] of Object.entries(object)) {
    const known = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (!known && additionalProperties === false) {
      const message = `${key} is not a valid property of Object.`;
      return wrong('rest_additional_properties_forbidden', message);
    }
    const propertySchema = known ?? (typeof additionalProperties === 'object' ? additionalProperties : null);
    const result = propertySchema ? parseValue(value, propertySchema, `${name}[${key}]`) : fine(value);
    if (result.problem) return { value: null, problem: result.problem };
    parsed.push([key, result.value]);
  }
  return fine(Object.fromEntries(parsed));
}

function checkEnum(value: string | number, { enum: options }: ValueSchema, name: string): ParsedValue {
  if (options === undefined || options.includes(value)) return fine(value);
  const [first, ...others] = options;
  if (others.length === 0) return wrong('rest_not_in_enum', `${name} is not ${first}.`);
  return wrong('rest_not_in_enum', `${name} is not one of ${enumerate(options)}.`);
}

function enumerate(options: readonly (string | number)[]): string {
  if (options.length === 2) return options.join(' and ');
  return `${options.slice(0, -1).join(', ')}, and ${options.at(-1)}`;
}

function isNumeric(input: JsonValue): boolean {
  if (typeof input === 'number') return Number.isFinite(input);
  return typeof input === 'string' && /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?$/.test(input.trim());
}

function readBoolean(input: JsonValue): boolean | null {
  if (typeof input === 'boolean') return input;
  if (input === 1 || input === 0) return input === 1;
  if (typeof input !== 'string') return null;
  const word = input.toLowerCase();
  if (word === 'true' || word === '1') return true;
  return word === 'false' || word === '0' || word === '' ? false : null;
}

/** Text and numbers can represent lists: `2,3` and `2 3` are two items. */
function readList(input: JsonValue): readonly JsonValue[] | null {
  if (Array.isArray(input)) return input;
  if (typeof input === 'number') return [input];
  return typeof input === 'string' ? input.split(/[\s,]+/).filter((item) => item !== '') : null;
}

/** PHP cannot tell an empty list from an empty object, and its clients send either. */
function readObject(input: JsonValue): JsonObject | null {
  if (isJsonObject(input)) return input;
  return input === '' || (Array.isArray(input) && input.length === 0) ? {} : null;
}

function plural(count: number, word: string): string {
  return count === 1 ? word : `${word}s`;
}

function fine(value: JsonValue): ParsedValue {
  return { value, problem: null };
}

function wrong(code: string, message: string, data: JsonObject | null = null): ParsedValue {
  return { value: null, problem: { code, message, data } };
}
