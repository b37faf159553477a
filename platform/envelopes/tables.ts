/** Material of which a password was sealed already, until it is over anyway. */
export const envelopeTables: string[] = [
  `create table used_envelopes (
    kid text primary key,
    expires_at timestamptz not null
  )`,
  `create index used_envelopes_by_end on used_envelopes (expires_at)`,
];
