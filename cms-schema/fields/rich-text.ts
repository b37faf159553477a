import { htmlToText } from '#kit/html/html-to-text.ts';
import { sanitizeHtmlCached } from '#kit/html/sanitize-html-cached.ts';
import type { Field, FieldOptions } from '../field.ts';
import { plainField } from '../field.ts';
import { problems } from '../problems.ts';

export interface RichTextOptions extends FieldOptions {
  /** `inline` for headings and short lines, `flow` for paragraphs, lists and tables. Default `flow`. */
  readonly profile?: 'inline' | 'flow';
  /** Characters of HTML. Default 20,000. */
  readonly maxLength?: number;
  readonly required?: boolean;
}

export interface RichTextField extends Field<string, string> {
  readonly profile: 'inline' | 'flow';
  readonly maxLength: number;
  readonly required: boolean;
}

/** Formatted text: HTML that is sanitized on parsing, so that neither the store nor a page ever holds anything executable. */
export function richText(options: RichTextOptions): RichTextField {
  const { profile = 'flow', maxLength = 20_000, required = false } = options;
  const field = plainField<string>('richText', options, {
    translation: 'text',
    defaultValue: '',
    json: 'string',
    graphqlType: 'String!',
    parse(input, report) {
      if (typeof input !== 'string') {
        problems.notText(report);
        return '';
      }
      if (input.length > maxLength) {
        problems.tooLong(report, maxLength);
        return sanitizeHtmlCached(input.slice(0, maxLength), profile);
      }
      return sanitizeHtmlCached(input, profile);
    },
    words: (value) => (value === '' ? [] : [htmlToText(value)]),
    typed: (stored) => (typeof stored === 'string' ? htmlToText(stored) : ''),
  });
  return {
    ...field,
    profile,
    maxLength,
    required,
    parse(input, report) {
      const value = field.parse(input, report);
      if (required && htmlToText(value).trim() === '') problems.required(report);
      return value;
    },
  };
}
