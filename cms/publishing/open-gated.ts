import { readDocumentPass } from '#contract/gated-documents.ts';
import type { CmsCore } from '../core.ts';
import { isGated, needsPassword, type StoredDocument } from '../documents/model.ts';
import { getDocumentRow } from '../documents/store.ts';
import type { PublishedDocument } from './model.ts';
import type { PasswordGate } from './password-gate.ts';
import { presentBody } from './present-document.ts';
import { loadResolver, presentSummaries } from './sync-published.ts';

/** Presents the document that a pass opens. Gated documents have no published row, so it is built for each request. */
export async function openGated(core: CmsCore, gate: PasswordGate, pass: string): Promise<PublishedDocument | null> {
  const { database, readContent } = core;
  const document = (await findForAccount(core, pass)) ?? (await gate.findOpened(pass));
  if (!document) return null;
  const [loaded] = await presentSummaries(database, readContent, [document]);
  if (!loaded) return null;
  const { resolver, ...shown } = await loadResolver(database, readContent, loaded);
  const version = core.contentVersion();
  const { summary, blocks } = presentBody(loaded, resolver, version, shown);
  return { ...summary, version, blocks };
}

/** The document that the platform has let an account read. */
async function findForAccount({ database, keys, now }: CmsCore, pass: string): Promise<StoredDocument | null> {
  const claim = readDocumentPass(keys.documentPasses, pass, now());
  const document = claim && (await getDocumentRow(database, claim.documentId));
  // Its visibility may have changed since the pass was issued.
  if (!document || !isGated(document) || document.visibility !== claim.visibility) return null;
  return needsPassword(document) ? null : document;
}
