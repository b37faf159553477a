/** Queued, sent and failed mails. The text is rendered from `values` on sending; afterwards `values` is empty. */
export const mailTables: string[] = [
  `create table mails (
    id uuid primary key,
    recipient text not null,
    locale text not null check (locale in ('zh', 'en')),
    template text not null,
    "values" jsonb not null,
    created_at timestamptz not null default now(),
    due_at timestamptz not null default now(),
    expires_at timestamptz not null,
    lease_until timestamptz,
    tries integer not null default 0,
    sent_at timestamptz,
    failed_at timestamptz,
    last_error text
  )`,
  `create index mails_to_send on mails (due_at) where sent_at is null and failed_at is null`,
  `create index mails_by_time on mails (created_at)`,
];
