import type { Fields } from '#cms-schema/field.ts';
import { fieldAt } from '#cms-schema/fields/field-place.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { PAGE_SOURCES } from '#cms-schema/page-texts.ts';
import { getIn, setIn } from '#cms-schema/set-in.ts';
import { walkItem } from '#cms-schema/text-fields.ts';
import type { Drift } from '#cms-schema/translation/drift.ts';
import type { Definitions } from '#cms-schema/typed-document.ts';
import { applyChanges } from './change.ts';
import { editFields, editPage, otherOf } from './edit-field.ts';
import type { StepChanges } from './history.ts';
import { markLeaves } from './mark-untranslated.ts';
import type { Drafts } from './model.ts';
import { findBlock } from './tree.ts';

/**
 * Copies a list item that the translation lacks from the source to its place in the translation, with the same id and
 * every text marked as not translated. Returns no changes if nothing is lacking or the item no longer exists.
 */
export function bringItem(
  drafts: Drafts,
  translation: Locale,
  { blockId, lacking }: Pick<Drift, 'blockId' | 'lacking'>,
  definitions: Definitions,
  /** The fields that the type of the page adds. */
  fields: Fields = {},
): StepChanges {
  const target = drafts[translation];
  if (blockId === PAGE_SOURCES) return bringToPage(drafts, translation, lacking, fields);
  const from = findBlock(drafts[otherOf(translation)]?.nodes ?? [], blockId);
  const block = target && findBlock(target.nodes, blockId);
  const item = lacking && getIn(from?.attributes, lacking.item);
  const of = lacking && block && fieldAt(definitions.get(block.type)?.fields ?? {}, lacking.list)?.children.item;
  if (!target || !block || !lacking || item === undefined || item === null || !of) return {};

  const stored = getIn(block.attributes, lacking.list);
  const items = Array.isArray(stored) ? stored : [];
  const patch = { path: lacking.list, value: items.toSpliced(lacking.at, 0, item) };
  const changes = editFields(drafts, translation, blockId, [patch], definitions);
  const own = changes[translation] ?? [];
  const next = applyChanges(target, own);
  const leaves = walkItem(of, item, { path: lacking.list, place: lacking.list }, lacking.at);
  return { ...changes, [translation]: next ? [...own, ...markLeaves(next, blockId, leaves)] : own };
}

/** The same for a list in a field that the type of the page adds. */
function bringToPage(drafts: Drafts, translation: Locale, lacking: Drift['lacking'], fields: Fields): StepChanges {
  const [target, from] = [drafts[translation], drafts[otherOf(translation)]];
  const [, name, ...inside] = lacking?.list ?? [];
  const of = lacking && fieldAt(fields, lacking.list.slice(1))?.children.item;
  const item = from && lacking && getIn({ meta: from.meta }, lacking.item);
  if (!target || !of || !lacking || item === undefined || item === null || typeof name !== 'string') return {};

  const stored = getIn(target.meta, [name, ...inside]);
  const items = (Array.isArray(stored) ? stored : []).toSpliced(lacking.at, 0, item);
  const whole = inside.length === 0 ? items : setIn(target.meta, [name, ...inside], items)?.[name];
  const changes = editPage(drafts, translation, ['meta', name], whole, fields);
  const own = changes[translation] ?? [];
  const next = applyChanges(target, own);
  const leaves = walkItem(of, item, { path: lacking.list, place: lacking.list }, lacking.at);
  return { ...changes, [translation]: next ? [...own, ...markLeaves(next, PAGE_SOURCES, leaves)] : own };
}
