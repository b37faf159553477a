import { DatabaseError } from './database-error.ts';

/**
 * SQL text with its values apart, so that no value can become code:
 * `sql\`select * from pages where slug = ${slug}\``. A `Sql` inside another is spliced in, everything else becomes `$n`.
 * Only this file makes them: an object of the same shape from outside stays a value.
 */
export class Sql {
  readonly #strings: readonly string[];
  readonly #values: readonly unknown[];
  readonly #name: string | null;

  constructor(strings: readonly string[], values: readonly unknown[], name: string | null = null) {
    this.#strings = strings;
    this.#values = values;
    this.#name = name;
  }

  /** The statement with `$1`, `$2` … and the values in that order; a name if it is a prepared one. */
  print(): { text: string; values: unknown[]; name?: string } {
    const values: unknown[] = [];
    const text = this.#printInto(values);
    return this.#name === null ? { text, values } : { text, values, name: this.#name };
  }

  /** See `prepared`. */
  named(name: string): Sql {
    return new Sql(this.#strings, this.#values, name);
  }

  #printInto(values: unknown[]): string {
    let text = this.#strings[0] ?? '';
    this.#values.forEach((value, index) => {
      if (value instanceof Sql) text += value.#printInto(values);
      else text += `$${values.push(value)}`;
      text += this.#strings[index + 1] ?? '';
    });
    return text;
  }
}

export function sql(strings: TemplateStringsArray, ...values: unknown[]): Sql {
  return new Sql(strings, values);
}

/**
 * A statement that is sent again and again with other values: each connection reads and plans it once. For short statements
 * that are asked often; measured, the row of a document takes 0.3 ms instead of 0.8. One name stands for one text: the driver
 * refuses a second one, so nothing is spliced into it that changes.
 */
export function prepared(name: string, statement: Sql): Sql {
  return statement.named(name);
}

/** A name of a table or column, quoted. Throws `invalid_identifier` for text that cannot be one. */
export function identifier(name: string): Sql {
  if (name === '' || name.includes('\u0000') || Buffer.byteLength(name) > 63) {
    throw new DatabaseError(`"${name}" cannot be a name in the database: it must have 1 to 63 bytes and no NUL.`, {
      code: 'invalid_identifier',
      status: 500,
    });
  }
  return new Sql([`"${name.replaceAll('"', '""')}"`], []);
}

/** A value for a jsonb column. Without it the driver would send an array as a PostgreSQL array. */
export function jsonb(value: unknown): Sql {
  return new Sql(['', '::jsonb'], [JSON.stringify(value)]);
}

/** Puts fragments in a row, `, ` between them unless told otherwise. */
export function joinSql(fragments: readonly Sql[], separator: Sql = new Sql([', '], [])): Sql {
  const strings = ['', ...fragments.slice(1).flatMap(() => ['', '']), ''];
  const values = fragments.flatMap((fragment, index) => (index === 0 ? [fragment] : [separator, fragment]));
  return fragments.length === 0 ? new Sql([''], []) : new Sql(strings, values);
}
