import { isJsonValue, type JsonValue } from '#cms-schema/json.ts';
import { defaultSettings, type Settings } from '#contract/settings-fields.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { jsonb, prepared, sql } from '#kit/database/sql.ts';
import { parseSettings } from './parse-settings.ts';

/** Stored values over the defaults. A stored value that is no longer valid is ignored. */
export async function loadSettingsRow(tx: Queryable): Promise<Settings> {
  const rows = await tx.query<{ key: string; value: unknown }>(
    prepared('settings', sql`select key, value from settings`),
  );
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  return parseSettings(stored, defaultSettings).settings;
}

export async function saveSettingsRow(tx: Queryable, before: Settings, next: Settings): Promise<string[]> {
  const changed = Object.entries(next).filter(
    ([key, value]) =>
      JSON.stringify(value) !== JSON.stringify(Object.entries(before).find(([name]) => name === key)?.[1]),
  );
  for (const [key, value] of changed) {
    await tx.run(sql`
      insert into settings (key, value) values (${key}, ${jsonb(requireJson(value))})
      on conflict (key) do update set value = excluded.value`);
  }
  return changed.map(([key]) => key);
}

function requireJson(value: unknown): JsonValue {
  if (isJsonValue(value)) return value;
  throw new TypeError('A setting is not JSON.');
}
