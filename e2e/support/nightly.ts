/**
 * Marks a journey that only a nightly run needs (`npm run test:nightly`): its rule is also held by a test at a door or
 * beside a component, or by a journey that runs for every change.
 */
export const nightly = { tag: '@nightly' };
