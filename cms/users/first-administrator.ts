import { CmsError } from '../errors.ts';
import { systemViewer } from '../permission/viewer.ts';
import type { UserOperations } from './operations.ts';

export interface FirstAdministrator {
  readonly email: string;
  readonly password: string;
}

/**
 * Creates the administrator given in the environment if there are no users yet. Throws, saying what to do, if none is
 * given. Resolves to whether one was created; existing users are never changed.
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
      'There are no users yet, so no one can sign in. Set HAPTERA_ADMIN_EMAIL and HAPTERA_ADMIN_PASSWORD for the first start to create an administrator.',
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
