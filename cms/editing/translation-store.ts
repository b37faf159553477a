import { isJsonObject } from '#cms-schema/json.ts';
import { locales } from '#cms-schema/locale.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { jsonb, prepared, sql } from '#kit/database/sql.ts';
import type { Behind } from './model.ts';

/** The `program` of groups that have not been counted since they were saved. */
const uncounted = '';

/**
 * Marks groups for a later count, in the transaction that writes their documents, so that a crash in between loses
 * nothing. Always in the same order, so that two saves of several groups cannot deadlock.
 */
export async function markUncounted(tx: Queryable, groupIds: readonly string[]): Promise<void> {
  if (groupIds.length === 0) return;
  const sorted = [...new Set(groupIds)].toSorted();
  await tx.run(
    prepared(
      'mark-uncounted',
      sql`
        insert into translation_states (group_id, behind, program)
        select group_id, '{}', ${uncounted} from unnest(${sorted}::uuid[]) as marked (group_id)
        on conflict (group_id) do update set program = excluded.program`,
    ),
  );
}

/** The marked groups. Cheap, since a partial index holds only these. */
export async function listMarkedGroups(tx: Queryable, limit: number): Promise<string[]> {
  const rows = await tx.query<{ group_id: string }>(sql`
    select group_id from translation_states where program = '' order by group_id limit ${limit}`);
  return rows.map(({ group_id: id }) => id);
}

/** Prevents concurrent counts of this group until the transaction ends: two languages may be saved at once. */
export async function lockTranslationState(tx: Queryable, groupId: string): Promise<void> {
  await tx.run(sql`
    insert into translation_states (group_id, behind, program) values (${groupId}, '{}', ${uncounted})
    on conflict (group_id) do update set group_id = excluded.group_id`);
}

export async function saveTranslationState(
  tx: Queryable,
  groupId: string,
  { behind, program }: { readonly behind: Behind; readonly program: string },
): Promise<void> {
  await tx.run(sql`
    update translation_states set behind = ${jsonb(behind)}, program = ${program} where group_id = ${groupId}`);
}

export async function deleteTranslationState(tx: Queryable, groupId: string): Promise<void> {
  await tx.run(sql`delete from translation_states where group_id = ${groupId}`);
}

export async function listBehind(tx: Queryable, groupIds: readonly string[]): Promise<ReadonlyMap<string, Behind>> {
  if (groupIds.length === 0) return new Map();
  const rows = await tx.query<{ group_id: string; behind: unknown }>(
    sql`select group_id, behind from translation_states where group_id = any(${groupIds}) and behind <> '{}'`,
  );
  return new Map(rows.map(({ group_id: id, behind }) => [id, readBehind(behind)]));
}

/** Groups that were not counted with these block definitions. */
export async function listUncountedGroups(tx: Queryable, program: string, limit: number): Promise<string[]> {
  const rows = await tx.query<{ group_id: string }>(sql`
    select distinct d.group_id from documents d left join translation_states s using (group_id)
    where s.program is distinct from ${program} limit ${limit}`);
  return rows.map(({ group_id: id }) => id);
}

function readBehind(stored: unknown): Behind {
  if (!isJsonObject(stored)) return {};
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const count = stored[locale];
      return typeof count === 'number' ? [[locale, count]] : [];
    }),
  );
}
