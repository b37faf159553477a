import { LaunchError } from '../launch/settings.ts';

export interface BlockNames {
  /** `spec-table`: the folder. */
  readonly folder: string;
  /** `specTable`: the name of its attributes in queries. */
  readonly binding: string;
  /** `SpecTable`: the component. */
  readonly component: string;
}

/** The names that follow from a folder's name. Throws, saying what to write instead, for one that could not be used. */
export function requireBlockNames(folder: string, existing: readonly string[]): BlockNames {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(folder)) {
    throw new LaunchError(
      `"${folder}" is no name for a block. Write lower-case letters and digits, words joined by hyphens: spec-table.`,
    );
  }
  if (folder.length > 32) {
    throw new LaunchError(`"${folder}" has ${folder.length} characters. Find a name of 32 or fewer.`);
  }
  const component = `-${folder}`.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const binding = component.charAt(0).toLowerCase() + component.slice(1);
  const twin = existing.find((other) => other.replaceAll('-', '') === folder.replaceAll('-', ''));
  if (twin !== undefined) {
    throw new LaunchError(
      `The block "${twin}" stands in blocks/${twin} already. Find another name, or change that one.`,
    );
  }
  if (reservedWords.has(binding) || Object.hasOwn(globalThis, component) || importedNames.has(component)) {
    throw new LaunchError(
      `"${folder}" means something else in code already. Add a word that says more: ${folder}-panel.`,
    );
  }
  return { folder, binding, component };
}

/** Cannot name an import. */
const reservedWords = new Set(
  (
    'arguments await break case catch class const continue debugger default definitions delete do else enum eval export ' +
    'extends false finally for function if implements import in instanceof interface let new null package private ' +
    'protected public return static super switch this throw true try typeof var void while with yield'
  ).split(' '),
);

/** Stand in `site/render-block.generated.tsx` beside the components, or in every component's own file. */
const importedNames = new Set([
  'BlockFrame',
  'BlockHost',
  'BlockProps',
  'EditorBlockPartsFragment',
  'ForeignMarkup',
  'Heading',
  'Lede',
  'ReactElement',
  'ReactNode',
]);
