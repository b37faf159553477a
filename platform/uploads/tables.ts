/** Uploads in progress, or complete and not used yet. `received` bytes are safely on disk. */
export const uploadTables: string[] = [
  `create table uploads (
    id uuid primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    file_name text not null,
    bytes bigint not null,
    received bigint not null default 0,
    created_at timestamptz not null,
    touched_at timestamptz not null,
    expires_at timestamptz not null,
    sha256 text
  )`,
  `create index uploads_by_account on uploads (account_id, touched_at)`,
  `create index uploads_by_end on uploads (expires_at)`,
];

/** The lease on an upload: its holder in any process, when it expires, and whether another request wants it. */
export const uploadTurnColumns: string[] = [
  `alter table uploads add column turn uuid, add column turn_until timestamptz,
    add column is_turn_wanted boolean not null default false`,
];
