import type { Field, FieldOptions, ResolvedOf, ValueOf } from '../field.ts';
import { pickFieldOptions } from '../field.ts';
import { problems } from '../problems.ts';
import { itemValue } from './list-items.ts';
import type { TableShape } from './table-shape.ts';

export interface ListOptions<Item extends Field> extends FieldOptions {
  readonly of: Item;
  readonly min?: number;
  /** Default 100. */
  readonly max?: number;
  /** For a list of groups: the inner field that labels an item in the inspector. */
  readonly summary?: string;
  /** If the items are the sections of a table: which fields hold its columns, rows and cells. */
  readonly table?: TableShape;
}

export interface ListField<Item extends Field> extends Field<ValueOf<Item>[], ResolvedOf<Item>[]> {
  readonly of: Item;
  readonly min: number;
  readonly max: number;
  readonly summary?: string;
  readonly table?: TableShape;
}

/**
 * An ordered list of items of one field. Stored items have ids (`list-items.ts`), which parsed values do not contain. Throws
 * on impossible limits, on a summary that is not a field of the items, and on an item field named `id`.
 */
export function list<const Item extends Field>(options: ListOptions<Item>): ListField<Item>;
export function list(options: ListOptions<Field>): ListField<Field> {
  const { of, min = 0, max = 100, summary, table, label } = options;
  if (min > max) throw new TypeError(`List "${label.en}": min ${min} is more than max ${max}.`);
  if (Object.hasOwn(of.children, 'id') && of.holds === 'fields') {
    throw new TypeError(`List "${label.en}": "id" is reserved for the items themselves. Rename the field.`);
  }
  if (summary !== undefined && !Object.hasOwn(of.children, summary)) {
    throw new TypeError(`List "${label.en}": its items have no field "${summary}" to be named by.`);
  }
  return {
    ...pickFieldOptions(options),
    kind: 'list',
    holds: 'items',
    json: 'array',
    of,
    min,
    max,
    ...(summary !== undefined && { summary }),
    ...(table !== undefined && { table }),
    translation: 'local',
    defaultValue: () => [],
    parse(input, report) {
      if (input === undefined || input === null) input = [];
      if (!Array.isArray(input)) {
        problems.notAList(report);
        return [];
      }
      if (input.length > max) problems.tooMany(report, max);
      if (input.length < min) problems.tooFew(report, min);
      return input.map((item: unknown, index) => of.parse(itemValue(of, item), report.at(index)));
    },
    references: (value) => value.flatMap((item) => of.references(item)),
    resolve: (value, resolver) => value.map((item) => of.resolve(item, resolver)),
    words: (value) => value.flatMap((item) => of.words(item)),
    typed: () => '',
    graphql(typeName) {
      const item = of.graphql(typeName);
      return { ...item, type: `[${item.type}]!` };
    },
    children: { item: of },
  };
}
