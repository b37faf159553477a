import { readTicket, signFileAddress } from '#contract/private-files.ts';
import { type Caller, requireAccount } from '../caller.ts';
import type { PlatformCore } from '../core.ts';
import { PlatformError } from '../errors.ts';
import { type Limits, limitsOf } from '../limits/operations.ts';
import { findFile } from './find-file.ts';
import { judgeDownload } from './policy.ts';
import { countDownload } from './store.ts';

/** Milliseconds that an address is good for: a download that has begun goes on. */
const ADDRESS_LASTS = 5 * 60_000;

export interface Download {
  /** From the root of the site. */
  readonly url: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly until: string;
}

export interface DownloadOperations {
  /**
   * Opens the file of a ticket for an account that may have it. Throws `missingResource` for a ticket that nobody signed and for
   * a file that is gone or for others by now, `missingPrivilege`, `expiredPrivilege`, `tooManyTries`, and `busy` while the store
   * of files does not answer.
   */
  open(ticket: string, caller: Caller): Promise<Download>;
}

/** `filesOrigin`: where the files are kept; it answers the addresses that are signed here. */
export function createDownloadOperations(core: PlatformCore, limits: Limits, filesOrigin: string): DownloadOperations {
  return {
    open: async (ticket, caller) => {
      const account = requireAccount(caller);
      await limits.admit(limitsOf.downloads, account.id, caller);
      const offered = readTicket(core.keys.tickets, ticket);
      if (offered === null) throw new PlatformError('missingResource');
      const { fileId, fileName, visibility, offer } = offered;
      const verdict = judgeDownload(account, offered, core.now());
      if (verdict !== 'may') throw new PlatformError(verdict === 'expired' ? 'expiredPrivilege' : 'missingPrivilege');
      const until = core.later(ADDRESS_LASTS);
      const url = signFileAddress(core.keys.fileAddresses, { fileId, visibility }, until);
      const bytes = await findFile(filesOrigin, url);
      if (bytes === null) throw new PlatformError('missingResource');
      await countDownload(core.database, { offer, fileName, day: core.now().slice(0, 10) });
      return { url, fileName, bytes, until };
    },
  };
}
