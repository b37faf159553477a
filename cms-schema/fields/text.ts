import { isLongerThan } from '#kit/text/characters.ts';
import type { Field, FieldOptions, Translation } from '../field.ts';
import { plainField } from '../field.ts';
import { problems } from '../problems.ts';

export interface TextOptions extends FieldOptions {
  /** Characters. Default 200. */
  readonly maxLength?: number;
  readonly required?: boolean;
  /** Shows a larger input and keeps line breaks. */
  readonly multiline?: boolean;
  /** Default `text`. Use `shared` for model names and numbers that read the same in both languages. */
  readonly translation?: Translation;
}

export interface TextField extends Field<string, string> {
  readonly maxLength: number;
  readonly required: boolean;
  readonly multiline: boolean;
}

/** Plain text without markup. */
export function text(options: TextOptions): TextField {
  const { maxLength = 200, required = false, multiline = false, translation = 'text' } = options;
  const field = plainField<string>('text', options, {
    translation,
    defaultValue: '',
    json: 'string',
    graphqlType: 'String!',
    parse(input, report) {
      if (typeof input !== 'string') {
        problems.notText(report);
        return '';
      }
      if (isLongerThan(input, maxLength)) problems.tooLong(report, maxLength);
      // White space alone counts as empty; otherwise a component would render a blank heading for it.
      return input.trim() === '' ? '' : input;
    },
    words: (value) => (value === '' ? [] : [value]),
    typed: (stored) => (typeof stored === 'string' ? stored : ''),
  });
  return {
    ...field,
    maxLength,
    required,
    multiline,
    parse(input, report) {
      const value = field.parse(input, report);
      if (required && value.trim() === '') problems.required(report);
      return value;
    },
  };
}
