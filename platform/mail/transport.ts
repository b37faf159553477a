import type { PrintedMail } from './mail-part.ts';

export interface MailAddress {
  readonly name: string;
  /** Without a name. */
  readonly address: string;
}

export interface OutgoingMail extends PrintedMail {
  /** The id of the stored mail. The Message-ID is derived from it, so that a mail sent twice is recognized. */
  readonly id: string;
  readonly from: MailAddress;
  /** One address, without a name. */
  readonly to: string;
}

/** How mails are sent. */
export interface MailTransport {
  /** Resolves once the mail is accepted. Throws `MailRefusedError`, or any other error if a retry may succeed. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
}

/** The mail server refuses this mail permanently. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** The message for nodemailer. Addresses are objects, because a string would be split at commas. */
export function printMessage({ id, from, to, subject, html, text }: OutgoingMail) {
  return {
    from: { ...from },
    to: { name: '', address: to },
    subject,
    html,
    text,
    messageId: `<${id}@${from.address.split('@')[1] ?? 'localhost'}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
