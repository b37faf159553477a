import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';

/** The validated arguments of a call. The getters return undefined if an argument was not sent or has another type. */
export class Params {
  readonly #values: ReadonlyMap<string, JsonValue>;

  constructor(values: ReadonlyMap<string, JsonValue>) {
    this.#values = values;
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  value(name: string): JsonValue | undefined {
    return this.#values.get(name);
  }

  text(name: string): string | undefined {
    const value = this.#values.get(name);
    return typeof value === 'string' ? value : undefined;
  }

  number(name: string): number | undefined {
    const value = this.#values.get(name);
    return typeof value === 'number' ? value : undefined;
  }

  /** An id in the path, which the pattern restricts to digits; 0 if there are too many. */
  id(name = 'id'): number {
    return this.number(name) ?? 0;
  }

  toggle(name: string): boolean | undefined {
    const value = this.#values.get(name);
    return typeof value === 'boolean' ? value : undefined;
  }

  object(name: string): JsonObject | undefined {
    const value = this.#values.get(name);
    return isJsonObject(value) ? value : undefined;
  }

  /** Undefined for an empty list: to WordPress it means "no condition". */
  numbers(name: string): number[] | undefined {
    const list = this.list(name)?.filter((item) => typeof item === 'number');
    return list?.length ? list : undefined;
  }

  /** Undefined for an empty list. */
  texts(name: string): string[] | undefined {
    const list = this.list(name)?.filter((item) => typeof item === 'string');
    return list?.length ? list : undefined;
  }

  list(name: string): JsonValue[] | undefined {
    const value = this.#values.get(name);
    return Array.isArray(value) ? value : undefined;
  }

  choice<Option extends string>(name: string, options: readonly Option[]): Option | undefined {
    return options.find((option) => option === this.#values.get(name));
  }

  /** A choice of the client, translated into our words. */
  word<Word>(name: string, words: Readonly<Record<string, Word>>): Word | undefined {
    const chosen = this.#values.get(name);
    return typeof chosen === 'string' && Object.hasOwn(words, chosen) ? words[chosen] : undefined;
  }

  choices<Option extends string>(name: string, options: readonly Option[]): Option[] | undefined {
    const list = this.list(name)?.flatMap((item) => options.filter((option) => option === item));
    return list?.length ? list : undefined;
  }

  /** Fields like `title`: text, or an object with `raw`. */
  raw(name: string): string | undefined {
    const value = this.#values.get(name);
    if (typeof value === 'string') return value;
    const raw = isJsonObject(value) && Object.hasOwn(value, 'raw') ? value.raw : undefined;
    return typeof raw === 'string' ? raw : undefined;
  }

  entries(): IterableIterator<[string, JsonValue]> {
    return this.#values.entries();
  }
}

/** A patch without the keys that were not sent. */
export function sentOnly<Patch extends object>(patch: Patch): Patch {
  const copy = { ...patch };
  for (const [key, value] of Object.entries(copy)) if (value === undefined) Reflect.deleteProperty(copy, key);
  return copy;
}
