/** Key material that was already used, stored until it expires. */
export const envelopeTables: string[] = [
  `create table used_envelopes (
    kid text primary key,
    expires_at timestamptz not null
  )`,
  `create index used_envelopes_by_end on used_envelopes (expires_at)`,
];
