import type { ResolvedDocument, ResolvedMedia } from '#cms-schema/field.ts';
import type { Locale } from '#cms-schema/locale.ts';

export interface PickRequest {
  readonly accept: 'image' | 'video' | 'file';
  /** Id of what is chosen at present. */
  readonly current: number | null;
  /** To be uploaded at once, and chosen from then. */
  readonly files?: readonly File[];
}

/** What the canvas and the controls ask of the host: content of the CMS beside the page being edited. */
export interface Lookups {
  /** Media by id. What is missing from the answer does not exist. Rejects when it cannot be known now. */
  loadMedia(ids: readonly number[]): Promise<ReadonlyMap<number, ResolvedMedia>>;
  /** Published documents by id, in a language. What is missing from the answer is not public. */
  loadDocuments(ids: readonly number[], locale: Locale): Promise<ReadonlyMap<number, ResolvedDocument>>;
  /** Pages and posts whose title or address fits some words, best first; with no words the latest. */
  searchDocuments(search: DocumentSearch): Promise<readonly DocumentHit[]>;
  /** Lets the editor pick or upload a file; null when they change their mind. */
  pickMedia(request: PickRequest): Promise<number | null>;
}

export interface DocumentSearch {
  readonly text: string;
  /** Absent: both. */
  readonly type?: 'page' | 'post';
  readonly locale: Locale;
  readonly signal: AbortSignal;
}

export interface DocumentHit {
  readonly id: number;
  readonly title: string;
  /** Public address. */
  readonly path: string;
  readonly type: 'page' | 'post';
  readonly isPublished: boolean;
}
