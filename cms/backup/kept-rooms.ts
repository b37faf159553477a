import type { Migration } from '#kit/database/migrate.ts';
import { keptByPlatform } from '#platform/database/kept.ts';
import { migrations } from '../database/migrations.ts';

/** A room of the product whose tables, and possibly files, are backed up. */
export interface KeptRoom {
  /** The schema of its tables. */
  readonly schema: string;
  readonly migrations: Migration[];
  /** Tables that are not backed up, with the reason. All others are, so a new table is backed up by default. */
  readonly leftOut: Readonly<Record<string, string>>;
  /** Tables with content that a restore would replace, and a name for their rows in messages. */
  readonly content: Readonly<Record<string, string>>;
  /** A folder in the data folder, all of whose files are backed up. Null if rows name the files. */
  readonly folder: string | null;
}

/** After a restore everyone has to sign in again. The restore itself announces the new content to the site. */
export const cmsRoom: KeptRoom = {
  schema: 'cms',
  migrations,
  leftOut: {
    schema_migrations: 'written by the migrations themselves',
    schema_lease: 'which process is migrating',
    writer_lease: 'which process is writing',
    sessions: 'who is signed in: the archive must not give anyone access',
    sign_in_attempts: 'recent failed sign-ins',
    known_places: 'where people sign in from: no place is known after a restore',
    translation_states: 'recomputed from the documents',
    presence: 'who has a page open',
    outbox: 'announcements to the site, which shows other content after a restore',
  },
  content: { documents: 'documents', media: 'files', users: 'accounts' },
  folder: null,
};

/** The CMS comes first: it owns the archive, and its lease guarantees that no other process writes. */
export const keptRooms: readonly KeptRoom[] = [cmsRoom, keptByPlatform];

/** The schema in which a room's tables are built before they replace the present ones in one step. */
export function stagingOf({ schema }: Pick<KeptRoom, 'schema'>): string {
  return `${schema}_restoring`;
}

/** The schema to which a room's present tables are moved in that step, to be dropped. */
export function replacedOf({ schema }: Pick<KeptRoom, 'schema'>): string {
  return `${schema}_replaced`;
}
