import type { Migration } from '#kit/database/migrate.ts';
import { keptByPlatform } from '#platform/database/kept.ts';
import { migrations } from '../database/migrations.ts';

/** A room of the product whose tables, and perhaps files, are in a backup. */
export interface KeptRoom {
  /** In which its tables stand. */
  readonly schema: string;
  readonly migrations: Migration[];
  /**
   * Tables that a backup does not hold, with the reason. Everything else is in it, so a new table is safe unless
   * somebody says otherwise.
   */
  readonly leftOut: Readonly<Record<string, string>>;
  /** Tables whose rows are content that a restore would replace, and what their rows are called. */
  readonly content: Readonly<Record<string, string>>;
  /** Below the data folder: every file in it is kept. Null where rows name the files. */
  readonly folder: string | null;
}

/** People sign in anew after a restore; the site is told of everything by the restore itself. */
export const cmsRoom: KeptRoom = {
  schema: 'cms',
  migrations,
  leftOut: {
    schema_migrations: 'made by the migrations themselves',
    schema_lease: 'who migrates at this moment',
    writer_lease: 'who writes at this moment',
    sessions: 'who is signed in: a copy of the archive must sign nobody in',
    sign_in_attempts: 'who failed to sign in lately',
    known_places: 'from where people sign in: nobody is known after a restore',
    translation_states: 'counted anew from the documents',
    presence: 'who has a page open at this moment',
    outbox: 'announcements to a site that shows other content after a restore',
  },
  content: { documents: 'documents', media: 'files', users: 'accounts' },
  folder: null,
};

/** The CMS first: it owns the archive, and its lease says that nobody writes. */
export const keptRooms: readonly KeptRoom[] = [cmsRoom, keptByPlatform];

/** Where a room's tables are put together before they take the place of the present ones in one step. */
export function stagingOf({ schema }: Pick<KeptRoom, 'schema'>): string {
  return `${schema}_restoring`;
}

/** Where a room's present tables go in that step, to be dropped. */
export function replacedOf({ schema }: Pick<KeptRoom, 'schema'>): string {
  return `${schema}_replaced`;
}
