import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentType } from '#contract/content-types.ts';
import type { DocumentStatus } from '#contract/document-fields.ts';
import type { Paging } from '../paging.ts';

export const useKinds = ['media', 'block', 'term', 'document'] as const;
export type UseKind = (typeof useKinds)[number];

/** What is asked about: a file, term or document by its id, a block by its full name (`haptera/hero`). */
export type UseTarget =
  | { readonly kind: 'media' | 'term' | 'document'; readonly id: number }
  | { readonly kind: 'block'; readonly name: string };

/**
 * Where something is used. Of a document: in its state on the site (`live`), in a draft, in one that is scheduled or in
 * the trash, in somebody's unsaved work (`work`), or in the change that is scheduled for it (`change`).
 */
export const useStates = ['live', 'scheduled', 'draft', 'work', 'change', 'menu', 'setting', 'trash'] as const;
export type UseState = (typeof useStates)[number];

export interface UseInDocument {
  readonly state: Exclude<UseState, 'menu' | 'setting'>;
  readonly document: {
    readonly id: number;
    readonly type: DocumentType;
    readonly locale: Locale;
    readonly title: string;
    readonly status: DocumentStatus;
  };
}

export interface UseInMenu {
  readonly state: 'menu';
  readonly menu: { readonly id: number; readonly locale: Locale; readonly name: string };
}

export interface UseInSetting {
  readonly state: 'setting';
  /** As in `settingsFields`. */
  readonly setting: string;
}

export type Use = UseInDocument | UseInMenu | UseInSetting;

export type UseQuery = UseTarget & Paging;

export interface Uses {
  /** Those that the viewer may see, visible ones on the site first. */
  readonly items: readonly Use[];
  readonly total: number;
  /** The number of others. */
  readonly hidden: number;
}

/** An entry of the index besides files; `address` is one that a link leads to, as `readAddress` prints it. */
export interface ContentUse {
  readonly kind: 'block' | 'term' | 'document' | 'address';
  readonly target: string;
}
