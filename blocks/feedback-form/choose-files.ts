import { feedbackFiles } from '#session/rules.ts';

export type FileFault = 'tooMany' | 'tooLarge' | 'unsupported';

export interface Choice<Chosen> {
  readonly files: readonly Chosen[];
  /** The names of the files that were left out, by reason. */
  readonly leftOut: ReadonlyMap<FileFault, readonly string[]>;
}

interface Sized {
  readonly name: string;
  readonly size: number;
}

/** Adds to the chosen files those that may be sent, up to the maximum number. */
export function chooseFiles<Chosen extends Sized>(chosen: readonly Chosen[], added: readonly Chosen[]): Choice<Chosen> {
  const files = [...chosen];
  const leftOut = new Map<FileFault, string[]>();
  for (const file of added) {
    const fault = faultOf(file) ?? (files.length >= feedbackFiles.most ? 'tooMany' : null);
    if (fault === null) files.push(file);
    else leftOut.set(fault, [...(leftOut.get(fault) ?? []), file.name]);
  }
  return { files, leftOut };
}

function faultOf({ name, size }: Sized): FileFault | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!feedbackFiles.extensions.some((each) => each === extension)) return 'unsupported';
  return size > feedbackFiles.bytes ? 'tooLarge' : null;
}
