import { gateAddress, openedAddress, readDocumentTicket, signDocumentPass } from '#contract/gated-documents.ts';
import { type Caller, requireAccount } from '../caller.ts';
import type { PlatformCore } from '../core.ts';
import { judgeDownload } from '../downloads/policy.ts';
import { countDownload } from '../downloads/store.ts';
import { PlatformError } from '../errors.ts';
import { type Limits, limitsOf } from '../limits/operations.ts';

/** Milliseconds for which a pass is valid: long enough to load one page, even over a slow connection. */
const PASS_LASTS = 3 * 60_000;

export interface GateOperations {
  /**
   * Issues a pass for a gated document to an account that may read it, and counts the visit. Throws `missingResource`
   * for a forged ticket, `missingPrivilege`, `expiredPrivilege`, `tooManyTries`. Whether the document still exists and
   * is still for these accounts is checked by the CMS when the page is requested.
   */
  open(ticket: string, caller: Caller): Promise<{ readonly url: string; readonly until: string }>;
}

export function createGateOperations(core: PlatformCore, limits: Limits): GateOperations {
  return {
    open: async (ticket, caller) => {
      const account = requireAccount(caller);
      await limits.admit(limitsOf.documents, account.id, caller);
      const offered = readDocumentTicket(core.keys.documentTickets, ticket);
      if (offered === null) throw new PlatformError('missingResource');
      const verdict = judgeDownload(account, offered, core.now());
      if (verdict !== 'may') throw new PlatformError(verdict === 'expired' ? 'expiredPrivilege' : 'missingPrivilege');
      const until = core.later(PASS_LASTS);
      await countDownload(core.database, {
        offer: `document ${offered.documentId}`,
        fileName: gateAddress(offered),
        day: core.now().slice(0, 10),
      });
      return { url: openedAddress(offered, signDocumentPass(core.keys.documentPasses, offered, until)), until };
    },
  };
}
