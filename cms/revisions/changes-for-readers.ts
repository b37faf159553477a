import { isDeepStrictEqual } from 'node:util';
import { metaForReaders } from '#cms-schema/editors-meta.ts';
import { documentFields } from '#contract/document-fields.ts';
import { namesOf, pickFields } from '#contract/field-table.ts';
import type { Document } from '../documents/model.ts';
import type { Revision } from './model.ts';
import { withWork } from './with-work.ts';

export type UnfinishedWork = Pick<Revision, 'documentId' | 'title' | 'content' | 'excerpt' | 'pending'>;

/**
 * Whether readers would notice if work beside a document were published. What its editors note of the other language
 * (sources of translations, settled differences) is no change for them.
 */
export function changesForReaders(document: Document, work: UnfinishedWork): boolean {
  const next = withWork(document, work);
  return workFields.some((name) => !isDeepStrictEqual(shownOf(document, name), shownOf(next, name)));
}

const workFields = namesOf(pickFields(documentFields, 'isWork'));

function shownOf(document: Document, name: (typeof workFields)[number]): unknown {
  return name === 'meta' ? metaForReaders({ ...document.meta }) : document[name];
}
