import type { Field } from '#cms-schema/field.ts';
import type { ChoiceField } from '#cms-schema/fields/choice.ts';
import { isFieldOf } from '#cms-schema/fields/is-field-of.ts';
import type { TableFields } from '#cms-schema/fields/table-fields.ts';
import type { TextField } from '#cms-schema/fields/text.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import { isLongerThan } from '#kit/text/characters.ts';

/** The values of a cell's fields, by name. */
export type CellValues = Readonly<Record<string, string>>;

/** The parts of a cell: a sign for its choice, what is the same in both languages, and words. Each may be missing. */
interface CellParts {
  readonly mark: readonly [string, ChoiceField<string>] | null;
  readonly figure: readonly [string, TextField] | null;
  readonly words: readonly [string, TextField] | null;
}

/** A cell as one text: the sign of its choice, its figure, its words. */
export function printCell(table: TableFields, cell: JsonObject): string {
  const { mark, figure, words } = partsOf(table);
  const sign = mark ? firstSign(table, textOf(cell, mark[0])) : '';
  return [sign, figure && textOf(cell, figure[0]), words && textOf(cell, words[0])].filter(Boolean).join(' ');
}

/**
 * Reads what was typed or pasted into a cell: a sign or the name of an option is the choice, what begins with a figure (or
 * is a name like USB-C) is the same in both languages, the rest is words. A part that stands unchanged keeps its field. A
 * lone dash is an empty cell. The unit of the row is not repeated.
 */
export function parseCell(table: TableFields, text: string, unit: string, before: JsonObject): CellValues {
  const { mark, figure, words } = partsOf(table);
  const typed = text.trim();
  const choice = mark ? readChoice(table, mark[1], typed) : { option: '', rest: typed };
  const rest = /^[-–—―－]$/.test(choice.rest) ? '' : choice.rest;
  const split = figure
    ? splitText(rest, unit, {
        figure: textOf(before, figure[0]),
        words: words ? textOf(before, words[0]) : '',
      })
    : { figure: '', words: rest };
  const isTooLong = figure !== null && isLongerThan(split.figure, figure[1].maxLength);
  const parts = isTooLong || !words ? { figure: words ? '' : rest, words: rest } : split;
  return {
    ...(mark && { [mark[0]]: choice.option }),
    ...(figure && { [figure[0]]: parts.figure }),
    ...(words && { [words[0]]: parts.words }),
  };
}

function partsOf({ cells, shape }: TableFields): CellParts {
  const entries = Object.entries(cells.of.children);
  const find = <Kind extends Field>(is: (field: Field) => field is Kind): readonly [string, Kind] | null => {
    for (const [name, field] of entries) if (is(field)) return [name, field];
    return null;
  };
  return {
    mark: shape.signs ? find((field): field is ChoiceField<string> => isFieldOf('choice', field)) : null,
    figure: find((field): field is TextField => isFieldOf('text', field) && field.translation === 'shared'),
    words: find((field): field is TextField => isFieldOf('text', field) && field.translation === 'text'),
  };
}

/** The option that the text names, alone or as a sign in front of other text; otherwise the default. */
function readChoice(
  { shape }: TableFields,
  field: ChoiceField<string>,
  text: string,
): { readonly option: string; readonly rest: string } {
  const none = field.defaultValue();
  const [first = ''] = text;
  for (const [option, signs] of Object.entries(shape.signs ?? {})) {
    const names = [option, ...Object.values(field.options[option] ?? {})].map((name) => name.toLowerCase());
    if (names.includes(text.toLowerCase())) return { option, rest: '' };
    const after = text.slice(first.length);
    if (first !== '' && signs.includes(first) && /^(\s|$)/.test(after)) return { option, rest: after.trim() };
  }
  return { option: none, rest: text };
}

interface Split {
  readonly figure: string;
  readonly words: string;
}

function splitText(text: string, unit: string, before: Split): Split {
  if (before.figure !== '' && before.words !== '') {
    if (text.startsWith(`${before.figure} `)) {
      return { figure: before.figure, words: text.slice(before.figure.length).trim() };
    }
    if (text.endsWith(` ${before.words}`)) {
      return { figure: text.slice(0, -before.words.length).trim(), words: before.words };
    }
  }
  const bare = unit !== '' && text.endsWith(unit) ? text.slice(0, -unit.length).trim() : text;
  if (numberPattern.exec(bare)?.[0] === bare) return { figure: bare, words: '' };
  const [number = ''] = numberPattern.exec(text) ?? [];
  if (number !== '') return { figure: number.trim(), words: text.slice(number.length).trim() };
  const isName = namePattern.test(text) || (before.words === '' && before.figure !== '' && /^[\x21-\x7e]+$/.test(text));
  return isName ? { figure: text, words: '' } : { figure: '', words: text };
}

/** A figure, a range or a size, with what is attached to it: `30–500`, `≤ 5`, `1920 × 1080`, `2.4GHz`, `10%`. */
const numberPattern =
  /^[<>≤≥≈~±+\-−–]?\s?\d[\d.,]*(?:\s?[-–—~×x*/:]\s?\d[\d.,]*)*[%°"'′″+µΩA-Za-z]*(?=[\s\p{P}\p{Script=Han}]|$)/u;
/** A name of a standard or a part: `USB-C`, `IP67`. */
const namePattern = /^(?=.*[A-Z])[A-Z0-9][A-Z0-9.+/-]*$/;

function firstSign({ shape }: TableFields, option: string): string {
  const [sign = ''] = shape.signs && Object.hasOwn(shape.signs, option) ? (shape.signs[option] ?? '') : '';
  return sign;
}

function textOf(cell: JsonObject, name: string): string {
  const value = cell[name];
  return typeof value === 'string' ? value : '';
}
