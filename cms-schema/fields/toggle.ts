import type { Field, FieldOptions, Translation } from '../field.ts';
import { plainField } from '../field.ts';
import { problems } from '../problems.ts';

export interface ToggleOptions extends FieldOptions {
  readonly default?: boolean;
  readonly translation?: Translation;
}

/** On or off. */
export function toggle(options: ToggleOptions): Field<boolean, boolean> {
  const defaultValue = options.default ?? false;
  return plainField<boolean>('toggle', options, {
    translation: options.translation ?? 'shared',
    defaultValue,
    json: 'boolean',
    graphqlType: 'Boolean!',
    parse(input, report) {
      if (typeof input === 'boolean') return input;
      problems.notAToggle(report);
      return defaultValue;
    },
  });
}
