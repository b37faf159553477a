import type { ConfigFileDetail } from './config-file.ts';

export const textFields = ['name', 'actuator', 'device', 'note'] as const;
export type TextField = (typeof textFields)[number];
export type Texts = Readonly<Record<TextField, string>>;

/** A field in which two people wrote something different. */
export interface Difference {
  readonly field: TextField | 'file';
  readonly mine: string;
  readonly theirs: string;
  /** What is proposed: theirs where only they changed it. */
  readonly proposed: 'mine' | 'theirs';
}

/** What somebody began with: a state of the file as the platform had it. */
export type Base = Texts & Pick<ConfigFileDetail, 'sha256' | 'fileName' | 'version'>;

/**
 * Compares what somebody typed, and the file that they chose if they chose one, with what a colleague saved meanwhile: each field
 * in which they differ, in the order of the form. A file that nobody chose here is the colleague's, and no question.
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
