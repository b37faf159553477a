import type { Visibility } from '#cms-schema/visibility.ts';
import type { Media } from './model.ts';

/** Subfolders of the data folder: for public files, and for files without a public address. */
export const uploadFolders = ['uploads', 'private'] as const;

/** The path of a file for this visibility: only the top folder changes. */
export function placeFile(file: string, visibility: Visibility): string {
  return `${visibility === 'everyone' ? 'uploads' : 'private'}${file.slice(file.indexOf('/'))}`;
}

/** The same for all files of a medium. */
export function placeFiles<Files extends Pick<Media, 'file' | 'renditions'>>(
  files: Files,
  visibility: Visibility,
): Files {
  const renditions = files.renditions.map((one) => ({ ...one, file: placeFile(one.file, visibility) }));
  return { ...files, file: placeFile(files.file, visibility), renditions };
}

export function isPrivateFile(file: string): boolean {
  return file.startsWith('private/');
}
