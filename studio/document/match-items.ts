import type { Field } from '#cms-schema/field.ts';
import type { JsonValue } from '#cms-schema/json.ts';
import { type FieldPath, printPath } from '#cms-schema/problem.ts';
import { getIn } from './set-in.ts';
import { type BlockSources, ORIGINAL, UNTRANSLATED } from './sources.ts';
import { comparableText, walkField } from './text-fields.ts';

/** Items that correspond, by their index in either language; null where that language lacks the item. */
export interface ItemMatch {
  readonly source: number | null;
  readonly translation: number | null;
  /** A noted source says so; else it is their place alone. */
  readonly isNoted: boolean;
}

/**
 * Which item of a list in the source corresponds to which of the translation. Items have no ids, so what each was
 * translated from tells: first items whose noted sources stand at the same place, then those that stand elsewhere, then
 * whatever agrees most, then the same place, and at last what is left in its order. In the order of the source, what only the translation has at the end.
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
  const matches = new Map<number, ItemMatch>();
  const join = (from: number, to: number) => {
    matches.set(from, { source: from, translation: to, isNoted: agreement(from, to) > 0 });
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
  for (const to of [...freeTranslations]) {
    const [from] = freeSources;
    if (from !== undefined) join(from, to);
  }

  return [
    ...source.map((_, from): ItemMatch => matches.get(from) ?? { source: from, translation: null, isNoted: false }),
    ...[...freeTranslations].map((to): ItemMatch => ({ source: null, translation: to, isNoted: false })),
  ];
}

/** The texts of one item for which a source is noted, by their path inside the item. A copy is its own source. */
function notedTexts(
  item: Field,
  value: JsonValue,
  path: FieldPath,
  sources: BlockSources,
): { inside: FieldPath; text: string }[] {
  return [...walkField(item, value, path)].flatMap((leaf) => {
    const source = sources[printPath(leaf.path)];
    return leaf.field.translation !== 'text' || source === undefined || source === ORIGINAL
      ? []
      : [
          {
            inside: leaf.path.slice(path.length),
            text: comparableText(source === UNTRANSLATED ? leaf.value : source),
          },
        ];
  });
}
