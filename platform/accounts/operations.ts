import { randomUUID } from 'node:crypto';
import { subscriberOf } from '#identity/mask-address.ts';
import { emailKey, isEmail } from '#session/rules.ts';
import type { Caller } from '../caller.ts';
import { deviceCookie } from '../cookies.ts';
import type { PlatformCore } from '../core.ts';
import { industries } from '../dictionary/industries.ts';
import { PlatformError } from '../errors.ts';
import { limitsOf } from '../limits/operations.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { register } from './calls.ts';
import { findPasswordFault, refuseCommon } from './password-rules.ts';
import type { AccountParts } from './sign-in.ts';
import { findAccount, insertAccount } from './store.ts';

export interface Registration {
  readonly username: string;
  readonly password: string;
  readonly industry: string;
  readonly company: string;
  readonly job: string;
}

export interface AccountOperations {
  /** Throws `unknownAccount`, and `tooManyTries` so that nobody can test a long list of addresses. */
  requireName(username: string, caller: Caller): Promise<void>;
  /**
   * Throws `malformedRegistration` with the field, `commonPassword`, `badRequest` for an unknown industry,
   * `takenAccount`, `tooManyTries`.
   */
  register(input: Registration, caller: Caller): Promise<void>;
}

export function createAccountOperations(core: PlatformCore, parts: AccountParts): AccountOperations {
  const { envelopes, limits, passwords } = parts;
  const { database } = core;

  return {
    requireName: async (username, caller) => {
      await limits.admit(limitsOf.namesByAddress, subscriberOf(caller.address), caller);
      const account = isEmail(username) ? await findAccount(database, username) : null;
      const place = { address: caller.address, device: caller.cookies.get(deviceCookie) ?? null };
      if (!(await limits.isPlaceOf(account?.id ?? null, place))) {
        await limits.admit(limitsOf.nameByEmail, emailKey(username), caller);
      }
      if (account === null) throw new PlatformError('unknownAccount');
    },

    register: async ({ username, password: sealed, industry, company, job }, caller) => {
      const password = await envelopes.openPassword(sealed, { action: register.path, username });
      const refuse = (field: string, message: string) =>
        new PlatformError('malformedRegistration', { problems: [{ field, message }] });
      if (!isEmail(username) || !isEmail(emailKey(username)))
        throw refuse('username', 'This is not an e-mail address.');
      const fault = findPasswordFault(password, username);
      if (fault?.kind === 'common') throw refuseCommon('password', fault);
      if (fault !== null) throw refuse('password', fault.message);
      if (industry !== '' && !industries.some(({ value }) => value === industry)) {
        const message = 'Use a value from /api/dict/getDictItems/industry, or none.';
        throw new PlatformError('badRequest', { problems: [{ field: 'industry', message }] });
      }
      await limits.admit(limitsOf.registrationsByAddress, subscriberOf(caller.address), caller);
      if (await findAccount(database, username)) throw new PlatformError('takenAccount');
      const passwordHash = await passwords.hashPassword(password);
      await core.change(caller, async ({ tx, audit }) => {
        const id = randomUUID();
        const isAdded = await insertAccount(tx, {
          id,
          username,
          passwordHash,
          roleCode: 'user',
          expiresAt: null,
          trialBegunAt: null,
          configFileAuth: null,
          companyId: null,
          isManager: false,
          industry,
          companyName: company,
          job,
          locale: caller.locale,
          registeredAt: core.now(),
          lastLoginAt: null,
          suspendedAt: null,
          provedAt: null,
        });
        if (!isAdded) throw new PlatformError('takenAccount');
        await queueMail(tx, { to: username, locale: caller.locale, template: 'newAccount', values: {} });
        audit('account.register', ['account', id], {}, id);
      });
    },
  };
}
