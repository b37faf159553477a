import type { Field, FieldOptions, Translation } from '../field.ts';
import { plainField } from '../field.ts';
import { problems } from '../problems.ts';

export interface DateOptions extends FieldOptions {
  readonly translation?: Translation;
}

/** A calendar day, `2024-11-29`; an empty string for no date. */
export function date(options: DateOptions): Field<string, string> {
  return plainField<string>('date', options, {
    translation: options.translation ?? 'shared',
    defaultValue: '',
    json: 'string',
    graphqlType: 'String!',
    parse(input, report) {
      if (typeof input === 'string' && (input === '' || isCalendarDay(input))) return input;
      problems.notADate(report);
      return '';
    },
  });
}

/** Whether it is an existing day, written as `2024-11-29`. */
export function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}
