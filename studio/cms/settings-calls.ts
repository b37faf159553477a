import type { JsonObject, JsonValue } from '#cms-schema/json.ts';
import type { Localized } from '#cms-schema/locale.ts';
import type { Ask, CmsAnswer } from './ask.ts';
import { readId, readLocalized, readNumber, readObject, readOptionalText } from './read-json.ts';

export interface SiteSettings {
  readonly title: Localized;
  readonly description: Localized;
  readonly slogan: Localized;
  readonly copyright: Localized;
  readonly filing: Localized;
  /** Where visitors write to. */
  readonly contactEmail: string;
  /** Where the system writes to. */
  readonly email: string;
  /** IANA name. */
  readonly timezone: string;
  /** Document id; its translations are the front pages of their languages. */
  readonly frontPageId: number | null;
  readonly postsPerPage: number;
}

export interface SeenSettings {
  readonly settings: SiteSettings;
  /** Names this state, for `save`. */
  readonly etag: string | null;
}

export interface SettingsCalls {
  get(signal?: AbortSignal): Promise<SeenSettings>;
  /** `etag`: null saves over whatever stands there. Rejects with `haptera_stale`, `rest_invalid_param`. */
  save(patch: Partial<SiteSettings>, etag: string | null): Promise<SeenSettings>;
}

const path = '/wp/v2/settings';

export function createSettingsCalls(ask: Ask): SettingsCalls {
  return {
    get: async (signal) => readSeen(await ask({ path, signal })),
    save: async (patch, etag) =>
      readSeen(await ask({ path, method: 'POST', data: printSettings(patch), ifMatch: etag ?? undefined })),
  };
}

function readSeen({ body, etag }: CmsAnswer): SeenSettings {
  return { settings: readSettings(body), etag };
}

export function readSettings(value: JsonValue | undefined): SiteSettings {
  const settings = readObject(value, 'settings');
  return {
    title: readLocalized(settings, 'haptera_title'),
    description: readLocalized(settings, 'haptera_description'),
    slogan: readLocalized(settings, 'haptera_slogan'),
    copyright: readLocalized(settings, 'haptera_copyright'),
    filing: readLocalized(settings, 'haptera_filing'),
    contactEmail: readOptionalText(settings, 'haptera_contact_email'),
    email: readOptionalText(settings, 'email'),
    timezone: readOptionalText(settings, 'timezone'),
    frontPageId: readId(settings, 'page_on_front'),
    postsPerPage: readNumber(settings, 'posts_per_page'),
  };
}

function printSettings(patch: Partial<SiteSettings>): JsonObject {
  const { title, description, slogan, copyright, filing, contactEmail, email, timezone, frontPageId, postsPerPage } =
    patch;
  return {
    ...(title && { haptera_title: { ...title } }),
    ...(description && { haptera_description: { ...description } }),
    ...(slogan && { haptera_slogan: { ...slogan } }),
    ...(copyright && { haptera_copyright: { ...copyright } }),
    ...(filing && { haptera_filing: { ...filing } }),
    ...(contactEmail !== undefined && { haptera_contact_email: contactEmail }),
    ...(email !== undefined && { email }),
    ...(timezone !== undefined && { timezone }),
    ...(frontPageId !== undefined && { page_on_front: frontPageId ?? 0 }),
    ...(postsPerPage !== undefined && { posts_per_page: postsPerPage }),
  };
}
