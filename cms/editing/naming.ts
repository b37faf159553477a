import { CmsError } from '../errors.ts';

/** Runs a step about one of several documents; its errors identify the document, as `document` in their data. */
export async function naming<Result>(
  about: { readonly id: number } | null,
  all: readonly unknown[],
  act: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof CmsError) || about === null || all.length < 2) throw error;
    throw new CmsError(error.code, error.status, error.message, { ...error.data, document: about.id }, error);
  }
}
