import type { Field } from '#cms-schema/field.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { type FieldPath, printPath } from '#cms-schema/problem.ts';
import { plainItem } from './plain-item.ts';
import type { MatchItems } from './take-ids.ts';

/*
 * How items were matched before they had ids. Only the migration still needs this.
 */

/**
 * Matches items between two revisions in the same language: first identical items at the same position, then identical
 * items elsewhere. The rest were edited: they match by position, if the number of items is unchanged.
 */
export const traceItems: MatchItems = (of, known, items) => {
  const before = known.map((item) => JSON.stringify(plainItem(of, item)));
  const after = items.map((item) => JSON.stringify(plainItem(of, item)));
  const origins: (number | null)[] = after.map((item, index) => (item === before[index] ? index : null));
  const free = new Set(before.keys());
  for (const origin of origins) if (origin !== null) free.delete(origin);
  const take = (index: number, origin: number) => {
    origins[index] = origin;
    free.delete(origin);
  };
  for (const [index, item] of after.entries()) {
    const moved = origins[index] === null ? [...free].find((from) => before[from] === item) : undefined;
    if (moved !== undefined) take(index, moved);
  }
  for (const index of after.keys()) {
    if (origins[index] === null && before.length === after.length && free.has(index)) take(index, index);
  }
  return origins;
};

/**
 * Matches items between the languages of a page by the noted texts that they were translated from. `notes` are those of
 * `items`, or with `isReversed` those of the known items. First come items whose noted texts all agree at the same
 * position, then elsewhere, then those that agree most, then those with the same figures and pictures, then those at
 * the same position, and finally the rest in order.
 */
export function matchTranslations(notes: JsonObject, isReversed: boolean): MatchItems {
  return (of, known, items, place) => {
    const [sources, translations] = isReversed ? [items, known] : [known, items];
    const pairs = pairItems(of, sources, translations, place, notes);
    return items.map((_, index) => {
      const pair = pairs.find(({ source, translation }) => (isReversed ? source : translation) === index);
      return (isReversed ? pair?.translation : pair?.source) ?? null;
    });
  };
}

interface Pair {
  readonly source: number;
  readonly translation: number;
}

function pairItems(
  of: Field,
  sources: readonly JsonValue[],
  translations: readonly JsonValue[],
  place: FieldPath,
  notes: JsonObject,
): Pair[] {
  const noted = translations.map((item, index) => listNoted(plainItem(of, item), [...place, index], notes));
  const texts = sources.map((item) => plainItem(of, item));
  const [freeSources, freeTranslations] = [new Set(sources.keys()), new Set(translations.keys())];
  const pairs: Pair[] = [];
  const join = (source: number, translation: number) => {
    pairs.push({ source, translation });
    freeSources.delete(source);
    freeTranslations.delete(translation);
  };
  const agreement = (source: number, translation: number) =>
    (noted[translation] ?? []).filter(({ inside, text }) => comparable(getText(texts[source], inside)) === text).length;
  const isWhole = (source: number, translation: number) => {
    const count = noted[translation]?.length ?? 0;
    return count > 0 && agreement(source, translation) === count;
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
      .toSorted((a, b) => b.count - a.count || Math.abs(a.from - to) - Math.abs(b.from - to))[0];
    if (best) join(best.from, to);
  }
  const [sourceShapes, shapes] = [sources, translations].map((list) => list.map((item) => printShared(of, item)));
  const looksAlike = (from: number, to: number) => sourceShapes?.[from] === shapes?.[to];
  for (const to of [...freeTranslations]) if (freeSources.has(to) && looksAlike(to, to)) join(to, to);
  for (const to of [...freeTranslations]) {
    const [from, ...others] = [...freeSources].filter((candidate) => looksAlike(candidate, to));
    if (from !== undefined && others.length === 0) join(from, to);
  }
  for (const to of [...freeTranslations]) if (freeSources.has(to)) join(to, to);
  for (const to of [...freeTranslations]) {
    const [from] = freeSources;
    if (from !== undefined) join(from, to);
  }
  return pairs;
}

/** The noted sources of the texts of one item, by path inside the item. An untranslated copy is its own source. */
function listNoted(item: JsonValue, place: FieldPath, notes: JsonObject): { inside: string[]; text: string }[] {
  const prefix = `${printPath(place)}.`;
  const whole = notes[printPath(place)];
  const own = Object.entries(notes).filter(([key]) => key.startsWith(prefix));
  const entries: [string[], JsonValue][] = own.map(([key, note]) => [key.slice(prefix.length).split('.'), note]);
  if (whole !== undefined) entries.push([[], whole]);
  return entries.flatMap(([inside, note]) => {
    if (typeof note !== 'string' || note === ORIGINAL) return [];
    return [{ inside, text: comparable(note === UNTRANSLATED ? getText(item, inside) : note) }];
  });
}

/** The parts of an item that both languages share. */
function printShared(of: Field, item: JsonValue): string {
  const select = (field: Field, value: JsonValue | undefined): unknown => {
    if (field.holds === 'value') return field.translation === 'shared' ? (value ?? field.defaultValue()) : null;
    const { item: inner } = field.children;
    if (field.holds === 'items') {
      const items = inner && Array.isArray(value) ? value : [];
      return items.map((each) => (inner ? select(inner, each) : null));
    }
    const values = isJsonObject(value) ? value : {};
    return Object.entries(field.children).map(([name, child]) => select(child, values[name]));
  };
  return JSON.stringify(select(of, plainItem(of, item)));
}

/** How these two notes were stored before they had names. */
const [UNTRANSLATED, ORIGINAL] = ['', ' '];

function getText(item: JsonValue | undefined, inside: readonly string[]): JsonValue | undefined {
  return inside.reduce<JsonValue | undefined>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isJsonObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }, item);
}

function comparable(text: JsonValue | undefined): string {
  return typeof text === 'string' ? text.replace(/\s+/g, ' ').replace(/> </g, '><').trim() : '';
}
