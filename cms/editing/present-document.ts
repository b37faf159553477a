import type { Document, StoredDocument } from '../documents/model.ts';
import { canReadDocument } from '../documents/policy.ts';
import { errors } from '../errors.ts';
import type { Readable } from '../permission/granted.ts';
import type { Viewer } from '../permission/viewer.ts';

export function requirePresent(viewer: Viewer, document: StoredDocument | undefined): Readable<Document> {
  if (!document) throw errors.noDocument();
  if (!canReadDocument(viewer, document)) throw errors.cannotRead(viewer);
  return presentDocument(document);
}

/** The document as doors see it, without internals of its storage. */
export function presentDocument<Granted extends Readable<StoredDocument>>({
  slugBeforeTrash: _slug,
  isFrontPage: _front,
  ...document
}: Granted): Omit<Granted, 'slugBeforeTrash' | 'isFrontPage'> {
  return document;
}
