import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';

/** The subset of JSON Schema with which REST describes a field. */
export interface FieldSchema {
  readonly type: SchemaType | readonly SchemaType[];
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly items?: { readonly type: 'integer' };
  readonly maxItems?: number;
  readonly format?: 'email';
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly additionalProperties?: boolean;
}

type SchemaType = 'string' | 'integer' | 'boolean' | 'array' | 'object' | 'null';

/**
 * The type of a field, and how it is serialized. `Sent` is what a save may set: it can't remove the author, for
 * example, though a stored document may have none.
 */
export interface FieldKind<Value, Sent extends Value = Value> {
  readonly schema: FieldSchema;
  /** Maximum number of characters; longer values are rejected. */
  readonly maximum?: number;
  /** A name or title: stored without line breaks and characters that nobody sees. */
  readonly isLine?: true;
  holds(value: unknown): value is Value;
  /** Parses a value of a save, from REST or stored JSON; undefined if it has the wrong type. */
  parse(value: unknown): Sent | undefined;
  /** Parses a value as REST shows it (the raw text of `{ raw, rendered }`); undefined if it has the wrong type. */
  read(value: unknown): Value | undefined;
  /** Serializes a value as REST accepts it. */
  print(value: Value): JsonValue;
}

/** REST shows it as an object, whose properties the door defines. */
export interface ObjectKind {
  readonly schema: FieldSchema & { readonly type: 'object' };
}

/** REST shows it as `{ raw, rendered }`; a save also accepts a plain string. */
export interface RenderedKind extends FieldKind<string>, ObjectKind {
  readonly schema: FieldSchema & { readonly type: 'object' };
  readonly isRendered: true;
}

export function text(maximum?: number): FieldKind<string> {
  const read = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    schema: { type: 'string' },
    ...(maximum !== undefined && { maximum }),
    holds: (value) => typeof value === 'string',
    parse: read,
    read,
    print: (value) => value,
  };
}

/** Text that REST shows both as stored and as rendered for readers. */
export function renderedText(maximum?: number): RenderedKind {
  const read = (value: unknown) => {
    const raw = isJsonObject(value) && Object.hasOwn(value, 'raw') ? value.raw : value;
    return typeof raw === 'string' ? raw : undefined;
  };
  return { ...text(maximum), schema: { type: 'object' }, isRendered: true, parse: read, read };
}

/** A rendered text in one line. */
export function renderedLine(maximum: number): RenderedKind {
  return { ...renderedText(maximum), isLine: true };
}

/** The id of another object, or none: 0 in REST, as in WordPress. */
export function reference(): FieldKind<number | null> {
  const read = (value: unknown) => (typeof value === 'number' ? value || null : value === null ? null : undefined);
  return {
    schema: { type: 'integer', minimum: 0 },
    holds: (value) => value === null || typeof value === 'number',
    parse: read,
    read,
    print: (value) => value ?? 0,
  };
}

/** The id of a user. A save can't set it to none; a document whose author was deleted has none. */
export function person(): FieldKind<number | null, number> {
  return {
    ...reference(),
    schema: { type: 'integer' },
    parse: (value) => (typeof value === 'number' ? value : undefined),
  };
}

export function integer(minimum: number, maximum: number): FieldKind<number> {
  const read = (value: unknown) => (typeof value === 'number' ? value : undefined);
  return {
    schema: { type: 'integer', minimum, maximum },
    holds: (value) => typeof value === 'number',
    parse: read,
    read,
    print: (value) => value,
  };
}

export function toggle(): FieldKind<boolean> {
  const read = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
  return {
    schema: { type: 'boolean' },
    holds: (value) => typeof value === 'boolean',
    parse: read,
    read,
    print: (value) => value,
  };
}

export function option<Option extends string>(options: readonly Option[]): FieldKind<Option> {
  const read = (value: unknown) => options.find((each) => each === value);
  return {
    schema: { type: 'string', enum: options },
    holds: (value): value is Option => read(value) !== undefined,
    parse: read,
    read,
    print: (value) => value,
  };
}

/** A list of ids; values that are not numbers are dropped. */
export function idList(): FieldKind<readonly number[]> {
  const read = (value: unknown) =>
    Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : undefined;
  return {
    schema: { type: 'array', items: { type: 'integer' }, maxItems: 1000 },
    holds: (value): value is readonly number[] => Array.isArray(value) && value.every((id) => typeof id === 'number'),
    parse: read,
    read,
    print: (value) => [...value],
  };
}

/** Values by name. */
export function record(): FieldKind<JsonObject> & ObjectKind {
  const read = (value: unknown) => (isJsonObject(value) ? value : undefined);
  return {
    schema: { type: 'object' },
    holds: (value): value is JsonObject => isJsonObject(value),
    parse: read,
    read,
    print: (value) => ({ ...value }),
  };
}
