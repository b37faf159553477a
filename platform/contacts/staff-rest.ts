import { type BoundCall, bindCall, bindFile } from '../call.ts';
import type { PlatformCore } from '../core.ts';
import { PlatformError } from '../errors.ts';
import { changeForm } from '../forms/store.ts';
import { answerFile, csvType } from '../staff/answer-file.ts';
import { statusNames } from '../staff/names.ts';
import { printCsv } from '../staff/print-csv.ts';
import { findContact, listContactRows } from './list-contacts.ts';
import { contactFacts } from './model.ts';
import { changeContact, exportContacts, listContacts, readContact } from './staff-calls.ts';

/** Maximum number of rows in one export. */
const MOST = 10_000;

/** Calls for the desk. Only requests from the CMS get past the door to these. */
export function staffContactCalls(core: PlatformCore): readonly BoundCall[] {
  return [
    bindCall(listContacts, ({ page, pageSize, ...filter }) =>
      listContactRows(core.database, filter, { page, pageSize }),
    ),

    bindCall(readContact, async ({ id }) => {
      const contact = await findContact(core.database, id);
      if (contact === null) throw new PlatformError('missingResource');
      return contact;
    }),

    bindCall(changeContact, (change, caller) =>
      core.change(caller, async ({ tx, audit }) => {
        const isThere = await changeForm(tx, 'contacts', { ...change, at: core.now() });
        if (!isThere) throw new PlatformError('missingResource');
        audit('contact.change', ['contact', change.id], { status: change.status, by: change.by });
        return null;
      }),
    ),

    bindFile(exportContacts, async (filter, { locale }) => {
      const { contacts } = await listContactRows(core.database, filter, { page: 1, pageSize: MOST });
      const words = locale === 'zh' ? ['提交时间', '状态', '留言', '备注'] : ['Sent', 'Status', 'Message', 'Note'];
      const [sent = '', status = '', message = '', note = ''] = words;
      const head = [sent, status, ...contactFacts.map((fact) => fact[locale]), message, note];
      const rows = contacts.map((contact) => [
        contact.createdAt,
        statusNames[locale][contact.status],
        ...contactFacts.map(({ field }) => contact[field]),
        contact.message,
        contact.note,
      ]);
      return answerFile(printCsv([head, ...rows]), {
        name: `contacts-${core.now().slice(0, 10)}.csv`,
        mediaType: csvType,
      });
    }),
  ];
}
