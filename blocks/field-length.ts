import { isLongerThan, mostCodeUnits } from '#kit/text/characters.ts';

/**
 * The attributes of a field that takes so many characters: `tendForm` tells when there are more. The browser counts code
 * units, of which a character may have many, so its own limit is only a bound and cuts nothing that is valid.
 */
export function atMost(characters: number) {
  return { maxLength: mostCodeUnits(characters), 'data-most': characters } as const;
}

/** How many characters a field may have, if it has more; otherwise null. */
export function overLength({
  dataset,
  value,
}: {
  readonly dataset: DOMStringMap;
  readonly value: string;
}): number | null {
  const most = Number(dataset.most ?? Number.NaN);
  return !Number.isNaN(most) && isLongerThan(value.trim(), most) ? most : null;
}
