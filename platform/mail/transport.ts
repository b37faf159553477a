import type { PrintedMail } from './mail-part.ts';

export interface MailAddress {
  readonly name: string;
  /** Bare. */
  readonly address: string;
}

export interface OutgoingMail extends PrintedMail {
  /** Of the stored mail: its Message-ID is made of it, so a mail that travels twice is recognized. */
  readonly id: string;
  readonly from: MailAddress;
  /** One bare address. */
  readonly to: string;
}

/** How mails leave the house. */
export interface MailTransport {
  /** Resolves when somebody else answers for the mail. Throws `MailRefusedError`, or anything else for what may go better later. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
}

/** The mail server will not take this mail, however often it is offered. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** What nodemailer makes a message of. Addresses are objects: a text would be split at its commas. */
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
