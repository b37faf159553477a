import type { Locale } from '#cms-schema/locale.ts';
import type { Visibility } from '#cms-schema/visibility.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { sql } from '#kit/database/sql.ts';
import type { GatedPath, PlaceOfTranslation } from './model.ts';

/** The public page at the address of a gated document. Holds nothing of the document itself. */
export interface GateRow {
  readonly documentId: number;
  readonly locale: Locale;
  readonly path: string;
  readonly visibility: Visibility;
  readonly ticket: string;
  /** The addresses of its translations, which may be gates as well. */
  readonly translations: readonly PlaceOfTranslation[];
  readonly modifiedAt: string;
  readonly version: number;
  readonly presentedBy: string;
}

const columns = sql`document_id as "documentId", locale, path, visibility, ticket, translations, modified_at as "modifiedAt",
  version, presented_by as "presentedBy"`;

export async function listGateRows(tx: Queryable, ids: readonly number[]): Promise<GateRow[]> {
  if (ids.length === 0) return [];
  return tx.query<GateRow>(sql`select ${columns} from gates where document_id = any(${ids}) order by document_id`);
}

export async function getGateAt(tx: Queryable, locale: Locale, path: string): Promise<GateRow | null> {
  return tx.one<GateRow>(sql`select ${columns} from gates where locale = ${locale} and path = ${path}`);
}

export async function saveGate(tx: Queryable, row: GateRow): Promise<void> {
  await tx.run(sql`
    insert into gates (document_id, locale, path, visibility, ticket, translations, modified_at, version, presented_by)
    values (${row.documentId}, ${row.locale}, ${row.path}, ${row.visibility}, ${row.ticket},
      ${JSON.stringify(row.translations)}, ${row.modifiedAt}, ${row.version}, ${row.presentedBy})
    on conflict (document_id) do update set path = excluded.path, visibility = excluded.visibility,
      ticket = excluded.ticket, translations = excluded.translations, modified_at = excluded.modified_at,
      version = excluded.version, presented_by = excluded.presented_by`);
}

/** Deletes the gates together with the references recorded for their documents. */
export async function deleteGates(tx: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.run(sql`delete from published_references where document_id = any(${ids})`);
  await tx.run(sql`delete from gates where document_id = any(${ids})`);
}

export async function listGatedPaths(tx: Queryable): Promise<GatedPath[]> {
  return tx.query<GatedPath>(
    sql`select locale, path, modified_at as modified, version from gates order by locale desc, path`,
  );
}

/** Published documents with a password at whose address nothing stands, as older versions left them. */
export async function listMissingGates(tx: Queryable): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    select d.id from documents d left join gates g on g.document_id = d.id
    where d.status = 'publish' and d.password <> '' and g.document_id is null
    order by d.id`);
  return rows.map(({ id }) => id);
}
