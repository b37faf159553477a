import type { Queryable } from '#kit/database/connect.ts';
import { prepared, sql } from '#kit/database/sql.ts';
import { listNumberedMedia, mediaIn } from '../media/document-media.ts';
import type { ReadContent } from '../typed-content.ts';
import { listContentUses, type UsingState } from './list-content-uses.ts';

/**
 * Which state of a document uses something: the stored one, one person's unsaved work (`workId`: its revision), or the
 * change that is scheduled for it.
 */
export type Using =
  | { readonly state: 'saved' | 'change'; readonly workId?: never }
  | { readonly state: 'work'; readonly workId: number };

/**
 * Records what a state of a document uses, in place of what was recorded for it before. Files that it no longer uses
 * stay recorded as `former`, because they are part of the document's history and hidden with it.
 */
export async function saveUses(
  tx: Queryable,
  readContent: (...args: Parameters<ReadContent>) => ReturnType<ReadContent>,
  documentId: number,
  { state, workId = 0 }: Using,
  used: UsingState,
): Promise<void> {
  const numbered = await listNumberedMedia(tx, used.content);
  const others = listContentUses(used, readContent(used.content, used.type));
  await tx.run(
    prepared(
      'save-uses',
      sql`
        with present as materialized (
          select 'media' as kind, id::text as target from (${mediaIn(used, numbered)}) as media
          union all
          select * from unnest(${others.map(({ kind }) => kind)}::text[], ${others.map(({ target }) => target)}::text[])
        ),
        gone as (
          delete from uses u
          where document_id = ${documentId}::bigint and state = ${state} and work_id = ${workId}::bigint
            and not exists (select 1 from present p where p.kind = u.kind and p.target = u.target)
          returning kind, target
        ),
        kept as (
          insert into uses (document_id, state, work_id, kind, target)
          select ${documentId}::bigint, 'former', 0, kind, target from gone where kind = 'media' on conflict do nothing
        )
        insert into uses (document_id, state, work_id, kind, target)
        select ${documentId}::bigint, ${state}, ${workId}::bigint, kind, target from present on conflict do nothing`,
    ),
  );
}

/** Forgets what unsaved work that was discarded would use, apart from its files. */
export async function dropUsesOfWork(tx: Queryable, documentId: number, workId: number): Promise<void> {
  await tx.run(sql`
    with gone as (
      delete from uses where document_id = ${documentId} and state = 'work' and work_id = ${workId}
      returning kind, target
    )
    insert into uses (document_id, state, work_id, kind, target)
    select ${documentId}::bigint, 'former', 0, kind, target from gone where kind = 'media' on conflict do nothing`);
}
