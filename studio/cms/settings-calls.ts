import type { JsonValue } from '#cms-schema/json.ts';
import { buildValues, printPatch } from '#contract/field-table.ts';
import { type EditedSettings, editedSettings } from '#contract/settings-fields.ts';
import type { Ask, CmsAnswer } from './ask.ts';
import { readObject } from './read-json.ts';

export interface SeenSettings {
  readonly settings: EditedSettings;
  /** Identifies this state, for `save`. */
  readonly etag: string | null;
}

export interface SettingsCalls {
  get(signal?: AbortSignal): Promise<SeenSettings>;
  /** `etag`: null overwrites whatever is stored. Rejects with `haptera_stale`, `rest_invalid_param`. */
  save(patch: Partial<EditedSettings>, etag: string | null): Promise<SeenSettings>;
}

const path = '/wp/v2/settings';

export function createSettingsCalls(ask: Ask): SettingsCalls {
  return {
    get: async (signal) => readSeen(await ask({ path, signal })),
    save: async (patch, etag) =>
      readSeen(
        await ask({ path, method: 'POST', data: printPatch(editedSettings, patch), ifMatch: etag ?? undefined }),
      ),
  };
}

function readSeen({ body, etag }: CmsAnswer): SeenSettings {
  return { settings: readSettings(body), etag };
}

function readSettings(value: JsonValue | undefined): EditedSettings {
  const settings = readObject(value, 'settings');
  return buildValues(editedSettings, (_, { kind, rest, initial }) => kind.read(settings[rest]) ?? initial);
}
