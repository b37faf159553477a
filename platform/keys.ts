import { documentPassKey, documentTicketKey } from '#contract/gated-documents.ts';
import { addressKey, ticketKey } from '#contract/private-files.ts';
import { deriveKey } from '#kit/derive-key.ts';

/** Keys with one purpose each, so that none can be used in place of another. */
export interface PlatformKeys {
  /** Hashes the keys under which attempts are counted. */
  readonly attempts: Buffer;
  /** Hashes e-mail codes and their addresses. */
  readonly codes: Buffer;
  /** Derives the key material of password envelopes. */
  readonly envelopes: Buffer;
  /** Hashes addresses that had a trial. */
  readonly trials: Buffer;
  /** Authenticates the CMS. */
  readonly staff: Buffer;
  /** Signs URLs of private files. */
  readonly files: Buffer;
  /** Verifies tickets, with which the server of resource files states what it offers. */
  readonly tickets: Buffer;
  /** Signs URLs of these files. */
  readonly fileAddresses: Buffer;
  /** Verifies tickets, with which the CMS states which document is behind a gate. */
  readonly documentTickets: Buffer;
  /** Signs passes, which tell the CMS that an account may read a document. */
  readonly documentPasses: Buffer;
}

export function deriveKeys(secret: string): PlatformKeys {
  return {
    attempts: deriveKey(secret, 'platform-attempts'),
    codes: deriveKey(secret, 'platform-codes'),
    envelopes: deriveKey(secret, 'platform-envelopes'),
    trials: deriveKey(secret, 'platform-trials'),
    staff: deriveKey(secret, 'platform-staff'),
    files: deriveKey(secret, 'platform-files'),
    tickets: ticketKey(secret),
    fileAddresses: addressKey(secret),
    documentTickets: documentTicketKey(secret),
    documentPasses: documentPassKey(secret),
  };
}
