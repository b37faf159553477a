/**
 * The one live code of each address and purpose, also of addresses that nobody has an account with: those are told the same.
 * Addresses and codes stand here as keyed hashes.
 */
export const emailCodeTables: string[] = [
  `create table email_codes (
    purpose text not null check (purpose in ('password', 'deletion')),
    address text not null,
    code_hash text not null,
    tries integer not null default 0,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    grant_hash text,
    grant_expires_at timestamptz,
    primary key (purpose, address)
  )`,
  `create index email_codes_by_time on email_codes (sent_at)`,
];
