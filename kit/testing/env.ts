/** Whether tests run exhaustively, as in `npm run test:nightly`. */
export const isLong = Boolean(process.env.LONG_TESTS);
