import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { type Locale, locales } from '#cms-schema/locale.ts';
import { type MarkupNode, parseMarkup } from '#cms-schema/markup/parse-markup.ts';
import type { SupportedListName } from '#cms-schema/supported.ts';
import { checkRows, type ListRow } from '#contract/list-rows.ts';
import { listFacts } from '#contract/supported-lists.ts';
import type { CmsCore } from '../core.ts';
import { systemViewer } from '../permission/viewer.ts';
import type { SupportedListOperations } from './operations.ts';
import { getListRow, listModelPages } from './store.ts';

/**
 * Before there were lists, a block on a page contained the models itself. On the first start after the upgrade, the
 * models of the first published page with such a block become the list, so that visitors still see them.
 */
export async function takeOverModels(core: CmsCore, lists: SupportedListOperations): Promise<void> {
  if (await getListRow(core.database, 'models')) return;
  const pages = await listModelPages(core.database);
  const blocks = new Map(pages.map(({ locale, content }) => [locale, findBlock(parseMarkup(content))]));
  const updated = locales.map((locale) => blocks.get(locale)?.updated).find((day) => typeof day === 'string' && day);
  const brandsOf = (locale: Locale) => readObjects(blocks.get(locale)?.brands);
  const first = locales.map(brandsOf).find((brands) => brands.length > 0);
  if (!first) return;

  const brands = first.map((brand, index) => {
    const inLocale = (locale: Locale) =>
      brandsOf(locale).find(({ id }) => id !== undefined && id === brand.id) ?? brandsOf(locale)[index] ?? brand;
    const [zh, en] = [inLocale('zh'), inLocale('en')];
    const names = {
      zh: readText(zh, 'name') || readText(en, 'name'),
      en: readText(en, 'name') || readText(zh, 'name'),
    };
    return { ...names, aliases: readText(zh, 'aliases'), noteZh: readText(zh, 'note'), noteEn: readText(en, 'note') };
  });
  const models = first.flatMap((brand, index) =>
    readObjects(brand.sets).flatMap((set) =>
      readText(set, 'models')
        .split(/[\r\n\u2028\u2029]+/)
        .filter((line) => line.trim() !== '')
        .map((model) => ({ brand: brands[index]?.en ?? '', model, level: readText(set, 'level') })),
    ),
  );
  const day = typeof updated === 'string' ? updated : null;
  await lists.saveList(systemViewer, 'brands', { rows: keepSound('brands', brands), updated: null });
  const rows = keepSound('models', models);
  await lists.saveList(systemViewer, 'models', { rows, updated: day });
  core.log(`The list of supported models was imported from a page: ${rows.length} of ${models.length} models.`, 'info');
}

function findBlock(nodes: readonly MarkupNode[]): JsonObject | null {
  for (const node of nodes) {
    if (node.kind === 'text') continue;
    const found = node.name === 'haptera/model-list' ? node.attributes : findBlock(node.content);
    if (found) return found;
  }
  return null;
}

/** Drops rows that a list would reject, such as duplicate or overlong names. */
function keepSound(name: SupportedListName, sent: readonly ListRow[]): readonly ListRow[] {
  const { rows, problems } = checkRows(listFacts(name), sent.slice(0, listFacts(name).maxRows));
  const wrong = new Set(problems.map(({ row }) => row));
  return rows.filter((_, index) => !wrong.has(index));
}

function readObjects(value: JsonValue | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function readText(object: JsonObject, key: string): string {
  const value = object[key];
  return typeof value === 'string' ? value : '';
}
