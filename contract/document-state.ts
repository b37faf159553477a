/** Where one language of a document stands, as people speak of it. `missing`: the others exist, this one does not. */
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
