import { isEmail } from '#session/rules.ts';
import { type BoundCall, bindCall } from '../call.ts';
import type { PlatformCore } from '../core.ts';
import { PlatformError } from '../errors.ts';
import { findRecipient, saveRecipient } from './recipient.ts';
import { changeRecipient } from './staff-calls.ts';

/** For the CMS, which passes on the address of the site settings. Only its requests get past the door to this. */
export function staffRecipientCalls(core: PlatformCore): readonly BoundCall[] {
  return [
    bindCall(changeRecipient, ({ recipient, by }, caller) =>
      core.change(caller, async ({ tx, audit }) => {
        if (recipient !== '' && !isEmail(recipient)) throw new PlatformError('malformedName');
        // The CMS also sends it whenever it starts.
        if (recipient === ((await findRecipient(tx)) ?? '')) return null;
        await saveRecipient(tx, recipient || null);
        audit('staff.change-recipient', ['setting', 'recipient'], { recipient, by });
        return null;
      }),
    ),
  ];
}
