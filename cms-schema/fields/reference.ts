import type { Field, FieldOptions, ResolvedDocument, Translation } from '../field.ts';
import { pickFieldOptions } from '../field.ts';
import { problems } from '../problems.ts';

export interface ReferenceOptions extends FieldOptions {
  /** The content type that may be picked: a folder name in `content-types`, which `npm run gen` verifies. */
  readonly to: string;
  readonly required?: boolean;
  readonly translation?: Translation;
}

export interface ReferenceField extends Field<number | null, ResolvedDocument | null> {
  readonly to: string;
  readonly required: boolean;
}

/** Another document, shown by its title, excerpt and picture; null while it is not published. */
export function reference(options: ReferenceOptions): ReferenceField {
  const { to, required = false } = options;
  return {
    ...pickFieldOptions(options),
    kind: 'reference',
    holds: 'value',
    json: 'integer',
    to,
    required,
    translation: options.translation ?? 'shared',
    defaultValue: () => null,
    parse(input, report) {
      const value = input ?? null;
      if (value === null) {
        if (required) problems.required(report);
        return null;
      }
      if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value;
      problems.notAReference(report);
      return null;
    },
    references: (value) => (value === null ? [] : [{ kind: 'document', id: value }]),
    resolve: (value, resolver) => (value === null ? null : resolver.document(value)),
    words: () => [],
    typed: () => '',
    graphql: () => ({
      type: 'DocumentCard',
      definitions: [],
      selection: `{ id title excerpt href date terms image { src mimeType width height alt color srcSet sources { type srcSet } } }`,
    }),
    children: {},
  };
}
