/** Whether this run decides if a change is merged (CI). */
export const isDeciding = Boolean(process.env.CI);

/** Whether tests run exhaustively, which takes minutes: see `bench/long-tests.ts`. */
export const isLong = Boolean(process.env.LONG_TESTS);
