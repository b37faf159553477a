/** Accounts, companies, sessions and the audit log. */
export const accountTables: string[] = [
  `create table companies (
    id uuid primary key,
    name text not null,
    created_at timestamptz not null
  )`,
  `create table accounts (
    id uuid primary key,
    email text not null,
    email_key text not null unique,
    password_hash text not null,
    role_code text not null check (role_code in ('user', 'trialCustomer', 'customer')),
    expires_at timestamptz,
    trial_begun_at timestamptz,
    config_file_auth smallint check (config_file_auth in (0, 1)),
    company_id uuid references companies (id),
    is_manager boolean not null default false,
    industry text not null default '',
    company_name text not null default '',
    job text not null default '',
    locale text not null check (locale in ('zh', 'en')),
    registered_at timestamptz not null,
    last_login_at timestamptz
  )`,
  `create index accounts_by_company on accounts (company_id, registered_at) where company_id is not null`,
  `create table sessions (
    id text primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    agent text not null,
    network text,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null,
    was_replaced boolean not null default false
  )`,
  `create index sessions_by_account on sessions (account_id)`,
  `create index sessions_by_end on sessions (expires_at)`,
  `create table audit_log (
    id uuid primary key,
    at timestamptz not null,
    account_id uuid,
    action text not null,
    object_kind text not null,
    object_id text not null,
    details jsonb not null,
    network text
  )`,
  `create index audit_log_by_time on audit_log (at)`,
  `create index audit_log_by_account on audit_log (account_id, at)`,
];

/**
 * Whether an account's mailbox was proved, and the links with which its owner sets a password. For older accounts the
 * audit log tells: a new password needed a code that was mailed.
 */
export const mailboxProofTables: string[] = [
  `alter table accounts add column proved_at timestamptz`,
  `update accounts set proved_at = proof.at from (
    select object_id, min(at) as at from audit_log
    where object_kind = 'account' and action = 'account.reset-password' group by object_id) proof
    where proof.object_id = accounts.id::text`,
  `create index accounts_unproved on accounts (registered_at) where proved_at is null`,
  `create table password_links (
    key_hash text primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index password_links_by_account on password_links (account_id)`,
  `create index password_links_by_end on password_links (expires_at)`,
];

/**
 * Columns and indexes for what staff manage. `past_trials` records addresses that had a trial and were deleted, as
 * hashes keyed with a secret of the installation, so that an address gets only one trial.
 */
export const staffTables: string[] = [
  `alter table companies add column contract_ends_at timestamptz`,
  `create index accounts_by_time on accounts (registered_at desc, id)`,
  `create index audit_log_by_object on audit_log (object_id, at)`,
  `create table past_trials (
    address text primary key,
    until timestamptz not null
  )`,
  `create index past_trials_by_end on past_trials (until)`,
];
