import { type DocumentFieldName, documentFields } from '#contract/document-fields.ts';
import { buildValues } from '#contract/field-table.ts';
import { limits } from '#contract/limits.ts';
import { sanitizeSlug } from '#contract/slug.ts';
import { checkText } from '../check-text.ts';
import { errors } from '../errors.ts';
import { parseMeta } from './meta.ts';
import type { Document, DocumentPatch } from './model.ts';

/**
 * A document with what a patch says of its fields; its content is canonical already. Throws `haptera_invalid_values`,
 * `haptera_too_long`, `haptera_invalid_text`.
 */
export function mergeFields<State extends Pick<Document, DocumentFieldName>>(
  before: State,
  patch: DocumentPatch,
): State {
  const { meta, wrong } = parseMeta(patch.meta ?? {}, before.meta);
  if (Object.keys(wrong).length > 0) throw errors.invalidValues(wrong);
  const values = buildValues(documentFields, (name, { kind }) => {
    const sent = patch[name] === undefined ? undefined : kind.parse(patch[name]);
    if (typeof sent === 'string' && kind.maximum !== undefined) return checkText(name, sent, kind.maximum);
    return sent === undefined ? before[name] : sent;
  });
  return {
    ...before,
    ...values,
    slug: patch.slug === undefined ? before.slug : sanitizeSlug(patch.slug),
    meta: { ...meta, ...checkMeta(meta) },
  };
}

function checkMeta(meta: Document['meta']) {
  return {
    footnotes: checkText('meta.footnotes', meta.footnotes, limits.document.footnotes),
    seo_title: checkText('meta.seo_title', meta.seo_title, limits.document.seoTitle),
    seo_description: checkText('meta.seo_description', meta.seo_description, limits.document.seoDescription),
  };
}
