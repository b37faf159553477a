/** The state of one language of a document, as shown to people. `missing`: others exist, this one does not. */
export const documentStates = [
  'missing',
  'draft',
  'pending',
  'scheduled',
  'failed',
  'published',
  'changed',
  'changeScheduled',
  'private',
  'trash',
] as const;
export type DocumentState = (typeof documentStates)[number];
