import { createTransport } from 'nodemailer';
import { isOfThisMachine } from '#kit/is-of-this-machine.ts';
import { propertyOf } from '#kit/property-of.ts';
import { MailRefusedError, type MailTransport, printMessage } from './transport.ts';

export interface SmtpTimeouts {
  /** Timeouts in milliseconds: for connecting, for the server's greeting, and for inactivity after that. */
  readonly connection: number;
  readonly greeting: number;
  readonly silence: number;
}

const patient: SmtpTimeouts = { connection: 10_000, greeting: 10_000, silence: 20_000 };

/**
 * Sends mails through the server of `SMTP_URL`, one connection per mail. Credentials are sent over the network only
 * with TLS, unless the URL itself says otherwise (`?ignoreTLS=true`).
 */
export function createSmtpTransport(url: string, timeouts: SmtpTimeouts = patient): MailTransport {
  const transporter = connect(url, timeouts);
  return {
    send: async (mail, signal) => {
      try {
        await transporter.sendMail(Object.assign(printMessage(mail), { signal }));
      } catch (error) {
        if (isRefused(error)) throw new MailRefusedError(explain(error));
        throw error;
      }
    },
  };
}

/**
 * Connects, greets (EHLO), turns on TLS and signs in as for a mail, but sends none. Throws what the server answered; the
 * message contains no password.
 */
export async function verifySmtp(url: string, timeouts: SmtpTimeouts = patient): Promise<void> {
  const transporter = connect(url, timeouts);
  try {
    await transporter.verify();
  } finally {
    transporter.close();
  }
}

function connect(url: string, timeouts: SmtpTimeouts) {
  return createTransport({
    url,
    requireTLS: new URL(url).username !== '' && !isOfThisMachine(url),
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    dnsTimeout: timeouts.connection,
  });
}

/**
 * Whether the server refuses this mail for good, because of its recipient or content. A refused sender or password is a
 * problem of our settings: those can be fixed, and then the mail can be sent.
 */
function isRefused(error: unknown): boolean {
  const code = propertyOf(error, 'responseCode');
  const command = propertyOf(error, 'command');
  const isForGood = typeof code === 'number' && code >= 500 && code < 600 && code !== 503;
  return isForGood && (command === 'RCPT TO' || command === 'DATA');
}

function explain(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
