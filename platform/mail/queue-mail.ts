import { randomUUID } from 'node:crypto';
import type { Queryable } from '#kit/database/connect.ts';
import { isEmail } from '#session/rules.ts';
import type { PlatformLocale } from '../locale.ts';
import { insertMail } from './store.ts';
import { type TemplateName, type TemplateValues, templates } from './templates.ts';

export interface QueuedMail<Name extends TemplateName> {
  /** One address, without a name. */
  readonly to: string;
  readonly locale: PlatformLocale;
  readonly template: Name;
  readonly values: TemplateValues<Name>;
}

/**
 * Queues a mail within the caller's transaction: it is sent soon after the commit, and not at all after a rollback.
 * Throws for what is no address, which callers must have refused before. An account that is older than the rule for
 * addresses may have one that no mail reaches (an invisible character in it): it gets none.
 */
export async function queueMail<Name extends TemplateName>(
  tx: Queryable,
  { to, locale, template, values }: QueuedMail<Name>,
): Promise<void> {
  const recipient = to.trim();
  if (!/^\S+@\S+$/.test(recipient)) throw new Error(`The mail "${template}" has no valid recipient.`);
  if (!isEmail(recipient)) return;
  await insertMail(tx, {
    id: randomUUID(),
    recipient,
    locale,
    template,
    values,
    lifetime: templates[template].lifetime,
  });
}
