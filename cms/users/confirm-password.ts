import type { CmsCore } from '../core.ts';
import { errors } from '../errors.ts';
import { requireNoProgram } from '../permission/scopes.ts';
import type { Viewer } from '../permission/viewer.ts';
import { createAttemptGuard } from './attempts.ts';
import { isPasswordRight } from './passwords.ts';
import { getUserRow } from './store.ts';

/**
 * Changing how an account signs in requires one's own password again: an unattended screen or a stolen session must not
 * be enough to take over an account. Throws `haptera_password_needed`, `haptera_wrong_password`,
 * `haptera_session_needed` 403, `haptera_too_many_attempts` 429. Not required of the system itself.
 */
export type ConfirmPassword = (viewer: Viewer, given: string | undefined) => Promise<void>;

export function createPasswordConfirmation(core: CmsCore): ConfirmPassword {
  const attempts = createAttemptGuard(core);
  return async (viewer, given) => {
    if (viewer.via === 'system') return;
    requireNoProgram(viewer);
    if (!viewer.user) throw errors.notLoggedIn();
    if (!given) throw errors.ownPasswordNeeded();
    const admission = await attempts.admitConfirmation(viewer);
    const own = await getUserRow(core.database, viewer.user.id);
    const isRight = await isPasswordRight(own?.passwordHash ?? null, given, 'known').catch(async (error) => {
      await admission.takeBack();
      throw error;
    });
    if (!isRight) {
      await attempts.noteFailure(viewer, 'user.confirmation-failed', viewer.user.id);
      throw errors.wrongOwnPassword();
    }
    await admission.forget(core.database);
  };
}
