import { documentPassKey, documentTicketKey } from '#contract/gated-documents.ts';
import { addressKey, ticketKey } from '#contract/private-files.ts';
import { webhookKey } from '#contract/webhook.ts';
import { deriveKey } from '#kit/derive-key.ts';

/** Keys for one purpose each, so that none can stand in for another. */
export interface CmsKeys {
  readonly webhook: Buffer;
  readonly preview: Buffer;
  readonly nonce: Buffer;
  /** Under which attempts to sign in are counted and known places kept. */
  readonly attempts: Buffer;
  /** By which the platform knows the CMS. */
  readonly platform: Buffer;
  /** By which tickets for files that are not for everyone are signed. */
  readonly tickets: Buffer;
  /** By which the platform opens their addresses. */
  readonly fileAddresses: Buffer;
  /** By which tickets for documents that are not for everyone are signed. */
  readonly documentTickets: Buffer;
  /** By which the platform opens them. */
  readonly documentPasses: Buffer;
  /** By which editors see them in the library. */
  readonly staffFiles: Buffer;
}

export function deriveKeys(secret: string): CmsKeys {
  return {
    webhook: webhookKey(secret),
    preview: deriveKey(secret, 'preview'),
    nonce: deriveKey(secret, 'nonce'),
    attempts: deriveKey(secret, 'attempts'),
    platform: deriveKey(secret, 'platform-staff'),
    tickets: ticketKey(secret),
    fileAddresses: addressKey(secret),
    documentTickets: documentTicketKey(secret),
    documentPasses: documentPassKey(secret),
    staffFiles: deriveKey(secret, 'staff-files'),
  };
}
