import { propertyOf } from './property-of.ts';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this account may not write there. Give it to the account that runs the product',
  EPERM: 'this account may not do that there. Give it to the account that runs the product',
  EROFS: 'its disk is mounted read-only. Mount it for writing',
  ENOSPC: 'the disk is full. Free some space',
  EDQUOT: 'the quota of this account is used up. Free some space',
  ENOTDIR: 'a part of its path is a file. Remove that file',
};

/**
 * A sentence for a folder or file that cannot be written, with what to do about it; null for any other error.
 * `otherwise`: the other way out, such as a variable that names another folder.
 */
export function explainFileError(error: unknown, otherwise: string): string | null {
  const [code, place] = [propertyOf(error, 'code'), propertyOf(error, 'path')];
  const reason = typeof code === 'string' ? reasons[code] : undefined;
  return reason && typeof place === 'string' ? `${place} cannot be written: ${reason}, or ${otherwise}.` : null;
}
