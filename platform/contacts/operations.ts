import { randomUUID } from 'node:crypto';
import type { Queryable } from '#kit/database/connect.ts';
import { findContactFaults } from '#session/contact-rules.ts';
import type { Caller } from '../caller.ts';
import type { PlatformCore } from '../core.ts';
import { PlatformError } from '../errors.ts';
import { requireFormRoom } from '../forms/keep-forms.ts';
import { findRecipient } from '../forms/recipient.ts';
import { findWait, hourlyLimit, lockSender, senderOf } from '../forms/senders.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { type ContactForm, type ContactTexts, contactFacts } from './model.ts';
import { insertContact, listContactTimes } from './store.ts';

export interface SentContact extends ContactTexts {
  readonly agreed: string;
  /** The honeypot field, which only bots fill in. */
  readonly trap: string;
}

export interface ContactOperations {
  /**
   * Stores what a visitor wrote and mails it to staff. Throws `badRequest` with every invalid field, `tooManyTries` for
   * the sixth form within an hour and when no more are kept (`storageTerms.forms`). If the honeypot is filled in, the call reports success but stores nothing.
   */
  sendContact(sent: SentContact, form: ContactForm, caller: Caller): Promise<null>;
}

/** `staff` is the address that contacts are mailed to, unless the site settings name another. */
export function createContactOperations(core: PlatformCore, staff: string): ContactOperations {
  const requireRoom = async (tx: Queryable, sender: string) => {
    const times = await listContactTimes(tx, sender, hourlyLimit.most);
    const retryAfter = findWait(times, core.now(), hourlyLimit);
    if (retryAfter !== null) throw new PlatformError('tooManyTries', { retryAfter });
  };

  return {
    sendContact: async ({ agreed, trap, ...texts }, form, caller) => {
      if (trap !== '') return null;
      const faults = findContactFaults({ ...texts, agreed });
      if (faults.length > 0) {
        const problems = faults.map(({ field, fault }) => ({ field, message: fault }));
        throw new PlatformError('badRequest', { problems });
      }
      const sender = senderOf(core, caller);
      await core.change(caller, async ({ tx, audit }) => {
        await lockSender(tx, sender);
        await requireRoom(tx, sender);
        await requireFormRoom(tx, 'contacts', core.log);
        const id = randomUUID();
        await insertContact(tx, { ...texts, id, form, sender, locale: caller.locale, createdAt: core.now() });
        await mailStaff(tx, staff, texts, caller);
        audit('contact.send', ['contact', id], { form });
      });
      return null;
    },
  };
}

async function mailStaff(tx: Queryable, staff: string, texts: ContactTexts, { locale }: Caller): Promise<void> {
  const facts = contactFacts
    .map(({ field, ...words }): [string, string] => [words[locale], texts[field]])
    .filter(([, value]) => value !== '');
  const { name, company, message } = texts;
  await queueMail(tx, {
    to: (await findRecipient(tx)) ?? staff,
    locale,
    template: 'contactReceived',
    values: { name, company, facts, message },
  });
}
