import { realpath, stat } from 'node:fs/promises';
import { propertyOf } from './property-of.ts';

/** Which folder a record was written in. A copied folder contains the record, but is another folder. */
export interface FolderIdentity {
  /** Absolute, without symbolic links. */
  readonly path: string;
  /** Device and number on it: `2049:131`. */
  readonly inode: string;
}

/** Throws if there is no such folder. */
export async function identifyFolder(folder: string): Promise<FolderIdentity> {
  const [place, { dev, ino }] = await Promise.all([realpath(folder), stat(folder, { bigint: true })]);
  return { path: place, inode: `${dev}:${ino}` };
}

/**
 * Whether both are the same folder. It keeps its inode when it is moved or mounted elsewhere, and its path where a file
 * system gives it a new inode; a copy has neither.
 */
export function isSameFolder(one: FolderIdentity, other: FolderIdentity): boolean {
  return one.path === other.path || one.inode === other.inode;
}

/** Parses an identity from a record; null for any other value. */
export function parseFolderIdentity(value: unknown): FolderIdentity | null {
  const [place, inode] = [propertyOf(value, 'path'), propertyOf(value, 'inode')];
  return typeof place === 'string' && typeof inode === 'string' ? { path: place, inode } : null;
}
