import { type BoundCall, bindCall } from '../call.ts';
import { sendContact, sendShortContact } from './calls.ts';
import type { ContactOperations } from './operations.ts';

const onlyOfLongForm = { businessType: '', usageScenarios: '', device: '', officialWebsite: '', officeAddress: '' };

export function contactCalls(contacts: ContactOperations): readonly BoundCall[] {
  return [
    bindCall(sendContact, (sent, caller) => contacts.sendContact(sent, 'long', caller)),
    bindCall(sendShortContact, (sent, caller) => contacts.sendContact({ ...onlyOfLongForm, ...sent }, 'short', caller)),
  ];
}
