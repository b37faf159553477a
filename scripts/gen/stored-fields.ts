import type { Migration } from '#cms-schema/define-block.ts';
import type { Field, Fields } from '#cms-schema/field.ts';
import type { BlockFolder } from './block-folders.ts';
import type { ContentTypeFolder } from './content-type-folders.ts';

/** A block or content type whose fields content is stored under. */
export interface FieldOwner {
  /** `block haptera/hero`, `type post` */
  readonly name: string;
  /** The file that defines it. */
  readonly file: string;
  readonly fields: Fields;
  readonly slots: readonly string[];
  /** How stored content follows changes of the fields: blocks have migrations, types name what was renamed or removed. */
  readonly changes:
    | { readonly by: 'migrations'; readonly migrations: readonly Migration[] }
    | { readonly by: 'names'; readonly renamed: readonly string[]; readonly removed: readonly string[] };
}

/** What content is stored under: a field (`actions[].label`), a slot (`slot tabs`) or a migration (`migration 1`). */
export interface StoredName {
  readonly owner: string;
  readonly path: string;
  /** The kind of a field, `slot`, or the name of a migration. */
  readonly kind: string;
  /** Of a choice. */
  readonly options: readonly string[];
}

/** The file that records them, so that a change can be compared with what came before. */
export const storedFieldsFile = 'cms-schema/stored-fields.generated.txt';

export function listOwners(blocks: readonly BlockFolder[], types: readonly ContentTypeFolder[]): FieldOwner[] {
  return [
    ...blocks.map(
      ({ folder, definition: { name, fields, slots, migrations } }): FieldOwner => ({
        name: `block ${name}`,
        file: `blocks/${folder}/block.ts`,
        fields,
        slots: Object.keys(slots),
        changes: { by: 'migrations', migrations },
      }),
    ),
    ...types.map(
      ({ folder, definition: { name, fields, renamed, removed } }): FieldOwner => ({
        name: `type ${name}`,
        file: `content-types/${folder}/type.ts`,
        fields,
        slots: [],
        changes: { by: 'names', renamed: Object.keys(renamed), removed },
      }),
    ),
  ];
}

export function listStoredNames({ name: owner, fields, slots, changes }: FieldOwner): StoredName[] {
  const migrations = changes.by === 'migrations' ? changes.migrations : [];
  return [
    ...listFields(fields).map(([path, field]) => ({ owner, path, kind: field.kind, options: optionsOf(field) })),
    ...slots.map((slot) => ({ owner, path: `slot ${slot}`, kind: 'slot', options: [] })),
    ...migrations.map(({ name }, at) => ({ owner, path: `migration ${at + 1}`, kind: name, options: [] })),
  ];
}

/** One line for each name, sorted: two branches that each add some merge without a conflict. */
export function printStoredNames(owners: readonly FieldOwner[]): string {
  const lines = owners
    .flatMap(listStoredNames)
    .map(({ owner, path, kind, options }) => [owner, path, kind, options.join(' ')].join(' | ').replace(/ \| $/, ''));
  return `# ${notice}\n${lines.toSorted().join('\n')}\n`;
}

/** Ignores lines that are none, as a merge may leave them. */
export function readStoredNames(text: string): StoredName[] {
  return text.split('\n').flatMap((line) => {
    const [owner, path, kind, options = ''] = line.split(' | ');
    if (owner === undefined || path === undefined || kind === undefined) return [];
    return [{ owner, path, kind, options: options.split(' ').filter((option) => option !== '') }];
  });
}

/** The fields with their paths, outer ones first: `actions`, `actions[]`, `actions[].label`. */
export function listFields(fields: Fields, before = ''): [path: string, field: Field][] {
  return Object.entries(fields).flatMap(([name, field]) => listField(`${before}${name}`, field));
}

function listField(path: string, field: Field): [path: string, field: Field][] {
  const inner =
    field.holds === 'items'
      ? Object.values(field.children).flatMap((item) => listField(`${path}[]`, item))
      : listFields(field.children, `${path}.`);
  return [[path, field], ...inner];
}

function optionsOf(field: Field): string[] {
  if (field.kind !== 'choice' || !('options' in field)) return [];
  const { options } = field;
  return typeof options === 'object' && options !== null ? Object.keys(options) : [];
}

const notice =
  'Written by `npm run gen` from blocks/*/block.ts and content-types/*/type.ts: what content is stored under. Do not edit.';
