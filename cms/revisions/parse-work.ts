import { fieldsOfType } from '#content-types/fields-of-type.ts';
import type { PendingFieldPatch } from '#contract/document-fields.ts';
import type { PendingWork } from '#contract/pending-work.ts';
import { knownMeta, parseMeta } from '../documents/meta.ts';
import type { Document } from '../documents/model.ts';
import { errors } from '../errors.ts';

/**
 * Validates unfinished work by the rules of a save: drops fields that the document's type does not have, and rejects
 * what a save would reject. Throws `haptera_invalid_values`, `haptera_malformed`, `haptera_too_long`,
 * `haptera_invalid_text`.
 */
export function parseWork(document: Document, { fields, from }: PendingWork): PendingWork {
  return {
    fields: parseFields(document, fields, 'meta'),
    from: from && parseFields(document, from, 'pending_from.meta'),
  };
}

function parseFields(document: Document, sent: PendingFieldPatch, parameter: string): PendingFieldPatch {
  if (sent.meta === undefined) return sent;
  const fields = fieldsOfType(document.type);
  const { wrong, problems } = parseMeta(fields, sent.meta, document.meta, parameter);
  if (Object.keys(wrong).length > 0) throw errors.invalidValues(wrong);
  if (problems.length > 0) throw errors.malformed(problems.map((problem) => ({ documentId: document.id, ...problem })));
  return { ...sent, meta: knownMeta(fields, sent.meta) };
}
