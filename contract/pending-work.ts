import { isJsonObject } from '#cms-schema/json.ts';
import { type PendingFieldPatch, pendingFields } from './document-fields.ts';
import { buildPatch } from './field-table.ts';

/** What somebody changed beside a document of all that history does not keep. */
export interface PendingWork {
  readonly fields: PendingFieldPatch;
  /** The same of the document when it was kept, so that a later reader knows what was changed; null: it does not tell. */
  readonly from: PendingFieldPatch | null;
}

/** Out of the database; null for the work of a client that knows nothing of it. */
export function readPendingWork(stored: unknown): PendingWork | null {
  if (!isJsonObject(stored)) return null;
  const { fields, from } = stored;
  return { fields: readFields(fields), from: isJsonObject(from) ? readFields(from) : null };
}

function readFields(stored: unknown): PendingFieldPatch {
  const values = isJsonObject(stored) ? stored : {};
  return buildPatch(pendingFields, (name) => (Object.hasOwn(values, name) ? values[name] : undefined));
}
