import { feedbackFiles } from '#session/rules.ts';

export type FileFault = 'tooMany' | 'tooLarge' | 'unsupported';

export interface Choice<Chosen> {
  readonly files: readonly Chosen[];
  /** The first problem among the files that were left out. */
  readonly fault: { readonly kind: FileFault; readonly name: string } | null;
}

interface Sized {
  readonly name: string;
  readonly size: number;
}

/** Adds to the chosen files those that may be sent, up to the maximum number. */
export function chooseFiles<Chosen extends Sized>(chosen: readonly Chosen[], added: readonly Chosen[]): Choice<Chosen> {
  const files = [...chosen];
  let fault: Choice<Chosen>['fault'] = null;
  for (const file of added) {
    const kind = faultOf(file) ?? (files.length >= feedbackFiles.most ? 'tooMany' : null);
    if (kind === null) files.push(file);
    else fault ??= { kind, name: file.name };
  }
  return { files, fault };
}

function faultOf({ name, size }: Sized): FileFault | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!feedbackFiles.extensions.some((each) => each === extension)) return 'unsupported';
  return size > feedbackFiles.bytes ? 'tooLarge' : null;
}
