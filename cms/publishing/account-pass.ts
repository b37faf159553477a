import { readDocumentPass } from '#contract/gated-documents.ts';
import type { CmsCore } from '../core.ts';
import { needsAccount, type StoredDocument } from '../documents/model.ts';
import { getDocumentRow } from '../documents/store.ts';

/** The document that the platform let an account read; null for a pass that was forged, has expired or is void. */
export async function findForAccount(
  { database, keys, now }: Pick<CmsCore, 'database' | 'keys' | 'now'>,
  pass: string,
): Promise<StoredDocument | null> {
  const claim = readDocumentPass(keys.documentPasses, pass, now());
  const document = claim && (await getDocumentRow(database, claim.documentId));
  // Its visibility may have changed since the pass was issued.
  return document && needsAccount(document) && document.visibility === claim.visibility ? document : null;
}
