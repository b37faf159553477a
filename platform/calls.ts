import * as accounts from './accounts/calls.ts';
import * as staffAccounts from './accounts/staff-calls.ts';
import type { BoundCall } from './call.ts';
import * as companies from './companies/calls.ts';
import * as staffCompanies from './companies/staff-calls.ts';
import * as configFiles from './config-files/calls.ts';
import * as contacts from './contacts/calls.ts';
import * as staffContacts from './contacts/staff-calls.ts';
import * as dictionary from './dictionary/calls.ts';
import * as downloads from './downloads/calls.ts';
import * as staffDownloads from './downloads/staff-calls.ts';
import * as emailCodes from './email-codes/calls.ts';
import * as envelopes from './envelopes/calls.ts';
import * as feedback from './feedback/calls.ts';
import * as staffFeedback from './feedback/staff-calls.ts';
import * as files from './files/calls.ts';
import * as staffForms from './forms/staff-calls.ts';
import * as gates from './gates/calls.ts';
import * as mails from './mail/calls.ts';
import * as trials from './trials/calls.ts';

/** Every call of the service. The door serves only these; the website's types are generated from them. */
export const calls: readonly BoundCall['call'][] = [
  dictionary,
  envelopes,
  accounts,
  emailCodes,
  trials,
  companies,
  downloads,
  gates,
  feedback,
  files,
  contacts,
  configFiles,
  staffFeedback,
  staffContacts,
  staffForms,
  mails,
  staffAccounts,
  staffCompanies,
  staffDownloads,
].flatMap((resource) => Object.values(resource).filter(isCall));

/** Tells calls from the shared schemas that the same modules export. */
function isCall(value: unknown): value is BoundCall['call'] {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}
