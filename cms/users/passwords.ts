import { createPasswords } from '#identity/password-hash.ts';
import { errors } from '../errors.ts';

/** Passwords of staff. Throws `haptera_busy` when too many wait. */
export const { hashPassword, isPasswordRight, isHashOutdated } = createPasswords(errors.busy);
