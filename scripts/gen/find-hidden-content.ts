import type { Migration } from '#cms-schema/define-block.ts';
import type { Field } from '#cms-schema/field.ts';
import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import { createReporter, type Problem } from '#cms-schema/problem.ts';
import { type FieldOwner, listFields, listStoredNames, type StoredName } from './stored-fields.ts';

/**
 * A sentence for each change that would hide stored content: a field, option or slot that is gone, a field of another kind, a
 * migration that is missing, if nothing says what becomes of what was stored. Blocks and types that are gone as a whole are not
 * reported: that is how they are removed, and their content is shown again once the folder is back.
 */
export function findHiddenContent(before: readonly StoredName[], owners: readonly FieldOwner[]): string[] {
  return owners.flatMap((owner) => {
    const known = new Map<string, StoredName[]>();
    for (const stored of before) {
      if (stored.owner === owner.name) known.set(stored.path, [...(known.get(stored.path) ?? []), stored]);
    }
    const count = [...known.keys()].filter((path) => path.startsWith('migration ')).length;
    const fields = new Map(listFields(owner.fields));
    const names = new Set(listStoredNames(owner).map(({ path, kind }) => `${path} ${kind}`));
    const isChanged = (path: string) => known.get(path)?.every(({ kind }) => !names.has(`${path} ${kind}`)) ?? false;
    return [...known].flatMap(([path, stored]): string[] => {
      if (!isChanged(path)) return findLostOptions(owner, path, stored, fields.get(path), count);
      const [first] = stored;
      if (first === undefined || listOuter(path).some(isChanged)) return [];
      if (path.startsWith('migration ')) return [explainMigration(owner, path, first)];
      if (first.kind === 'slot') return [explainSlot(owner, path)];
      const field = fields.get(path);
      if (isAccountedFor(owner, count, path, field)) return [];
      return [field === undefined ? explainGone(owner, path, fields) : explainKind(owner, first, field)];
    });
  });
}

function findLostOptions(
  owner: FieldOwner,
  path: string,
  stored: readonly StoredName[],
  field: Field | undefined,
  count: number,
): string[] {
  const present = listStoredNames(owner).find((name) => name.path === path)?.options ?? [];
  const lost = [...new Set(stored.flatMap(({ options }) => options))].filter((option) => !present.includes(option));
  return lost
    .filter((option) => !isAccountedFor(owner, count, path, field, option))
    .map((option) => {
      const place = `${owner.file}: "${path}" no longer has the option "${option}", so stored content with it shows the default.`;
      if (owner.changes.by === 'names') return `${place} Keep the option; change what editors read instead.`;
      return `${place} Keep it, or add a migration whose example contains it: ${printMigration(`replace-${option}`, path, JSON.stringify(option), JSON.stringify(present[0] ?? ''))}`;
    });
}

/** Whether a new migration, or the names of a type, say what becomes of the values at a path. */
function isAccountedFor(
  { changes }: FieldOwner,
  count: number,
  path: string,
  field: Field | undefined,
  option?: string,
): boolean {
  if (changes.by === 'migrations') {
    return changes.migrations.slice(count).some((migration) => explains(migration, path, field, option));
  }
  return field === undefined && [...changes.renamed, ...changes.removed].includes(path);
}

function explains({ example }: Migration, path: string, field: Field | undefined, option?: string): boolean {
  const before = valuesAt(example.before, path);
  const after = valuesAt(example.after, path);
  if (option !== undefined) return before.includes(option) && !after.includes(option);
  if (before.length === 0) return false;
  return field === undefined ? after.length === 0 : after.every((value) => hasShape(field, value));
}

function hasShape(field: Field, value: JsonValue): boolean {
  const problems: Problem[] = [];
  field.parse(value, createReporter(problems));
  return problems.every(({ severity }) => severity !== 'malformed');
}

/** The values at `actions[].label`. */
function valuesAt(value: JsonValue, path: string): JsonValue[] {
  return path
    .replaceAll('[]', '.[]')
    .split('.')
    .reduce<JsonValue[]>(
      (values, step) =>
        values.flatMap((one): JsonValue[] => {
          if (step === '[]') return Array.isArray(one) ? one : [];
          const inner = isJsonObject(one) && Object.hasOwn(one, step) ? one[step] : undefined;
          return inner === undefined ? [] : [inner];
        }),
      [value],
    );
}

/** The paths around a path: `actions` and `actions[]` for `actions[].label`. */
function listOuter(path: string): string[] {
  return [...path.matchAll(/\[\]|\./g)].flatMap(({ index }) => {
    const outer = path.slice(0, index);
    return [outer, ...(path.startsWith('[]', index) && path.length > index + 2 ? [`${outer}[]`] : [])];
  });
}

function explainGone({ file, changes, name }: FieldOwner, path: string, fields: ReadonlyMap<string, Field>): string {
  const place = `${file}: the field "${path}" of ${name} is gone, so content stored under it would be hidden.`;
  if (changes.by === 'migrations') {
    return `${place} If it has a new name or is no longer needed, add a migration at the end that moves or drops it, with an example that contains it: ${printMigration(`rename-${path}`, path, '…', null)} Otherwise restore the field.`;
  }
  if (/[[.]/.test(path)) {
    return `${place} Restore its name (its label may change), or write removed: ['${path}'] if its content is no longer needed.`;
  }
  const [free = 'newName'] = [...fields.keys()].filter((other) => !/[[.]/.test(other)).slice(-1);
  return `${place} Write renamed: { ${path}: '${free}' } with its new name, or removed: ['${path}'] if its content is no longer needed.`;
}

function explainKind({ file, changes }: FieldOwner, { path, kind }: StoredName, field: Field): string {
  const place = `${file}: the field "${path}" was of the kind ${kind} and is now of the kind ${field.kind}, so content stored under it would be hidden.`;
  if (changes.by === 'names') {
    return `${place} Leave it as it was, and give the new field a new name beside it.`;
  }
  return `${place} Add a migration at the end that converts it, with an example: ${printMigration(`${path}-to-${field.kind}`, path, 'a stored value', 'the same as the new kind stores it')} Or give the new field a new name.`;
}

function explainSlot({ file }: FieldOwner, path: string): string {
  return `${file}: the ${path.replace(/^slot (.*)/, 'slot "$1"')} is gone, so the blocks in it would be hidden. Restore its name; its label may change.`;
}

function explainMigration({ file }: FieldOwner, path: string, { kind }: StoredName): string {
  return `${file}: ${path} is no longer "${kind}". Stored blocks count the migrations that they have been through: keep all of them in their order, and add new ones at the end.`;
}

function printMigration(name: string, path: string, before: string, after: string | null): string {
  const [field = path] = path.split(/[[.]/);
  const dashed = name
    .replace(/\W+/g, '-')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();
  return `migrations: [{ name: '${dashed}', up: (attributes) => …, example: { before: { ${field}: ${before} }, after: { ${after === null ? 'newName: …' : `${field}: ${after}`} } } }].`;
}
