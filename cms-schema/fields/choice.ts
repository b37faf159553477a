import type { Field, FieldOptions, Translation } from '../field.ts';
import { pickFieldOptions } from '../field.ts';
import type { Localized } from '../locale.ts';
import { problems } from '../problems.ts';

export interface ChoiceOptions<Option extends string> extends FieldOptions {
  /** Keys are GraphQL enum values (letters, digits, `_`; no leading digit); values are what editors read. */
  readonly options: Readonly<Record<Option, Localized>>;
  readonly default: NoInfer<Option>;
  readonly translation?: Translation;
  /** Readers read the label of the chosen option (a mark in a table, a field of work) instead of only seeing its effect. */
  readonly isText?: boolean;
}

export interface ChoiceField<Option extends string> extends Field<Option, Option> {
  readonly isText: boolean;
  readonly options: Readonly<Record<Option, Localized>>;
}

/** One of a fixed set of options. Throws on an option that is not a valid GraphQL enum value. */
export function choice<const Option extends string>(options: ChoiceOptions<Option>): ChoiceField<Option> {
  for (const option of Object.keys(options.options)) {
    if (/^(?!__)[A-Za-z_][A-Za-z0-9_]*$/.test(option) && !reservedOptions.has(option)) continue;
    throw new TypeError(`Choice "${options.label.en}": write the option "${option}" in camelCase.`);
  }
  const isOption = (value: unknown): value is Option =>
    typeof value === 'string' && Object.hasOwn(options.options, value);
  return {
    ...pickFieldOptions(options),
    kind: 'choice',
    holds: 'value',
    json: 'string',
    options: options.options,
    isText: options.isText ?? false,
    translation: options.translation ?? 'shared',
    defaultValue: () => options.default,
    parse(input, report) {
      if (input === undefined || input === null) return options.default;
      if (isOption(input)) return input;
      problems.notAnOption(report, Object.keys(options.options));
      return options.default;
    },
    references: () => [],
    resolve: (value) => value,
    words: () => [],
    typed: () => '',
    graphql: (typeName) => ({
      type: `${typeName}!`,
      definitions: [
        `enum ${typeName} {\n${Object.keys(options.options)
          .map((option) => `  ${option}\n`)
          .join('')}}`,
      ],
      selection: '',
    }),
    children: {},
  };
}

/** Reserved by GraphQL. */
const reservedOptions = new Set(['true', 'false', 'null']);
