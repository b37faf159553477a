import type { z } from 'zod';
import type { PlatformLocale } from '../locale.ts';
import { accountTemplates } from './account-templates.ts';
import { formTemplates } from './form-templates.ts';
import type { MailContent } from './mail-part.ts';

/** Every kind of mail that the service writes, by name. Names are stored with mails: they never change. */
export const templates = { ...accountTemplates, ...formTemplates };

export type TemplateName = keyof typeof templates;
export type TemplateValues<Name extends TemplateName> = z.input<(typeof templates)[Name]['schema']>;

/** The words of a stored mail; null for one that this version of the program cannot write. */
export function fillTemplate(name: string, locale: PlatformLocale, values: unknown): MailContent | null {
  const found = Object.entries(templates).find(([known]) => known === name)?.[1];
  return found?.fill(values, locale) ?? null;
}
