import { propertyOf } from '#kit/property-of.ts';
import type { Field, FieldOptions, Fields, ResolvedFields, ValuesOf } from '../field.ts';
import { pickFieldOptions } from '../field.ts';
import { isJsonObject } from '../json.ts';
import { problems } from '../problems.ts';
import { parseFields, printObjectType, printSelection, resolveFields } from './fields.ts';

export interface GroupOptions<F extends Fields> extends FieldOptions {
  readonly fields: F;
}

/** Fields that belong together. */
export function group<const F extends Fields>(options: GroupOptions<F>): Field<ValuesOf<F>, ResolvedFields<F>> {
  const { fields } = options;
  return {
    ...pickFieldOptions(options),
    kind: 'group',
    holds: 'fields',
    json: 'object',
    translation: 'local',
    defaultValue: () => parseFields(fields, {}, null),
    parse(input, report) {
      if (input === undefined || input === null) return parseFields(fields, {}, report);
      if (isJsonObject(input)) return parseFields(fields, input, report);
      problems.notAGroup(report);
      return parseFields(fields, {}, null);
    },
    references: (value) => Object.entries(fields).flatMap(([name, field]) => field.references(propertyOf(value, name))),
    resolve: (value, resolver) => resolveFields(fields, value, resolver),
    words: (value) => Object.entries(fields).flatMap(([name, field]) => field.words(propertyOf(value, name))),
    typed: () => '',
    graphql: (typeName) => ({
      type: `${typeName}!`,
      definitions: printObjectType(typeName, fields),
      selection: printSelection(fields, typeName),
    }),
    children: fields,
  };
}
