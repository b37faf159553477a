import { readDocumentPass } from '#contract/gated-documents.ts';
import type { CmsCore } from '../core.ts';
import { isGated } from '../documents/model.ts';
import { getDocumentRow } from '../documents/store.ts';
import type { PublishedDocument } from './model.ts';
import { presentBody } from './present-document.ts';
import { loadResolver, presentSummaries } from './sync-published.ts';

/** Presents the document of a pass. Of a gate there is no row that a reader could be given: this one is made for who asks. */
export async function openGated(core: CmsCore, pass: string): Promise<PublishedDocument | null> {
  const { database, keys, readContent } = core;
  const claim = readDocumentPass(keys.documentPasses, pass, core.now());
  const document = claim && (await getDocumentRow(database, claim.documentId));
  // It may have become another's since the pass was given.
  if (!document || !isGated(document) || document.visibility !== claim.visibility) return null;
  const [loaded] = await presentSummaries(database, readContent, [document]);
  if (!loaded) return null;
  const { resolver, ...shown } = await loadResolver(database, readContent, loaded);
  const version = core.contentVersion();
  const { summary, blocks } = presentBody(loaded, resolver, version, shown);
  return { ...summary, version, blocks };
}
