import type { ContentTypeDefinition } from '#cms-schema/define-content-type.ts';
import type { Database } from '#kit/database/connect.ts';
import { type Sql, sql } from '#kit/database/sql.ts';

/**
 * Moves the values of renamed fields of content types to their present names, wherever meta is stored: documents, their history,
 * unfinished work and scheduled changes. A value that already has the present name is kept. Idempotent; runs at every start, so
 * that a restored backup follows as well.
 */
export async function renameStoredFields(
  database: Database,
  types: readonly Pick<ContentTypeDefinition, 'name' | 'renamed'>[],
): Promise<void> {
  for (const { name: type, renamed } of types) {
    for (const [former, present] of Object.entries(renamed)) {
      await database.transaction(async (tx) => {
        await tx.run(sql`
          update documents set meta = ${rename(sql`meta`, former, present)}
          where type = ${type} and meta ? ${former}`);
        for (const [table, column, path] of [
          [sql`revisions`, sql`fields`, ['meta']],
          [sql`revisions`, sql`pending`, ['fields', 'meta']],
          [sql`revisions`, sql`pending`, ['from', 'meta']],
          [sql`scheduled_changes`, sql`patch`, ['meta']],
        ] as const) {
          const meta = sql`(${column} #> ${path}::text[])`;
          await tx.run(sql`
            update ${table} set ${column} = jsonb_set(${column}, ${path}::text[], ${rename(meta, former, present)})
            where jsonb_typeof(${meta}) = 'object' and ${meta} ? ${former}
              and document_id in (select id from documents where type = ${type})`);
        }
      });
    }
  }
}

/** An object of meta with a value under its present name. */
function rename(meta: Sql, former: string, present: string): Sql {
  return sql`(jsonb_build_object(${present}::text, ${meta} -> ${former}::text) || (${meta} - ${former}::text))`;
}
