import { randomUUID } from 'node:crypto';
import type { Passwords } from '#identity/password-hash.ts';
import { insertAccount, isWithoutAccounts, lockAccounts, type NewAccount } from '../accounts/store.ts';
import { insertCompany } from '../companies/store.ts';
import type { PlatformCore } from '../core.ts';
import type { FileStore } from '../files/file-store.ts';
import { sampleColleagues, sampleCompany, samplePassword, sampleVisitors } from './sample-accounts.ts';
import { seedConfigFiles } from './seed-config-files.ts';

const DAY = 24 * 60 * 60_000;

/** Adds sample accounts and config files if there are no accounts yet. Returns whether it did. */
export async function seedAccounts(
  core: PlatformCore,
  { hashPassword }: Passwords,
  configFiles: FileStore,
): Promise<boolean> {
  if (!(await isWithoutAccounts(core.database))) return false;
  const passwordHash = await hashPassword(samplePassword);
  return core.database.transaction(async (tx) => {
    await lockAccounts(tx);
    if (!(await isWithoutAccounts(tx))) return false;
    const companyId = randomUUID();
    await insertCompany(tx, { id: companyId, name: sampleCompany, createdAt: core.later(-400 * DAY) });
    const common = { passwordHash, industry: '', job: '', locale: 'zh', suspendedAt: null } as const;
    const visitors = sampleVisitors.map(({ username, roleCode, endsIn, configFileAuth, company }): NewAccount => {
      const expiresAt = endsIn === null ? null : core.later(endsIn);
      const isTrial = roleCode === 'trialCustomer' && endsIn !== null;
      return {
        ...common,
        id: randomUUID(),
        username,
        roleCode,
        expiresAt,
        trialBegunAt: isTrial ? core.later(endsIn - 7 * DAY) : null,
        configFileAuth,
        companyId: company === 'none' ? null : companyId,
        isManager: company === 'manager',
        companyName: company === 'none' ? '' : sampleCompany,
        registeredAt: core.later(-30 * DAY),
        provedAt: core.later(-30 * DAY),
        lastLoginAt: null,
      };
    });
    const colleagues = sampleColleagues.map(([mailbox, roleCode, days], index): NewAccount => {
      return {
        ...common,
        id: randomUUID(),
        username: `${mailbox}@kinetic-devices.example`,
        roleCode,
        expiresAt: roleCode === 'user' ? null : core.later(days * DAY),
        trialBegunAt: null,
        configFileAuth: null,
        companyId,
        isManager: false,
        companyName: sampleCompany,
        registeredAt: core.later(-(index + 1) * 31 * DAY),
        provedAt: core.later(-(index + 1) * 31 * DAY),
        lastLoginAt: index % 3 === 2 ? null : core.later(-(index * 2 + 1) * DAY),
      };
    });
    for (const account of [...visitors, ...colleagues]) await insertAccount(tx, account);
    await seedConfigFiles(tx, { core, files: configFiles, accounts: visitors });
    return true;
  });
}
