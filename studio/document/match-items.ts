import type { Field } from '#cms-schema/field.ts';
import type { JsonValue } from '#cms-schema/json.ts';
import { type FieldPath, printPath } from '#cms-schema/problem.ts';
import { getIn } from './set-in.ts';
import type { BlockSources } from './sources.ts';
import { comparableText, walkField } from './text-fields.ts';

/** Index in the source and index in the translation of items that correspond; null where one language lacks the item. */
export type ItemMatch = readonly [source: number | null, translation: number | null];

/**
 * Which item of a list in the source corresponds to which of the translation. Items have no ids, so what each was
 * translated from tells: first items whose noted sources stand at the same place, then those that stand elsewhere, then
 * whatever agrees most, and at last the same place. In the order of the source, what only the translation has at the end.
 */
export function matchItems(
  item: Field,
  source: readonly JsonValue[],
  translation: readonly JsonValue[],
  path: FieldPath,
  sources: BlockSources,
): ItemMatch[] {
  const noted = translation.map((value, index) => notedTexts(item, value, [...path, index], sources));
  const freeSources = new Set(source.keys());
  const freeTranslations = new Set(translation.keys());
  const matches = new Map<number, number>();
  const join = (from: number, to: number) => {
    matches.set(from, to);
    freeSources.delete(from);
    freeTranslations.delete(to);
  };
  const agreement = (from: number, to: number) =>
    (noted[to] ?? []).filter(({ inside, text }) => comparableText(getIn(source[from], inside)) === text).length;
  const isWhole = (from: number, to: number) => {
    const count = noted[to]?.length ?? 0;
    return count > 0 && agreement(from, to) === count;
  };

  for (const to of [...freeTranslations]) if (freeSources.has(to) && isWhole(to, to)) join(to, to);
  for (const to of [...freeTranslations]) {
    const from = [...freeSources].find((candidate) => isWhole(candidate, to));
    if (from !== undefined) join(from, to);
  }
  for (const to of [...freeTranslations]) {
    const best = [...freeSources]
      .map((from) => ({ from, count: agreement(from, to) }))
      .filter(({ count }) => count > 0)
      .toSorted((left, right) => right.count - left.count || Math.abs(left.from - to) - Math.abs(right.from - to))[0];
    if (best) join(best.from, to);
  }
  for (const to of [...freeTranslations]) if (freeSources.has(to)) join(to, to);

  return [
    ...source.map((_, from): ItemMatch => [from, matches.get(from) ?? null]),
    ...[...freeTranslations].map((to): ItemMatch => [null, to]),
  ];
}

/** The texts of one item for which a source is noted, by their path inside the item. */
function notedTexts(
  item: Field,
  value: JsonValue,
  path: FieldPath,
  sources: BlockSources,
): { inside: FieldPath; text: string }[] {
  return [...walkField(item, value, path)].flatMap((leaf) => {
    const source = sources[printPath(leaf.path)];
    return leaf.field.translation !== 'text' || source === undefined
      ? []
      : [{ inside: leaf.path.slice(path.length), text: comparableText(source) }];
  });
}
