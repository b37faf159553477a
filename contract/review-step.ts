/**
 * The steps of a document's review by another editor. `submitted`: it waits for a decision; `withdrawn`: its writer
 * took it back; `answered`: the reviewer returned it, with or without a comment; `approved`: it was published,
 * scheduled or made private.
 */
export const reviewSteps = ['submitted', 'withdrawn', 'answered', 'approved'] as const;
export type ReviewStep = (typeof reviewSteps)[number];
