import type { Field, FieldOptions, Translation } from '../field.ts';
import { plainField } from '../field.ts';
import { problems } from '../problems.ts';

export interface NumberOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
  readonly integer?: boolean;
  readonly default: number;
  readonly translation?: Translation;
}

export interface NumberField extends Field<number, number> {
  readonly min: number;
  readonly max: number;
  readonly integer: boolean;
}

/** A finite number between `min` and `max` (default: ±1e15, where doubles are still spaced less than 1 apart). */
export function number(options: NumberOptions): NumberField {
  const { min = -1e15, max = 1e15, integer = false } = options;
  const field = plainField<number>('number', options, {
    translation: options.translation ?? 'shared',
    defaultValue: options.default,
    json: 'number',
    typed: (stored) => (typeof stored === 'number' ? String(stored) : ''),
    graphqlType: integer && min >= -(2 ** 31) && max < 2 ** 31 ? 'Int!' : 'Float!',
    parse(input, report) {
      if (typeof input !== 'number' || !Number.isFinite(input)) {
        problems.notANumber(report);
        return options.default;
      }
      if (integer && !Number.isInteger(input)) {
        problems.notAnInteger(report);
        return Math.round(input);
      }
      if (input < min || input > max) {
        problems.outOfRange(report, min, max);
        return Math.min(max, Math.max(min, input));
      }
      return input;
    },
  });
  return { ...field, min, max, integer };
}
