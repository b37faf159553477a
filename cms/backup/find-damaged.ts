import type { Queryable } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import type { MemberChecksum } from './model.ts';
import { inSchema } from './tables.ts';

/** SHA-256 of media in hex, by name, as far as it is known. */
export type StoredChecksums = ReadonlyMap<string, string>;

export async function listStoredChecksums(tx: Queryable, schema: string): Promise<StoredChecksums> {
  const media = inSchema(schema, 'media');
  // A schema that an older version made has no such column.
  const rows = await tx.query<{ name: string; sha256: string }>(sql`
    select file as name, to_jsonb(m) ->> 'sha256' as sha256 from ${media} m where to_jsonb(m) ->> 'sha256' is not null
    union all
    select one ->> 'file', one ->> 'sha256' from ${media}, jsonb_array_elements(renditions) as one
      where one ->> 'sha256' is not null`);
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

/** Files of an archive that are not what was once stored: the disk changed them before they were backed up. */
export function findDamaged(stored: StoredChecksums, members: readonly MemberChecksum[]): string[] {
  return members.filter(({ name, sha256 }) => (stored.get(name) ?? sha256) !== sha256).map(({ name }) => name);
}
