/** Tests that only read the sources. `npm run check` runs them, so `npm test` leaves them out afterwards. */
export const rules: readonly string[] = [
  'addresses.test.ts',
  'codes.test.ts',
  'packages.test.ts',
  'resources.test.ts',
  'rooms.test.ts',
  'sentences.test.ts',
  'server-components.test.ts',
];
