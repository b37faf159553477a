import { propertyOf } from '#kit/property-of.ts';
import {
  type Field,
  type Fields,
  printDeprecation,
  type ResolvedFields,
  type Resolver,
  type ValuesOf,
  valuesOf,
} from '../field.ts';
import type { JsonObject } from '../json.ts';
import type { Problem, Reporter } from '../problem.ts';
import { createReporter } from '../problem.ts';

/** Parses an object field by field. Unknown attributes are left out; the document keeps them. */
export function parseFields<F extends Fields>(fields: F, input: JsonObject, report: Reporter | null): ValuesOf<F>;
export function parseFields(fields: Fields, input: JsonObject, report: Reporter | null): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const silent: Problem[] = [];
  for (const [name, field] of Object.entries(fields)) {
    // A hidden field keeps its value, and its problems are not reported.
    const asked = report && isShown(fields, field, input) ? report.at(name) : createReporter(silent);
    values[name] = field.parse(own(input, name), asked);
  }
  return values;
}

/** Whether a field is shown and validated: the sibling field that it depends on, if any, has the right value. */
export function isShown(fields: Fields, { when }: Field, values: object | null): boolean {
  if (!when) return true;
  const held = propertyOf(values, when.field) ?? fields[when.field]?.defaultValue();
  return valuesOf(when).some((value) => value === held);
}

export function resolveFields<F extends Fields>(fields: F, values: ValuesOf<F>, resolver: Resolver): ResolvedFields<F>;
export function resolveFields(fields: Fields, values: object, resolver: Resolver): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const isOffered = field.kind !== 'download' || isShown(fields, field, values);
      return [name, isOffered ? field.resolve(propertyOf(values, name), resolver) : null];
    }),
  );
}

/**
 * Prints the object type for some fields, preceded by every type that it needs. Inner types are named after `scope`, which
 * defaults to the type's own name.
 */
export function printObjectType(typeName: string, fields: Fields, scope = typeName): string[] {
  const shapes = Object.entries(fields).map(([name, field]) => ({
    name,
    field,
    shape: field.graphql(scope + pascalCase(name)),
  }));
  const lines = shapes.map(
    ({ name, field, shape }) =>
      `  ${JSON.stringify(field.label.en)}\n  ${name}: ${shape.type}${printDeprecation(field.deprecated)}\n`,
  );
  return [...shapes.flatMap(({ shape }) => shape.definitions), `type ${typeName} {\n${lines.join('')}}`];
}

/** `{ title actions { label } }`: everything that a component receives. */
export function printSelection(fields: Fields, typeName: string): string {
  const parts = Object.entries(fields).map(([name, field]) => {
    const { selection } = field.graphql(typeName + pascalCase(name));
    return selection === '' ? name : `${name} ${selection}`;
  });
  return `{ ${parts.join(' ')} }`;
}

export function pascalCase(name: string): string {
  return name.replace(/(?:^|[-_/])([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
}

function own(input: JsonObject, name: string): unknown {
  return Object.hasOwn(input, name) ? input[name] : undefined;
}
