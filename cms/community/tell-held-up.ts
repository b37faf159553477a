import type { User } from '../permission/viewer.ts';
import type { PlatformClient } from './client.ts';

/** Has the platform mail a user that strangers hold up sign-ins. Does not wait for it; a failure is logged. */
export function createHeldUpNotice(platform: Pick<PlatformClient, 'ask'>, log: (line: string) => void) {
  return ({ email: to, locale }: Pick<User, 'email' | 'locale'>, link: string): void => {
    const values = { to, locale, link, by: 'system' };
    platform.ask({ method: 'POST', path: '/staff/mails/sign-ins-held-up', values }).catch((error: unknown) => {
      log(`A user could not be told that sign-ins are held up: ${String(error)}`);
    });
  };
}
