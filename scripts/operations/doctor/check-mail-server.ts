import { isOfThisMachine } from '../../../kit/is-of-this-machine.ts';
import { readSettings } from '../../../kit/settings.ts';
import { readMailSettings } from '../../../platform/env.ts';
import { verifySmtp } from '../../../platform/mail/smtp-transport.ts';
import { type Check, ok, problem } from './finding.ts';

const timeouts = { connection: 5_000, greeting: 5_000, silence: 5_000 };

/** Checks whether the mail server takes our greeting, TLS and password. Sends no mail. */
export const checkMailServer: Check = async ({ variables, settings }) => {
  const { refuse, problems } = readSettings(variables);
  const { smtpUrl } = readMailSettings(variables, settings === null || isOfThisMachine(settings.publicUrl), refuse);
  if (smtpUrl === null || problems.length > 0) return [];
  const { host } = new URL(smtpUrl);
  try {
    await verifySmtp(smtpUrl, timeouts);
  } catch (error) {
    return [
      problem(
        'mail',
        `The mail server ${host} cannot be used: ${error instanceof Error ? error.message : error}`,
        'Correct SMTP_URL (host, port, user, password) or the server. Until then mails wait in the queue, and are sent once it answers.',
      ),
    ];
  }
  return [ok('mail', `The mail server ${host} accepts us.`)];
};
