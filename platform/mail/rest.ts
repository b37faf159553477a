import { isEmail } from '#session/rules.ts';
import { type BoundCall, bindCall } from '../call.ts';
import type { PlatformCore } from '../core.ts';
import { PlatformError } from '../errors.ts';
import { listMails, retryMail, tellSignInsHeldUp } from './calls.ts';
import { listMailRows, requeueMail } from './list-mails.ts';
import { queueMail } from './queue-mail.ts';

/** Calls for the desk. Only requests from the CMS get past the door to these. */
export function staffMailCalls(core: PlatformCore): readonly BoundCall[] {
  return [
    bindCall(listMails, ({ page, pageSize, ...filter }) => listMailRows(core.database, filter, { page, pageSize })),

    bindCall(retryMail, ({ id, by }, caller) =>
      core.change(caller, async ({ tx, audit }) => {
        if (!(await requeueMail(tx, id))) throw new PlatformError('missingResource');
        audit('mail.retry', ['mail', id], { by });
        return null;
      }),
    ),

    bindCall(tellSignInsHeldUp, ({ to, locale, link, by }, caller) => {
      if (!isEmail(to)) throw new PlatformError('malformedName');
      if (!link.startsWith(`${core.publicUrl}/`)) throw new PlatformError('badRequest');
      return core.change(caller, async ({ tx, audit }) => {
        await queueMail(tx, { to, locale, template: 'staffSignInsHeldUp', values: { link } });
        audit('mail.tell-held-up', ['mail', ''], { by });
        return null;
      });
    }),
  ];
}
