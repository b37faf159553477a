import type { JsonValue } from '#cms-schema/json.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { Ask } from './ask.ts';
import { readList, readObject, readText } from './read-json.ts';

export interface Paging {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

export interface Listed<Item> {
  readonly items: readonly Item[];
  /** Across all pages. */
  readonly total: number;
}

/** Query parameters by the CMS's names. An empty value matches everything. */
type Filter = Readonly<Record<string, string>>;

export async function askForPage<Item>(
  ask: Ask,
  path: string,
  { page, perPage }: Paging,
  filter: Filter,
  read: (item: JsonValue) => Item,
): Promise<Listed<Item>> {
  const { body, total } = await ask({ path, query: { ...withoutEmpty(filter), page, per_page: perPage } });
  return { items: readList(body, path, read), total };
}

/** The whole list as CSV, with column headers in `locale`. */
export async function askForExport(ask: Ask, path: string, filter: Filter, locale: Locale): Promise<string> {
  const { body } = await ask({ path: `${path}/export`, query: { ...withoutEmpty(filter), locale } });
  return readText(readObject(body, 'export'), 'content');
}

function withoutEmpty(filter: Filter): Filter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}
