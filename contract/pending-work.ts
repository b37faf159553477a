import { isJsonObject } from '#cms-schema/json.ts';
import { type PendingFieldPatch, pendingFields } from './document-fields.ts';
import { buildPatch } from './field-table.ts';

/** Pending changes to a document's fields other than its texts. */
export interface PendingWork {
  readonly fields: PendingFieldPatch;
  /** The document's values at the time of saving, to tell later what was changed; null: unknown. */
  readonly from: PendingFieldPatch | null;
}

/** Parses the stored value; null if it was saved by a client without support for these fields. */
export function readPendingWork(stored: unknown): PendingWork | null {
  if (!isJsonObject(stored)) return null;
  const { fields, from } = stored;
  return { fields: readFields(fields), from: isJsonObject(from) ? readFields(from) : null };
}

function readFields(stored: unknown): PendingFieldPatch {
  const values = isJsonObject(stored) ? stored : {};
  return buildPatch(pendingFields, (name) => (Object.hasOwn(values, name) ? values[name] : undefined));
}
