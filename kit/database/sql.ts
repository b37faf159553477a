import { DatabaseError } from './database-error.ts';

/**
 * SQL text with its values apart, so that no value can become code:
 * `sql\`select * from pages where slug = ${slug}\``. A `Sql` inside another is spliced in, everything else becomes `$n`.
 * Only this file makes them: an object of the same shape from outside stays a value.
 */
export class Sql {
  readonly #strings: readonly string[];
  readonly #values: readonly unknown[];

  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.#strings = strings;
    this.#values = values;
  }

  /** The statement with `$1`, `$2` … and the values in that order. */
  print(): { text: string; values: unknown[] } {
    const values: unknown[] = [];
    const text = this.#printInto(values);
    return { text, values };
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
