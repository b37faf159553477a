/** Links that begin a trial, by the hash of their key. */
export const trialTables: string[] = [
  `create table trial_links (
    key_hash text primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index trial_links_by_account on trial_links (account_id)`,
];
