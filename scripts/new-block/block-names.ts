import { LaunchError } from '../launch/settings.ts';
import { reservedWords } from '../new-folder/reserved-names.ts';

export interface BlockNames {
  /** `spec-table`: the folder. */
  readonly folder: string;
  /** `specTable`: the name of its attributes in queries. */
  readonly binding: string;
  /** `SpecTable`: the component. */
  readonly component: string;
}

/** The names derived from a folder's name. Throws an error that says what to do if the name cannot be used. */
export function requireBlockNames(folder: string, existing: readonly string[]): BlockNames {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(folder)) {
    throw new LaunchError(
      `"${folder}" is not a valid block name. Use lower-case letters and digits, with words joined by hyphens: spec-table.`,
    );
  }
  if (folder.length > 32) {
    throw new LaunchError(`"${folder}" has ${folder.length} characters. Choose a name of at most 32.`);
  }
  const component = `-${folder}`.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const binding = component.charAt(0).toLowerCase() + component.slice(1);
  const twin = existing.find((other) => other.replaceAll('-', '') === folder.replaceAll('-', ''));
  if (twin !== undefined) {
    throw new LaunchError(
      `The block "${twin}" already exists in blocks/${twin}. Choose another name, or change that block.`,
    );
  }
  if (reservedWords.has(binding) || Object.hasOwn(globalThis, component) || importedNames.has(component)) {
    throw new LaunchError(
      `"${folder}" already has another meaning in code. Add a word to make it specific: ${folder}-panel.`,
    );
  }
  return { folder, binding, component };
}

/**
 * Names that `site/render-block.generated.tsx` imports beside the components, or that every component's own file
 * imports.
 */
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
