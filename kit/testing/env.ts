/** Whether this run decides if a change lands. */
export const isDeciding = Boolean(process.env.CI);

/** Whether tests try all that they can, which takes minutes: see `bench/long-tests.ts`. */
export const isLong = Boolean(process.env.LONG_TESTS);
