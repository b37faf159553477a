import { readTicket, signFileAddress } from '#contract/private-files.ts';
import { type Caller, requireAccount } from '../caller.ts';
import type { PlatformCore } from '../core.ts';
import { PlatformError } from '../errors.ts';
import { type Limits, limitsOf } from '../limits/operations.ts';
import { findFile } from './find-file.ts';
import { judgeDownload } from './policy.ts';
import { countDownload } from './store.ts';

/** Milliseconds for which a URL is valid; a download that has begun may continue after that. */
const ADDRESS_LASTS = 5 * 60_000;

export interface Download {
  /** Relative to the root of the site. */
  readonly url: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly until: string;
}

export interface DownloadOperations {
  /**
   * Opens a ticket's file for an account that may have it. Throws `missingResource` for a forged ticket, and for a file
   * that no longer exists or is now for other accounts; `missingPrivilege`, `expiredPrivilege`, `tooManyTries`, and
   * `busy` while the file store does not respond.
   */
  open(ticket: string, caller: Caller): Promise<Download>;
}

/** `filesOrigin` is the server that stores the files and serves the URLs that are signed here. */
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
