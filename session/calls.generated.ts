// Written by "npm run gen" from platform/*/calls.ts. Do not edit.

/** What each call of the platform takes and gives. */
export interface PlatformCalls {
  /** The industries that somebody may choose at registration. */
  'GET /api/dict/getDictItems/industry': { input: Readonly<Record<string, never>>; result: readonly ({ readonly text: string; readonly itemEnText: string; readonly value: string })[] };
}
