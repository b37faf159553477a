/** Where forms are mailed, as the site settings say: one row, or none if they name no address. */
export const formRecipientTable: string[] = [
  `create table form_recipient (
    is_set boolean primary key default true check (is_set),
    email text not null
  )`,
];

/**
 * Forms sent by visitors. `sender` is a keyed hash of their account or network, used for rate limits and deleted after
 * a day. An e-mail address is stored only if it is not the account's own.
 */
export const formTables: string[] = [
  `create table contacts (
    id uuid primary key,
    form text not null check (form in ('long', 'short')),
    name text not null,
    company text not null,
    position text not null,
    phone text not null,
    email text not null,
    message text not null,
    business_type text not null,
    usage_scenarios text not null,
    device text not null,
    official_website text not null,
    office_address text not null,
    locale text not null check (locale in ('zh', 'en')),
    sender text,
    created_at timestamptz not null,
    status text not null default 'new' check (status in ('new', 'answered', 'closed')),
    note text not null default '',
    changed_at timestamptz,
    changed_by text not null default ''
  )`,
  `create index contacts_by_time on contacts (created_at desc, id)`,
  `create index contacts_by_sender on contacts (sender, created_at) where sender is not null`,
  `create table feedback (
    id uuid primary key,
    type smallint not null check (type between 1 and 5),
    content text not null,
    email text not null,
    account_id uuid references accounts (id) on delete set null,
    locale text not null check (locale in ('zh', 'en')),
    sender text,
    created_at timestamptz not null,
    status text not null default 'new' check (status in ('new', 'answered', 'closed')),
    note text not null default '',
    changed_at timestamptz,
    changed_by text not null default ''
  )`,
  `create index feedback_by_time on feedback (created_at desc, id)`,
  `create index feedback_by_sender on feedback (sender, created_at) where sender is not null`,
  `create index feedback_by_account on feedback (account_id) where account_id is not null`,
  `create table feedback_files (
    id uuid primary key,
    feedback_id uuid not null references feedback (id) on delete cascade,
    place smallint not null,
    name text not null,
    media_type text not null,
    bytes integer not null
  )`,
  `create index feedback_files_of on feedback_files (feedback_id, place)`,
];
