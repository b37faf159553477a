import type { Field, Fields } from '#cms-schema/field.ts';

interface Owner {
  /** The file that holds its fields. */
  readonly file: string;
  readonly fields: Fields;
}

/** A sentence for each field that refers to a type of documents that does not exist. */
export function findLooseReferences(owners: readonly Owner[], types: readonly string[]): string[] {
  return owners.flatMap(({ file, fields }) =>
    listTargets(fields)
      .filter(([, target]) => !types.includes(target))
      .map(
        ([name, target]) =>
          `${file}: "${name}" refers to the unknown type "${target}". Known types: ${types.join(', ')}.`,
      ),
  );
}

function listTargets(fields: Fields): [name: string, target: string][] {
  return Object.entries(fields).flatMap(([name, field]): [string, string][] => [
    ...(isReference(field) ? [[name, field.to] as [string, string]] : []),
    ...listTargets(field.children),
  ]);
}

function isReference(field: Field): field is Field & { readonly to: string } {
  return field.kind === 'reference' && 'to' in field && typeof field.to === 'string';
}
