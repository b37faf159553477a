import { LaunchError } from '../launch/settings.ts';

/** Normalizes a title to one line, because it appears in menus. */
export function readTitle(title: string | undefined): string | undefined {
  if (title === undefined) return undefined;
  const line = title.replace(/\s+/g, ' ').trim();
  if (line === '' || line.length > 40) {
    throw new LaunchError(`The title "${line}" must have 1 to 40 characters: editors read it in a narrow list.`);
  }
  return line;
}

export function sentenceCase(folder: string): string {
  const words = folder.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
