import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { type Locale, languageTags } from '#cms-schema/locale.ts';
import { printDay } from '#cms-schema/print-day.ts';
import { nameLevel } from '#cms-schema/supported.ts';
import { listFacts } from '#contract/supported-lists.ts';
import type { PublicModels } from '../model.ts';

/** The content of the PDF in one language, as read by `models-template.ts`. */
export interface PrintedList extends JsonObject {
  readonly title: string;
  readonly site: string;
  /** ISO 639 code, as PDF requires. */
  readonly lang: string;
  readonly facts: string[];
  readonly footer: string;
  /** With the placeholders `{page}` and `{pages}`. */
  readonly page: string;
  readonly brands: JsonValue[];
}

export function writeList(models: PublicModels, siteTitle: string, locale: Locale): PrintedList {
  const words = texts[locale];
  const title = listFacts('models').label[locale];
  const day = models.updated && printDay(models.updated, locale);
  const count = models.brands.flatMap(({ sets }) => sets.flatMap(({ models }) => models)).length;
  return {
    title,
    site: siteTitle,
    lang: languageTags[locale].split('-')[0] ?? locale,
    facts: [...(day ? [words.updated.replace('{day}', day)] : []), words.count.replace('{count}', String(count))],
    footer: [siteTitle, title, ...(day ? [day] : [])].filter(Boolean).join(' · '),
    page: words.page,
    brands: models.brands.map(({ name, note, sets }) => ({
      name,
      note,
      count: String(sets.reduce((sum, { models }) => sum + models.length, 0)),
      sets: sets.map(({ level, models }) => ({
        level: level === 'unstated' ? '' : nameLevel(level)[locale],
        models: [...models],
      })),
    })),
  };
}

/** The file name for saving the PDF. */
export function nameFile(models: PublicModels, siteTitle: string, locale: Locale): string {
  const parts = [siteTitle, listFacts('models').label[locale], models.updated ?? ''];
  return `${parts
    .map((part) =>
      part
        .replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')
        .trim()
        .replace(/\s+/g, '-'),
    )
    .filter(Boolean)
    .join('-')}.pdf`;
}

/** Parses the job of the printing process. Throws if it is invalid. */
export function readJob(text: string): JsonObject {
  const job: unknown = JSON.parse(text);
  if (isJsonObject(job)) return job;
  throw new TypeError('The printing process received input that is not a list.');
}

const texts = {
  zh: { updated: '更新于 {day}', count: '共 {count} 款机型', page: '第 {page} 页，共 {pages} 页' },
  en: { updated: 'Updated on {day}', count: '{count} models', page: 'Page {page} of {pages}' },
} as const;
