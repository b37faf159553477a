import { randomUUID } from 'node:crypto';
import type { Queryable } from '#kit/database/connect.ts';
import { isEmail } from '#session/rules.ts';
import type { PlatformLocale } from '../locale.ts';
import { insertMail } from './store.ts';
import { type TemplateName, type TemplateValues, templates } from './templates.ts';

export interface QueuedMail<Name extends TemplateName> {
  /** One bare address. */
  readonly to: string;
  readonly locale: PlatformLocale;
  readonly template: Name;
  readonly values: TemplateValues<Name>;
}

/**
 * Writes a mail into the caller's transaction: it is sent soon after the commit, and never without one. Throws for what is no
 * address; callers have refused that before.
 */
export async function queueMail<Name extends TemplateName>(
  tx: Queryable,
  { to, locale, template, values }: QueuedMail<Name>,
): Promise<void> {
  const recipient = to.trim();
  if (!isEmail(recipient)) throw new Error(`A mail "${template}" has no address that it could be sent to.`);
  await insertMail(tx, {
    id: randomUUID(),
    recipient,
    locale,
    template,
    values,
    lifetime: templates[template].lifetime,
  });
}
