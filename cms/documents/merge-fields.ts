import { fieldsOfType } from '#content-types/fields-of-type.ts';
import { type DocumentFieldName, documentFields } from '#contract/document-fields.ts';
import { buildValues } from '#contract/field-table.ts';
import { spellSlug } from '#contract/slug.ts';
import { checkLine, checkText } from '../check-text.ts';
import { errors } from '../errors.ts';
import { parseMeta } from './meta.ts';
import type { Document, DocumentPatch } from './model.ts';

/**
 * Applies a patch to the fields of a document. The content of the patch is already canonical. Throws
 * `haptera_invalid_values`, `haptera_malformed`, `haptera_too_long`, `haptera_invalid_text`.
 */
export function mergeFields<State extends Pick<Document, DocumentFieldName | 'type'> & { readonly id?: number }>(
  before: State,
  patch: DocumentPatch,
): State {
  const { meta, wrong, problems } = parseMeta(fieldsOfType(before.type), patch.meta ?? {}, before.meta);
  if (Object.keys(wrong).length > 0) throw errors.invalidValues(wrong);
  const documentId = before.id ?? null;
  if (problems.length > 0) throw errors.malformed(problems.map((problem) => ({ documentId, ...problem })));
  const values = buildValues(documentFields, (name, { kind, types }) => {
    // Fields that its type does not have are ignored, as in WordPress.
    const isSent = patch[name] !== undefined && types.some((type) => type === before.type);
    const sent = isSent ? kind.parse(patch[name]) : undefined;
    if (typeof sent === 'string' && kind.maximum !== undefined) {
      return kind.isLine ? checkLine(name, sent, kind.maximum) : checkText(name, sent, kind.maximum);
    }
    return sent === undefined ? before[name] : sent;
  });
  return {
    ...before,
    ...values,
    slug: patch.slug === undefined ? before.slug : spellSlug(patch.slug),
    meta,
  };
}
