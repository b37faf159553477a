import { createTransport } from 'nodemailer';
import { isOfThisMachine } from '#kit/is-of-this-machine.ts';
import { propertyOf } from '#kit/property-of.ts';
import { MailRefusedError, type MailTransport, printMessage } from './transport.ts';

export interface SmtpTimeouts {
  /** Milliseconds until there is a connection, until the server greets, and that it may be silent after that. */
  readonly connection: number;
  readonly greeting: number;
  readonly silence: number;
}

const patient: SmtpTimeouts = { connection: 10_000, greeting: 10_000, silence: 20_000 };

/**
 * Through the mail server of `SMTP_URL`, one connection for each mail. A name and password go over the network under TLS alone,
 * unless the address itself says otherwise (`?ignoreTLS=true`).
 */
export function createSmtpTransport(url: string, timeouts: SmtpTimeouts = patient): MailTransport {
  const transporter = createTransport({
    url,
    requireTLS: new URL(url).username !== '' && !isOfThisMachine(url),
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    dnsTimeout: timeouts.connection,
  });
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
 * What the server says of the recipient or the message is about this mail. A sender or a password that it does not take is
 * about our settings: those can be put right, and the mail goes out then.
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
