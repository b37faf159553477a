import { type Locale, localizePath } from '#cms-schema/locale.ts';
import type { PlatformCalls } from '#session/calls.generated.ts';

export type FoundFiles = PlatformCalls['GET /community/configFile/list']['result'];
export type ConfigFile = FoundFiles['items'][number];
export type ConfigFileDetail = PlatformCalls['GET /community/configFile/detail']['result'];

type ToolPage = 'configList' | 'configCreate' | 'configEdit' | 'downloadDetail';

/** The path of a page of the tool, with query parameters such as the id of a file. */
export function toolPath(locale: Locale, page: ToolPage, query: Readonly<Record<string, string>> = {}): string {
  const path = localizePath(`/community/configTool/${page}`, locale);
  const asked = new URLSearchParams(query);
  return asked.size > 0 ? `${path}?${asked}` : path;
}

/** Formats a timestamp as date and time, to the minute. */
export function printMoment(moment: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));
}
