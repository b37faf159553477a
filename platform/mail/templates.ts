import type { z } from 'zod';
import type { PlatformLocale } from '../locale.ts';
import { accountTemplates } from './account-templates.ts';
import { formTemplates } from './form-templates.ts';
import type { MailContent } from './mail-part.ts';

/** Every kind of mail that the service sends, by name. Names are stored with mails and must not change. */
export const templates = { ...accountTemplates, ...formTemplates };

export type TemplateName = keyof typeof templates;
export type TemplateValues<Name extends TemplateName> = z.input<(typeof templates)[Name]['schema']>;

/** Renders a stored mail; null if this version of the program does not know its template or values. */
export function fillTemplate(name: string, locale: PlatformLocale, values: unknown): MailContent | null {
  const found = Object.entries(templates).find(([known]) => known === name)?.[1];
  return found?.fill(values, locale) ?? null;
}
