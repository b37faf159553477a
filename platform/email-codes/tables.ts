/**
 * The single valid code of each address and purpose. Addresses without an account have rows too, so that they get the
 * same responses. Addresses and codes are stored as keyed hashes.
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

/** A third purpose: a code that lets its reader sign in while attempts are held up. */
export const signInCodes: string[] = [
  `alter table email_codes drop constraint email_codes_purpose_check`,
  `alter table email_codes add constraint email_codes_purpose_check
    check (purpose in ('password', 'deletion', 'signIn'))`,
];
