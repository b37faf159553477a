import type { AppCategory, HapticLevel, SupportedListName } from '#cms-schema/supported.ts';
import type { ListRow } from '#contract/list-rows.ts';

/** The current state of a list; revision 0 until it is first saved. */
export interface SupportedList {
  readonly name: SupportedListName;
  readonly rows: readonly ListRow[];
  /** The date of the last update as shown to readers, `2024-11-29`. */
  readonly updated: string | null;
  readonly revision: number;
}

/** A save of a list, with the number of rows that it changed. */
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

/** The models in one language, by brand, finest haptic level first. */
export interface PublicModels {
  readonly updated: string | null;
  readonly brands: readonly PublicBrand[];
}

export interface PublicBrand {
  readonly name: string;
  /** All names to search for, separated by commas. */
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
