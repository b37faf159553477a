import type { Settings } from '#contract/settings-fields.ts';
import type { PlatformClient } from './client.ts';

export interface RecipientSource {
  readonly loadSettings: () => Promise<Pick<Settings, 'email'>>;
  readonly platform: Pick<PlatformClient, 'ask'>;
  readonly log: (line: string) => void;
}

/**
 * Returns a task that tells the platform the e-mail address of the site settings, to which it mails the forms of
 * visitors. Does nothing while the address is the one that was told last. Logs that the platform does not respond once,
 * not at every attempt: the platform may start long after the CMS.
 */
export function createRecipientTask({ loadSettings, platform, log }: RecipientSource): () => Promise<void> {
  let told: string | null = null;
  let isFailing = false;
  return async () => {
    const { email } = await loadSettings();
    if (email === told) return;
    try {
      const values = { recipient: email, by: 'system' };
      await platform.ask({ method: 'POST', path: '/staff/recipient/change', values });
      told = email;
      isFailing = false;
    } catch (error) {
      if (!isFailing) log(`The platform does not know yet where to mail forms: ${String(error)}`);
      isFailing = true;
    }
  };
}
