const BATCH = 4;

/** Asks for a few things at a time: one list must not take every connection of the database. */
export async function mapInBatches<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result> | Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += BATCH) {
    results.push(...(await Promise.all(items.slice(start, start + BATCH).map(map))));
  }
  return results;
}
