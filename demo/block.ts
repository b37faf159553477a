import type { BlockDefinition } from '#cms-schema/define-block.ts';
import type { Fields, ValuesOf } from '#cms-schema/field.ts';
import type { Slot } from '#cms-schema/fields/slot.ts';
import type { JsonObject, JsonValue } from '#cms-schema/json.ts';
import { type Locale, type Localized, locales } from '#cms-schema/locale.ts';
import { propertyOf } from '#kit/property-of.ts';

/** A block of a seeded page in both languages: one tree, so that their structure cannot diverge. */
export interface SeedBlock {
  readonly id: string;
  readonly type: string;
  readonly version: number;
  readonly attributes: Localized<JsonObject>;
  readonly slots: Readonly<Record<string, readonly SeedBlock[]>>;
}

/**
 * The stored values of a block, written once for both languages: texts that differ are a pair. Fields left out have
 * their default.
 */
export type Bilingual<Value> = Value extends string
  ? string extends Value
    ? string | Localized
    : Value
  : Value extends readonly (infer Item)[]
    ? readonly Bilingual<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]?: Bilingual<Value[Key]> }
      : Value;

type Slots = Readonly<Record<string, Slot>>;

/**
 * Builds a block by its definition, so that a renamed or removed field fails to compile. `id` also becomes its anchor.
 */
export function block<F extends Fields, S extends Slots>(
  definition: BlockDefinition<F, S>,
  id: string,
  values: NoInfer<Bilingual<ValuesOf<F>>>,
  slots: { readonly [Name in keyof NoInfer<S>]?: readonly SeedBlock[] } = {},
): SeedBlock {
  return {
    id,
    type: definition.name,
    version: definition.version,
    attributes: { zh: speakObject(values, 'zh'), en: speakObject(values, 'en') },
    slots: Object.fromEntries(
      Object.keys(definition.slots).map((name): [string, readonly SeedBlock[]] => [name, readSlot(slots, name)]),
    ),
  };
}

function readSlot(slots: { readonly [name: string]: readonly SeedBlock[] | undefined }, name: string) {
  return slots[name] ?? [];
}

function speakObject(values: object, locale: Locale): JsonObject {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]): [string, JsonValue] => [key, speak(value, locale)]),
  );
}

function speak(value: unknown, locale: Locale): JsonValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (Array.isArray(value)) return value.map((item: unknown) => speak(item, locale));
  if (typeof value !== 'object') throw new TypeError(`A ${typeof value} cannot be stored in a block.`);
  return isPair(value) ? value[locale] : speakObject(value, locale);
}

function isPair(value: object): value is Localized {
  return (
    Object.keys(value).length === locales.length &&
    locales.every((locale) => typeof propertyOf(value, locale) === 'string')
  );
}
