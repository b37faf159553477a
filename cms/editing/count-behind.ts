import { eachLocale, type Locale, locales } from '#cms-schema/locale.ts';
import { upgradeProvenance } from '#cms-schema/provenance.ts';
import { findSourceLocale } from '#cms-schema/translation/find-source-locale.ts';
import { listBroughtIn, listDriftIn } from '#cms-schema/translation/list-drift.ts';
import type { TranslatedText } from '#cms-schema/translation/translated-text.ts';
import { storedNodes } from '#cms-schema/typed-document.ts';
import { fieldsOfType } from '#content-types/fields-of-type.ts';
import type { Queryable } from '#kit/database/connect.ts';
import type { CmsCore } from '../core.ts';
import type { StoredDocument } from '../documents/model.ts';
import { listGroupRows } from '../documents/store.ts';
import { systemViewer } from '../permission/viewer.ts';
import type { Behind } from './model.ts';
import {
  deleteTranslationState,
  listMarkedGroups,
  listUncountedGroups,
  lockTranslationState,
  saveTranslationState,
} from './translation-store.ts';

type Core = Pick<CmsCore, 'readContent' | 'definitions'>;

/**
 * Counts how many stored texts of each language are behind the other one. The counts are stored, since lists cannot
 * parse 10,000 pages. A save only marks its group (`markUncounted`), so that it need not wait for the count.
 */
export async function countBehind(core: Core, tx: Queryable, groupIds: readonly string[]): Promise<void> {
  for (const groupId of [...new Set(groupIds)].toSorted()) {
    await lockTranslationState(tx, groupId);
    const rows = await listGroupRows(tx, [groupId]);
    if (rows.length === 0) await deleteTranslationState(tx, groupId);
    else await saveTranslationState(tx, groupId, { behind: behindIn(core, rows), program: core.readContent.program });
  }
}

const BATCH = 10;
/** The most groups that a list counts before it responds. More are pending only during bulk writes. */
const MOST_AT_ONCE = 100;

/** Counts the groups marked by saves since the last time. Runs before each list that shows counts, and periodically. */
export async function countMarked(core: CmsCore): Promise<void> {
  const marked = await listMarkedGroups(core.database, MOST_AT_ONCE);
  for (let from = 0; from < marked.length; from += BATCH) {
    const groupIds = marked.slice(from, from + BATCH);
    await core.change(systemViewer, ({ tx }) => countBehind(core, tx, groupIds));
  }
}

/**
 * After an upgrade, recounts groups counted with other block definitions or never, a few at a time in the background.
 */
export async function refreshBehind(core: CmsCore, isClosing: () => boolean): Promise<void> {
  for (;;) {
    const groupIds = await listUncountedGroups(core.database, core.readContent.program, BATCH);
    if (groupIds.length === 0 || isClosing()) return;
    await core.change(systemViewer, ({ tx }) => countBehind(core, tx, groupIds));
  }
}

/** Documents in the trash do not count as translations. */
function behindIn(core: Core, rows: readonly StoredDocument[]): Behind {
  const kept = rows.filter(({ status }) => status !== 'trash');
  const [first] = kept;
  if (first === undefined || kept.length < 2) return {};
  const fields = fieldsOfType(first.type);
  const of = (locale: Locale) => kept.find((row) => row.locale === locale) ?? null;
  const texts = eachLocale((locale) => readText(core, of(locale)));
  const { definitions } = core;
  const source = findSourceLocale(
    eachLocale((locale) => of(locale)?.id ?? null),
    texts,
    definitions,
  );
  const from = texts[source];
  const counts = locales.flatMap((locale): [Locale, number][] => {
    const to = texts[locale];
    if (!from || !to || locale === source) return [];
    return [
      [locale, listDriftIn(from, to, definitions, fields).length],
      [source, listBroughtIn(from, to, definitions, fields).length],
    ];
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

function readText({ readContent, definitions }: Core, row: StoredDocument | null): TranslatedText | null {
  if (!row) return null;
  const { title, excerpt, content, type, meta } = row;
  const nodes = storedNodes(readContent(content, type).nodes);
  return { title, excerpt, nodes, meta: upgradeProvenance({ ...meta }, nodes, definitions) };
}
