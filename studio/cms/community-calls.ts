import type { JsonObject, JsonValue } from '#cms-schema/json.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { Ask } from './ask.ts';
import { askForExport, askForPage, type Listed, type Paging } from './ask-for-page.ts';
import {
  readChoice,
  readList,
  readLocale,
  readNumber,
  readObject,
  readOptionalText,
  readText,
  readToggle,
  readUtc,
} from './read-json.ts';

/** The kinds of forms that visitors submit on the website. */
export type FormKind = 'feedback' | 'contacts';

export const formStatuses = ['new', 'answered', 'closed'] as const;
export type FormStatus = (typeof formStatuses)[number];

/** The types within each kind: the type number of a feedback, or the form that a contact used. */
export const formTypes = { feedback: ['1', '2', '3', '4', '5'], contacts: ['long', 'short'] } as const;
export type FormType = (typeof formTypes)[FormKind][number];

export interface SentForm {
  readonly id: string;
  readonly type: FormType;
  readonly status: FormStatus;
  readonly createdAt: string | null;
  /** The language in which the visitor used the website. */
  readonly locale: Locale;
  /** Empty where none was given. */
  readonly email: string;
  readonly name: string;
  readonly company: string;
  readonly text: string;
  readonly files: number;
}

export interface SentFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
}

/** Fields that not every contact form has, in the order of the form. */
export const contactDetails = [
  'businessType',
  'position',
  'phone',
  'usageScenarios',
  'device',
  'officialWebsite',
  'officeAddress',
] as const;

export interface SentFormInFull extends SentForm {
  readonly details: Readonly<Record<(typeof contactDetails)[number], string>>;
  readonly fileList: readonly SentFile[];
  readonly note: string;
  readonly changedAt: string | null;
  readonly changedBy: string;
}

export interface FormFilter {
  readonly search: string;
  /** Empty: all. */
  readonly status: FormStatus | '';
  readonly type: FormType | '';
}

export const mailStates = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

export interface SentMail {
  readonly id: string;
  readonly recipient: string;
  readonly template: string;
  readonly locale: Locale;
  readonly state: MailState;
  readonly createdAt: string | null;
  readonly sentAt: string | null;
  readonly tries: number;
  /** The mail server's own message; empty when there was none. */
  readonly lastError: string;
  readonly mayRetry: boolean;
}

export interface MailFilter {
  readonly search: string;
  readonly state: MailState | '';
}

/** Download count of one file that is not public. */
export interface DownloadCount {
  readonly fileName: string;
  /** Within 30 days. */
  readonly lastMonth: number;
  readonly ever: number;
  /** A day, `2026-03-01`. */
  readonly lastOn: string;
}

/** All reject with `haptera_community_away` while the account service is down. */
export interface CommunityCalls {
  listForms(kind: FormKind, query: FormFilter & Paging): Promise<Listed<SentForm>>;
  readForm(kind: FormKind, id: string): Promise<SentFormInFull>;
  answerForm(kind: FormKind, id: string, answer: { readonly status: FormStatus; readonly note: string }): Promise<void>;
  /** CSV with column headers in `locale`. */
  exportForms(kind: FormKind, filter: FormFilter, locale: Locale): Promise<string>;
  /** A download URL, valid for five minutes. */
  linkFile(id: string): Promise<string>;
  listMails(query: MailFilter & Paging): Promise<Listed<SentMail>>;
  retryMail(id: string): Promise<void>;
  listDownloads(query: { readonly search: string } & Paging): Promise<Listed<DownloadCount>>;
  /** CSV with column headers in `locale`. */
  exportDownloads(search: string, locale: Locale): Promise<string>;
}

const path = '/haptera/v1/community';

