/**
 * What happens to a document on its way to publication through somebody else's hands. `submitted`: it waits for a decision;
 * `withdrawn`: it does no more, by whoever writes it; `answered`: it went back, with words or without; `approved`: it was
 * published, scheduled or made private.
 */
export const reviewSteps = ['submitted', 'withdrawn', 'answered', 'approved'] as const;
export type ReviewStep = (typeof reviewSteps)[number];
