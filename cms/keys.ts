import { documentPassKey, documentTicketKey } from '#contract/gated-documents.ts';
import { addressKey, ticketKey } from '#contract/private-files.ts';
import { webhookKey } from '#contract/webhook.ts';
import { deriveKey } from '#kit/derive-key.ts';

/** One key per purpose, so that none can be used in place of another. */
export interface CmsKeys {
  readonly webhook: Buffer;
  readonly preview: Buffer;
  readonly nonce: Buffer;
  /** Hashes the keys under which sign-in attempts are counted and known locations stored. */
  readonly attempts: Buffer;
  /** Signs passes with which a user's new device counts as known. */
  readonly devicePasses: Buffer;
  /** Authenticates the CMS to the platform. */
  readonly platform: Buffer;
  /** Signs tickets for private files. */
  readonly tickets: Buffer;
  /** Signs the addresses of private files; shared with the platform. */
  readonly fileAddresses: Buffer;
  /** Signs tickets for gated documents. */
  readonly documentTickets: Buffer;
  /** Signs the passes that open gated documents; shared with the platform. */
  readonly documentPasses: Buffer;
  /** Signs the passes that the password of a document opens. */
  readonly documentPasswords: Buffer;
  /** Signs the addresses at which editors see private files in the library. */
  readonly staffFiles: Buffer;
}

export function deriveKeys(secret: string): CmsKeys {
  return {
    webhook: webhookKey(secret),
    preview: deriveKey(secret, 'preview'),
    nonce: deriveKey(secret, 'nonce'),
    attempts: deriveKey(secret, 'attempts'),
    devicePasses: deriveKey(secret, 'device-passes'),
    platform: deriveKey(secret, 'platform-staff'),
    tickets: ticketKey(secret),
    fileAddresses: addressKey(secret),
    documentTickets: documentTicketKey(secret),
    documentPasses: documentPassKey(secret),
    documentPasswords: deriveKey(secret, 'document-passwords'),
    staffFiles: deriveKey(secret, 'staff-files'),
  };
}
