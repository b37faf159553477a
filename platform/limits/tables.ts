/** Counts of attempts, and the places where accounts signed in; in the format of `identity/attempt-store.ts`. */
export const limitTables: string[] = [
  `create table sign_in_attempts (
    key text primary key,
    count integer not null,
    window_ends_at timestamptz not null
  )`,
  `create index sign_in_attempts_by_end on sign_in_attempts (window_ends_at)`,
  `create table known_places (
    user_id uuid not null references accounts (id) on delete cascade,
    key text not null,
    expires_at timestamptz not null,
    primary key (user_id, key)
  )`,
  `create index known_places_by_key on known_places (key)`,
  `create index known_places_by_end on known_places (expires_at)`,
];
