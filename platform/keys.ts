import { documentPassKey, documentTicketKey } from '#contract/gated-documents.ts';
import { addressKey, ticketKey } from '#contract/private-files.ts';
import { deriveKey } from '#kit/derive-key.ts';

/** Keys for one purpose each, so that none can stand in for another. */
export interface PlatformKeys {
  /** Under which attempts are counted. */
  readonly attempts: Buffer;
  /** Under which e-mail codes are kept. */
  readonly codes: Buffer;
  /** From which the material of password envelopes is made. */
  readonly envelopes: Buffer;
  /** Under which addresses are remembered that had a trial. */
  readonly trials: Buffer;
  /** By which the CMS proves that it is the CMS. */
  readonly staff: Buffer;
  /** By which addresses of private files are signed. */
  readonly files: Buffer;
  /** By which whoever keeps the files of resources says what is offered. */
  readonly tickets: Buffer;
  /** By which addresses of these files are signed. */
  readonly fileAddresses: Buffer;
  /** By which the CMS says what stands behind a gate. */
  readonly documentTickets: Buffer;
  /** By which it is told that an account may read it. */
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
