import type { Field, Fields } from '#cms-schema/field.ts';
import { LaunchError } from '../launch/settings.ts';

interface Owner {
  /** The file that holds its fields. */
  readonly file: string;
  readonly fields: Fields;
}

/** Throws an error naming the file if a field refers to a type of documents that does not exist. */
export function refuseLooseReferences(owners: readonly Owner[], types: readonly string[]): void {
  for (const { file, fields } of owners) {
    for (const [name, target] of listTargets(fields)) {
      if (types.includes(target)) continue;
      throw new LaunchError(
        `${file}: "${name}" refers to the unknown type "${target}". Known types: ${types.join(', ')}.`,
      );
    }
  }
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
