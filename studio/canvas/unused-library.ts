/** Stands for a library that another one imports and never calls here; `next.config.ts` says which and why. */
export default function unusedLibrary(): never {
  throw new Error('This part of a library was left out of the builder because nothing used it.');
}

export const parse = unusedLibrary;
