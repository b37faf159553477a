import type { AppCategory, HapticLevel, SupportedListName } from '#cms-schema/supported.ts';
import type { ListRow } from '#contract/list-rows.ts';

/** A list as it stands: revision 0 until somebody saves one. */
export interface SupportedList {
  readonly name: SupportedListName;
  readonly rows: readonly ListRow[];
  /** The day that readers are told, `2024-11-29`. */
  readonly updated: string | null;
  readonly revision: number;
}

/** What a save did. */
export interface ListVersion {
  readonly revision: number;
  /** ISO 8601. */
  readonly at: string;
  readonly author: { readonly id: number; readonly name: string } | null;
  readonly updated: string | null;
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** Models as one language lists them: brand by brand, finest level first. */
export interface PublicModels {
  readonly updated: string | null;
  readonly brands: readonly PublicBrand[];
}

export interface PublicBrand {
  readonly name: string;
  /** Everything it may be looked for by, separated by commas. */
  readonly names: string;
  readonly note: string;
  readonly sets: readonly { readonly level: HapticLevel; readonly models: readonly string[] }[];
}

export interface PublicApps {
  readonly updated: string | null;
  readonly groups: readonly { readonly category: AppCategory; readonly apps: readonly PublicApp[] }[];
}

export interface PublicApp {
  readonly name: string;
  readonly client: string;
  readonly level: HapticLevel;
}
