import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import { eachLocale, type Locale, type Localized } from '#cms-schema/locale.ts';
import { type Role, roles } from '#contract/roles.ts';
import { readNumber, readObject, readOptionalText, readText, readUtc } from './read-json.ts';

export interface StudioUser {
  readonly id: number;
  /** Display name, as readers see it. */
  readonly name: string;
  /** What readers of each language see instead; empty: the display name. */
  readonly names: Localized;
  readonly username: string;
  readonly email: string;
  readonly role: Role | null;
  /** WordPress's names: `edit_pages`, `publish_pages`, `manage_options`. */
  readonly capabilities: ReadonlySet<string>;
  readonly locale: Locale;
  /** ISO 8601; null when hidden from the current user. */
  readonly registeredAt: string | null;
}

export function readUser(value: JsonValue | undefined): StudioUser {
  const user = readObject(value, 'user');
  const held = Array.isArray(user.roles) ? user.roles : [];
  const names = isJsonObject(user.haptera_names) ? user.haptera_names : {};
  const capabilities = isJsonObject(user.capabilities) ? user.capabilities : {};
  return {
    id: readNumber(user, 'id'),
    name: readText(user, 'name'),
    names: eachLocale((locale) => readOptionalText(names, locale)),
    username: readOptionalText(user, 'username'),
    email: readOptionalText(user, 'email'),
    role: roles.find((role) => held.includes(role)) ?? null,
    capabilities: new Set(Object.keys(capabilities).filter((name) => capabilities[name] === true)),
    locale: readOptionalText(user, 'locale').startsWith('en') ? 'en' : 'zh',
    registeredAt: readUtc(user, 'registered_date'),
  };
}
