import type { ConfigFileDetail } from './config-file.ts';

export const textFields = ['name', 'actuator', 'device', 'note'] as const;
export type TextField = (typeof textFields)[number];
export type Texts = Readonly<Record<TextField, string>>;

/** A field whose value differs between the user's and a colleague's version. */
export interface Difference {
  readonly field: TextField | 'file';
  readonly mine: string;
  readonly theirs: string;
  /** The preselected side: theirs if only they changed the field. */
  readonly proposed: 'mine' | 'theirs';
}

/** The version on the platform that an edit started from. */
export type Base = Texts & Pick<ConfigFileDetail, 'sha256' | 'fileName' | 'version'>;

/**
 * Compares the user's input with what a colleague has saved in the meantime, and returns the fields that differ, in form order.
 * The file is among them only if both replaced it: if the user chose no new file, the colleague's is kept without asking.
 */
export function compareWithColleague(
  base: Base,
  mine: { readonly texts: Texts; readonly fileName: string | null },
  theirs: Base,
): Difference[] {
  const texts = textFields
    .filter((field) => mine.texts[field] !== theirs[field])
    .map((field): Difference => {
      const proposed = mine.texts[field] === base[field] ? 'theirs' : 'mine';
      return { field, mine: mine.texts[field], theirs: theirs[field], proposed };
    });
  if (mine.fileName === null || theirs.sha256 === base.sha256) return texts;
  return [...texts, { field: 'file', mine: mine.fileName, theirs: theirs.fileName, proposed: 'mine' }];
}
