/**
 * Config files belong to a folder: that of a company, or of an account without a company. A company's files stay when
 * their creator's account is deleted; an account's own files are deleted with it.
 */
export const configFileTables: string[] = [
  `create table config_files (
    id uuid primary key,
    company_id uuid references companies (id),
    owner_id uuid references accounts (id) on delete cascade,
    creator_id uuid references accounts (id) on delete set null,
    name text not null,
    name_key text not null,
    actuator text not null,
    device text not null,
    note text not null,
    file_id uuid not null unique,
    file_name text not null,
    bytes bigint not null,
    sha256 text not null,
    version integer not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check ((company_id is null) <> (owner_id is null))
  )`,
  `create unique index config_files_by_name on config_files (coalesce(company_id, owner_id), name_key)`,
  `create index config_files_by_company on config_files (company_id, updated_at desc) where company_id is not null`,
  `create index config_files_by_owner on config_files (owner_id, updated_at desc) where owner_id is not null`,
  `create index config_files_by_creator on config_files (creator_id) where creator_id is not null`,
];
