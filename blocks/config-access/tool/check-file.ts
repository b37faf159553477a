import { configFileRules } from '#session/config-file-rules.ts';

export type FileFault = 'wrongEnding' | 'emptyFile' | 'tooLarge';

/** The maximum size, in bytes, of a file with this name. */
export function mostBytes(name: string): number {
  return endingOf(name) === 'zip' ? configFileRules.bytes : configFileRules.textBytes;
}

/** Checks a file before any of it is uploaded. Returns why it would be refused, or null. */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>): FileFault | null {
  if (!configFileRules.extensions.some((each) => each === endingOf(name))) return 'wrongEnding';
  if (size === 0) return 'emptyFile';
  return size > mostBytes(name) ? 'tooLarge' : null;
}

function endingOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
