/** As `Promise.all`, but waits for all of them before it throws the first error, so that none continues after that. */
export async function settleAll<const All extends readonly unknown[]>(
  all: All,
): Promise<{ -readonly [Index in keyof All]: Awaited<All[Index]> }> {
  await Promise.allSettled(all);
  return Promise.all(all);
}
