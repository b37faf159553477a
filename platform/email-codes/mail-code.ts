import { randomUUID } from 'node:crypto';
import { sql } from '#kit/database/sql.ts';
import { isKept } from '../accounts/kept-accounts.ts';
import type { Account } from '../accounts/model.ts';
import { saveAudit } from '../audit/store.ts';
import type { Change, PlatformCore } from '../core.ts';
import { type PlatformLocale, printPageAddress } from '../locale.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { CodePurpose } from './model.ts';

export interface CodeMail {
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly locale: PlatformLocale;
}

/**
 * Queues the mail with a code and records it. For an address without an account (null), does the same work and takes it
 * back: the time of the response tells nobody which addresses have accounts, and nothing is kept of made-up ones.
 */
export async function mailCode(
  change: Change,
  account: Account | null,
  mail: CodeMail,
  core: PlatformCore,
): Promise<void> {
  const { tx } = change;
  await tx.run(sql`savepoint code_mail`);
  if (account === null) {
    const { locale, code } = mail;
    await queueMail(tx, { to: nowhere, locale, template: 'passwordCode', values: { code } });
    const entry = { id: randomUUID(), at: core.now(), accountId: null, action: 'code.send', objectKind: 'account' };
    await saveAudit(tx, [{ ...entry, objectId: '', details: { purpose: mail.purpose }, network: null }]);
    await tx.run(sql`rollback to savepoint code_mail`);
    return;
  }
  await queueCode(change, account, mail, core);
  await tx.run(sql`release savepoint code_mail`);
  change.audit('code.send', ['account', account.id], { purpose: mail.purpose });
}

const nowhere = 'nobody@invalid.example';

async function queueCode(
  { tx }: Change,
  account: Account,
  { purpose, code, locale }: CodeMail,
  core: PlatformCore,
): Promise<void> {
  // Sent to the address stored with the account: a similar spelling may be somebody else's mailbox.
  const to = account.username;
  if (purpose === 'deletion' && (await isKept(tx, account, core.now()))) {
    const link = printPageAddress(core.publicUrl, locale, '/community/business');
    return queueMail(tx, { to, locale, template: 'deletionReferred', values: { link } });
  }
  return queueMail(tx, { to, locale, template: templates[purpose], values: { code } });
}

const templates = { password: 'passwordCode', deletion: 'deletionCode', signIn: 'signInCode' } as const;
