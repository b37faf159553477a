import { configFileRules } from '#session/config-file-rules.ts';

export type FileFault = 'wrongEnding' | 'emptyFile' | 'tooLarge';

/** Bytes that a file of this name may have. */
export function mostBytes(name: string): number {
  return endingOf(name) === 'zip' ? configFileRules.bytes : configFileRules.textBytes;
}

/** What keeps a file from being sent, told before anything of it is; null for nothing. */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>): FileFault | null {
  if (!configFileRules.extensions.some((each) => each === endingOf(name))) return 'wrongEnding';
  if (size === 0) return 'emptyFile';
  return size > mostBytes(name) ? 'tooLarge' : null;
}

function endingOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