export function createCommunityCalls(ask: Ask): CommunityCalls {
  return {
    listForms: (kind, { page, perPage, ...filter }) =>
      askForPage(ask, `${path}/${kind}`, { page, perPage }, printFilter(filter), (item) =>
        readForm(readObject(item, kind)),
      ),
    readForm: async (kind, id) => readInFull(readObject((await ask({ path: `${path}/${kind}/${id}` })).body, kind)),
    answerForm: async (kind, id, answer) => {
      await ask({ path: `${path}/${kind}/${id}`, method: 'POST', data: { ...answer } });
    },
    exportForms: (kind, filter, locale) => askForExport(ask, `${path}/${kind}`, printFilter(filter), locale),
    linkFile: async (id) => readText(readObject((await ask({ path: `${path}/files/${id}` })).body, 'link'), 'address'),
    listMails: ({ search, state, ...paging }) =>
      askForPage(ask, `${path}/mails`, paging, { search, kind: state }, readMail),
    retryMail: async (id) => {
      await ask({ path: `${path}/mails/${id}/retry`, method: 'POST' });
    },
    listDownloads: ({ search, ...paging }) =>
      askForPage(ask, `${path}/download-counts`, paging, { search }, readDownload),
    exportDownloads: (search, locale) => askForExport(ask, `${path}/download-counts`, { search }, locale),
  };
}

function printFilter({ search, status, type }: FormFilter) {
  return { search, status, kind: type };
}

/** Feedback has a type number and `content`; a contact has a form name and `message`. */
function readForm(item: JsonObject): SentForm {
  const isFeedback = typeof item.type === 'number';
  return {
    id: readText(item, 'id'),
    type: isFeedback
      ? readChoice({ type: String(item.type) }, 'type', formTypes.feedback)
      : readChoice(item, 'form', formTypes.contacts),
    status: readChoice(item, 'status', formStatuses),
    createdAt: readUtc(item, 'createdAt'),
    locale: readLocale(item, 'locale'),
    email: readText(item, 'email'),
    name: readOptionalText(item, 'name'),
    company: readOptionalText(item, 'company'),
    text: readText(item, isFeedback ? 'content' : 'message'),
    files: typeof item.files === 'number' ? item.files : 0,
  };
}

function readInFull(item: JsonObject): SentFormInFull {
  const fileList = Array.isArray(item.files) ? readList(item.files, 'files', readFile) : [];
  const text = (name: (typeof contactDetails)[number]) => readOptionalText(item, name);
  return {
    ...readForm(item),
    files: fileList.length,
    fileList,
    details: {
      businessType: text('businessType'),
      position: text('position'),
      phone: text('phone'),
      usageScenarios: text('usageScenarios'),
      device: text('device'),
      officialWebsite: text('officialWebsite'),
      officeAddress: text('officeAddress'),
    },
    note: readText(item, 'note'),
    changedAt: readUtc(item, 'changedAt'),
    changedBy: readText(item, 'changedBy'),
  };
}

function readFile(value: JsonValue): SentFile {
  const file = readObject(value, 'file');
  return { id: readText(file, 'id'), name: readText(file, 'name'), bytes: readNumber(file, 'bytes') };
}

function readMail(value: JsonValue): SentMail {
  const mail = readObject(value, 'mail');
  return {
    id: readText(mail, 'id'),
    recipient: readText(mail, 'recipient'),
    template: readText(mail, 'template'),
    locale: readLocale(mail, 'locale'),
    state: readChoice(mail, 'state', mailStates),
    createdAt: readUtc(mail, 'createdAt'),
    sentAt: readUtc(mail, 'sentAt'),
    tries: readNumber(mail, 'tries'),
    lastError: readOptionalText(mail, 'lastError'),
    mayRetry: readToggle(mail, 'mayRetry'),
  };
}

function readDownload(value: JsonValue): DownloadCount {
  const count = readObject(value, 'download');
  return {
    fileName: readText(count, 'fileName'),
    lastMonth: readNumber(count, 'lastMonth'),
    ever: readNumber(count, 'ever'),
    lastOn: readText(count, 'lastOn'),
  };
}
