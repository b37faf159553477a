import { createPasswords } from '#identity/password-hash.ts';
import { errors } from '../errors.ts';

/** Hashes and checks staff passwords. Throws `haptera_busy` if the queue is too long. */
export const { hashPassword, isPasswordRight, isHashOutdated } = createPasswords(errors.busy);
