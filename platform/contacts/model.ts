import type { PlatformLocale } from '../locale.ts';

/** The fields of a contact form; the short form leaves the last five empty. */
export interface ContactTexts {
  readonly name: string;
  readonly company: string;
  readonly position: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
  readonly businessType: string;
  readonly usageScenarios: string;
  readonly device: string;
  readonly officialWebsite: string;
  readonly officeAddress: string;
}

export const contactForms = ['long', 'short'] as const;
export type ContactForm = (typeof contactForms)[number];

export interface NewContact extends ContactTexts {
  readonly id: string;
  readonly form: ContactForm;
  readonly locale: PlatformLocale;
  readonly sender: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** The facts of a contact with their labels, in the order of the form; the message is shown separately. */
export const contactFacts: readonly {
  readonly field: Exclude<keyof ContactTexts, 'message'>;
  readonly zh: string;
  readonly en: string;
}[] = [
  { field: 'name', zh: '姓名', en: 'Name' },
  { field: 'businessType', zh: '业务类型', en: 'Business type' },
  { field: 'company', zh: '公司/机构', en: 'Company/organization' },
  { field: 'position', zh: '职位', en: 'Position' },
  { field: 'phone', zh: '电话', en: 'Phone number' },
  { field: 'email', zh: '邮箱', en: 'Email' },
  { field: 'usageScenarios', zh: '使用场景', en: 'Usage scenarios' },
  { field: 'device', zh: '设备', en: 'Device' },
  { field: 'officialWebsite', zh: '官网', en: 'Official website' },
  { field: 'officeAddress', zh: '办公地址', en: 'Office address' },
];
