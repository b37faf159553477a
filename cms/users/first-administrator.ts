import { CmsError } from '../errors.ts';
import { systemViewer } from '../permission/viewer.ts';
import type { UserOperations } from './operations.ts';

export interface FirstAdministrator {
  readonly email: string;
  readonly password: string;
}

/**
 * Sees to it that somebody can sign in: makes the administrator that the environment names when there is no user yet.
 * Says what to do when it names none. Gives whether one was made; existing users are never changed.
 */
export async function ensureFirstAdministrator(
  users: UserOperations,
  wanted: FirstAdministrator | null,
): Promise<boolean> {
  const { total } = await users.listUsers(systemViewer, { perPage: 1 });
  if (total > 0) return false;
  if (!wanted) {
    throw new CmsError(
      'haptera_configuration',
      500,
      'Nobody can sign in yet. Set HAPTERA_ADMIN_EMAIL and HAPTERA_ADMIN_PASSWORD for the first start; they make the first administrator.',
    );
  }
  await users.createUser(systemViewer, {
    login: 'admin',
    displayName: 'Administrator',
    ...wanted,
    role: 'administrator',
  });
  return true;
}
