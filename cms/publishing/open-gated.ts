import { readDocumentPass } from '#contract/gated-documents.ts';
import type { CmsCore } from '../core.ts';
import { isGated } from '../documents/model.ts';
import { getDocumentRow } from '../documents/store.ts';
import type { PublishedDocument } from './model.ts';
import { presentBody } from './present-document.ts';
import { loadResolver, presentSummaries } from './sync-published.ts';

/** Presents the document that a pass opens. Gated documents have no published row, so it is built for each request. */
export async function openGated(core: CmsCore, pass: string): Promise<PublishedDocument | null> {
  const { database, keys, readContent } = core;
  const claim = readDocumentPass(keys.documentPasses, pass, core.now());
  const document = claim && (await getDocumentRow(database, claim.documentId));
  // Its visibility may have changed since the pass was issued.
  if (!document || !isGated(document) || document.visibility !== claim.visibility) return null;
  const [loaded] = await presentSummaries(database, readContent, [document]);
  if (!loaded) return null;
  const { resolver, ...shown } = await loadResolver(database, readContent, loaded);
  const version = core.contentVersion();
  const { summary, blocks } = presentBody(loaded, resolver, version, shown);
  return { ...summary, version, blocks };
}
