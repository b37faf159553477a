import { isJsonObject, isJsonValue, type JsonObject } from '#cms-schema/json.ts';
import { pendingFields } from '#contract/document-fields.ts';
import { buildPatch } from '#contract/field-table.ts';
import type { PendingWork } from '#contract/pending-work.ts';

/**
 * Before it had a column, unfinished work that history does not keep was stored in a comment at the end of an
 * autosave's content: `slug`, `meta` (which includes the picture, categories and tags under their REST names), and
 * `from` with the document's own values. Read by migrations, and for autosaves from a tab that was opened before an
 * update.
 */
export function readPendingComment(content: string): { readonly content: string; readonly fields: JsonObject } {
  const [, json] = comment.exec(content) ?? [];
  return { content: content.replace(comment, ''), fields: json === undefined ? {} : parseFields(json) };
}

/** Hyphens and angle brackets are escaped as JSON allows, so that nothing inside can end the comment. */
export function printPendingComment(fields: JsonObject): string {
  const json = JSON.stringify(fields).replace(/[-<>]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
  return `<!-- haptera:pending ${json} -->`;
}

/** The content without the comment, and the work in the comment; null if there is no comment. */
export function takePendingComment(source: string): { readonly content: string; readonly pending: PendingWork | null } {
  const { content, fields } = readPendingComment(source);
  if (content === source) return { content, pending: null };
  const { from } = fields;
  return {
    content,
    pending: { fields: readTold(fields), from: from !== undefined && isJsonObject(from) ? readTold(from) : null },
  };
}

const comment = /\s*<!-- haptera:pending (\{.*\}) -->\s*$/;

function readTold({ slug, meta }: JsonObject): PendingWork['fields'] {
  const { featured_media, categories, tags, ...own } = meta !== undefined && isJsonObject(meta) ? meta : {};
  const told = { slug, featured_media, categories, tags, ...(meta !== undefined && { meta: own }) };
  return buildPatch(pendingFields, (_, { rest }) => told[rest]);
}

function parseFields(json: string): JsonObject {
  try {
    const value: unknown = JSON.parse(json);
    return isJsonValue(value) && isJsonObject(value) ? value : {};
  } catch {
    return {};
  }
}
