import type { Settings } from '#contract/settings-fields.ts';
import type { WriteLine } from '#kit/line-log.ts';
import type { PlatformClient } from './client.ts';

export interface RecipientSource {
  readonly loadSettings: () => Promise<Pick<Settings, 'email'>>;
  readonly platform: Pick<PlatformClient, 'ask'>;
  readonly log: WriteLine;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Milliseconds: longer than a first start takes on a slow machine. */
const PATIENCE = 600_000;

/**
 * Returns a task that tells the platform the e-mail address of the site settings, to which it mails the forms of
 * visitors. Does nothing while the address is the one that was told last. Logs that the platform does not respond once,
 * and only after ten minutes: it starts after the CMS has filled a new database.
 */
export function createRecipientTask({
  loadSettings,
  platform,
  log,
  now = Date.now,
}: RecipientSource): () => Promise<void> {
  let told: string | null = null;
  let failingSince: number | null = null;
  let isSaid = false;
  return async () => {
    const { email } = await loadSettings();
    if (email === told) return;
    try {
      const values = { recipient: email, by: 'system' };
      await platform.ask({ method: 'POST', path: '/staff/recipient/change', values });
      told = email;
      failingSince = null;
      isSaid = false;
    } catch (error) {
      failingSince ??= now();
      if (isSaid || now() - failingSince < PATIENCE) return;
      isSaid = true;
      log(`The platform does not know yet where to mail forms: ${String(error)}`);
    }
  };
}
