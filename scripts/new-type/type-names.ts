import { LaunchError } from '../launch/settings.ts';

export interface TypeNames {
  /** `case-study`: the folder, WordPress's name of the type, and the first step of its addresses. */
  readonly folder: string;
  /** `case-studies`: its place in REST and in the studio. */
  readonly restBase: string;
  /** `caseStudy` */
  readonly one: string;
  /** `caseStudies` */
  readonly many: string;
  /** `CaseStudyTemplate`: the component. */
  readonly template: string;
}

/** The names that follow from a folder's name. Throws, saying what to write instead, for one that could not be used. */
export function requireTypeNames(folder: string, existing: readonly string[]): TypeNames {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(folder)) {
    throw new LaunchError(
      `"${folder}" is no name for a type. Write lower-case letters and digits, words joined by hyphens: case-study.`,
    );
  }
  if (folder.length > 20) {
    throw new LaunchError(`"${folder}" has ${folder.length} characters. WordPress keeps 20: find a shorter name.`);
  }
  const twin = existing.find((other) => other.replaceAll('-', '') === folder.replaceAll('-', ''));
  if (twin !== undefined) {
    throw new LaunchError(
      `The type "${twin}" stands in content-types/${twin} already. Find another name, or change that one.`,
    );
  }
  const restBase = pluralOf(folder);
  const [one, many] = [camelCase(folder), camelCase(restBase)];
  if (taken.has(folder) || taken.has(restBase) || taken.has(one)) {
    throw new LaunchError(
      `"${folder}" means something else in the CMS already. Add a word that says more: ${folder}-entry.`,
    );
  }
  return { folder, restBase, one, many, template: `${one.charAt(0).toUpperCase()}${one.slice(1)}Template` };
}

/** What REST, GraphQL, the studio or the language itself have under these names. */
const taken = new Set(
  (
    'account any attachment attachments audit author authors autosave autosaves block blocks categories category class ' +
    'delete document documents enum export function import language languages link media menu menus nav new node nodes ' +
    'package preview previews return revision revisions search session sessions setting settings status statuses tag ' +
    'tags taxonomies taxonomy template templates term terms this translation translations type types user users'
  ).split(' '),
);

/** As English forms it by rule; `many` and `restBase` of the definition may say otherwise. */
function pluralOf(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
