import type { CmsCore } from '../core.ts';
import { needsPassword } from '../documents/model.ts';
import { findForAccount } from './account-pass.ts';
import { listGateRows } from './gate-store.ts';
import type { Gate, PublishedDocument } from './model.ts';
import type { PasswordGate } from './password-gate.ts';
import { presentBody } from './present-document.ts';
import { loadResolver, presentSummaries } from './sync-published.ts';

/** Presents the document that a pass opens. Gated documents have no published row, so it is built for each request. */
export async function openGated(core: CmsCore, gate: PasswordGate, pass: string): Promise<PublishedDocument | null> {
  const { database, readContent } = core;
  const admitted = await findForAccount(core, pass);
  const document = admitted && !needsPassword(admitted) ? admitted : await gate.findOpened(pass);
  if (!document) return null;
  const [loaded] = await presentSummaries(database, readContent, [document]);
  if (!loaded) return null;
  const { resolver, ...shown } = await loadResolver(database, readContent, loaded);
  const version = core.contentVersion();
  const { summary, blocks } = presentBody(loaded, resolver, version, shown);
  return { ...summary, version, blocks };
}

/** The second gate, for an account that has passed the first one: it asks for the password of the document. */
export async function findSecondGate(core: CmsCore, pass: string): Promise<Gate | null> {
  const admitted = await findForAccount(core, pass);
  if (!admitted || !needsPassword(admitted)) return null;
  const [row] = await listGateRows(core.database, [admitted.id]);
  return row ? { ...row, passwordFor: admitted.id } : null;
}
