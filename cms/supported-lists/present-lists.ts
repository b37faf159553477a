import type { Locale } from '#cms-schema/locale.ts';
import { appCategories, type HapticLevel, hapticLevels } from '#cms-schema/supported.ts';
import type { ListRow } from '#contract/list-rows.ts';
import type { PublicApps, PublicBrand, PublicModels, SupportedList } from './model.ts';

type Listed = Pick<SupportedList, 'rows' | 'updated'>;

/**
 * The models in a language, for the page and its PDF. Brands are in the order of their list. Unlisted brands come last,
 * named as typed, in the order of their first model.
 */
export function presentModels(
  { rows, updated }: Listed,
  brands: Pick<SupportedList, 'rows'>,
  locale: Locale,
): PublicModels {
  const holder = findHolders(brands.rows);
  const found = new Map<ListRow | string, { readonly typed: string; readonly rows: ListRow[] }>();
  // This fixes the order. Brands without a model are left out below.
  for (const brand of brands.rows) found.set(brand, { typed: '', rows: [] });
  for (const row of rows) {
    const typed = row.brand ?? '';
    const brand = holder.get(fold(typed)) ?? fold(typed);
    const group = found.get(brand) ?? { typed, rows: [] };
    group.rows.push(row);
    found.set(brand, group);
  }
  return {
    updated,
    brands: [...found].flatMap(([brand, group]) =>
      group.rows.length === 0
        ? []
        : [
            {
              ...(typeof brand === 'string' ? nameless(group.typed) : nameBrand(brand, locale)),
              sets: cutSets(group.rows),
            },
          ],
    ),
  };
}

export function presentApps({ rows, updated }: Listed, locale: Locale): PublicApps {
  const nameOf = (row: ListRow) => (locale === 'zh' ? row.zh : row.en || row.zh) ?? '';
  return {
    updated,
    groups: appCategories.flatMap(({ value }) => {
      const apps = rows
        .filter(({ category }) => category === value)
        .map((row) => ({ name: nameOf(row), client: row.client ?? '', level: levelOf(row) }));
      return apps.length === 0 ? [] : [{ category: value, apps }];
    }),
  };
}

/**
 * The brand for each name. Brands' own names in either language take precedence over aliases, since some brands have
 * the name of their manufacturer as an alias.
 */
function findHolders(brands: readonly ListRow[]): ReadonlyMap<string, ListRow> {
  const holder = new Map<string, ListRow>();
  const claim = (name: string | undefined, brand: ListRow) => {
    const key = fold(name ?? '');
    if (key !== '' && !holder.has(key)) holder.set(key, brand);
  };
  for (const brand of brands) for (const name of [brand.zh, brand.en]) claim(name, brand);
  for (const brand of brands) for (const name of (brand.aliases ?? '').split(/[,，、;；]/)) claim(name, brand);
  return holder;
}

function nameBrand(brand: ListRow, locale: Locale): Omit<PublicBrand, 'sets'> {
  const { zh = '', en = '', aliases = '', noteZh = '', noteEn = '' } = brand;
  const names = [zh, en, ...aliases.split(/[,，、;；]/)].map((name) => name.trim()).filter(Boolean);
  return {
    name: locale === 'zh' ? zh : en,
    names: [...new Set(names)].join(','),
    note: locale === 'zh' ? noteZh : noteEn,
  };
}

function nameless(typed: string): Omit<PublicBrand, 'sets'> {
  return { name: typed, names: typed, note: '' };
}

/** One set per level that has models, without duplicate names. */
function cutSets(rows: readonly ListRow[]): PublicBrand['sets'] {
  return finestFirst.flatMap((level) => {
    const models = [...new Set(rows.filter((row) => levelOf(row) === level).map(({ model = '' }) => model))];
    return models.length === 0 ? [] : [{ level, models }];
  });
}

const finestFirst = hapticLevels.map(({ value }) => value).toReversed();

/** A level that this program does not know counts as unstated. */
function levelOf({ level }: ListRow): HapticLevel {
  return finestFirst.find((known) => known === level) ?? 'unstated';
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}
