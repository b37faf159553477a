import { type Field, type FieldOptions, pickFieldOptions, type ResolvedTerm, type Translation } from '../field.ts';
import { problems } from '../problems.ts';
import { type Taxonomy, taxonomies } from '../taxonomy.ts';

export interface TermOptions extends FieldOptions {
  /** Which terms may be picked. Default: all. */
  readonly from?: readonly Taxonomy[];
  readonly required?: boolean;
  readonly translation?: Translation;
}

export interface TermField extends Field<number | null, ResolvedTerm | null> {
  readonly from: readonly Taxonomy[];
  readonly required: boolean;
}

/**
 * A category or tag, stored by its id in any language. It resolves to the one with the same slug in the page's language.
 * Null means that none is chosen. A chosen term that does not exist, or was deleted, resolves to an empty slug, which
 * matches no document.
 */
export function term(options: TermOptions): TermField {
  const { from = taxonomies, required = false } = options;
  return {
    ...pickFieldOptions(options),
    kind: 'term',
    holds: 'value',
    json: 'integer',
    from,
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
      problems.notATerm(report);
      return null;
    },
    references: (value) => (value === null ? [] : [{ kind: 'term', id: value }]),
    resolve: (value, resolver) =>
      value === null ? null : (resolver.term(value) ?? { id: value, taxonomy: null, slug: '', name: '' }),
    words: () => [],
    typed: () => '',
    graphql: () => ({ type: 'TermReference', definitions: [], selection: '{ id taxonomy slug name }' }),
    children: {},
  };
}
