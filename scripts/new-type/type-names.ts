import { isReservedPath } from '#contract/addresses.ts';
import { LaunchError } from '../launch/settings.ts';
import { readSchemaNames, reservedWords } from '../new-folder/reserved-names.ts';

export interface TypeNames {
  /** `case-study`: the folder, WordPress's name of the type, and the first segment of its addresses. */
  readonly folder: string;
  /** `case-studies`: its name in REST and in the studio's addresses. */
  readonly restBase: string;
  /** `caseStudy` */
  readonly one: string;
  /** `caseStudies` */
  readonly many: string;
  /** `CaseStudyTemplate`: the component. */
  readonly template: string;
}

/** The names derived from a folder's name. Throws an error that says what to do if the name cannot be used. */
export function requireTypeNames(folder: string, existing: readonly string[]): TypeNames {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(folder)) {
    throw new LaunchError(
      `"${folder}" is not a valid type name. Use lower-case letters and digits, with words joined by hyphens: case-study.`,
    );
  }
  if (folder.length > 20) {
    throw new LaunchError(`"${folder}" has ${folder.length} characters. WordPress allows 20: choose a shorter name.`);
  }
  const twin = existing.find((other) => other.replaceAll('-', '') === folder.replaceAll('-', ''));
  if (twin !== undefined) {
    throw new LaunchError(
      `The type "${twin}" already exists in content-types/${twin}. Choose another name, or change that type.`,
    );
  }
  const restBase = pluralOf(folder);
  const [one, many] = [camelCase(folder), camelCase(restBase)];
  const typeName = `${one.charAt(0).toUpperCase()}${one.slice(1)}`;
  const schema = readSchemaNames();
  const isTaken =
    [folder, restBase, one].some((name) => taken.has(name) || reservedWords.has(name)) ||
    isReservedPath(`/${folder}`) ||
    schema.types.has(typeName) ||
    [one, many].some((name) => schema.queries.has(name));
  if (isTaken) {
    throw new LaunchError(
      `"${folder}" already has another meaning in the CMS. Add a word to make it specific: ${folder}-entry.`,
    );
  }
  return { folder, restBase, one, many, template: `${typeName}Template` };
}

/** Names that REST and the studio already use. */
const taken = new Set(
  (
    'account any attachment attachments audit author authors autosave autosaves block blocks categories category ' +
    'document documents language languages link media menu menus nav node nodes preview previews revision revisions ' +
    'search session sessions setting settings status statuses tag tags taxonomies taxonomy template templates term terms ' +
    'translation translations type types user users'
  ).split(' '),
);

/** The regular English plural; `many` and `restBase` of the definition can be changed if it is wrong. */
function pluralOf(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
