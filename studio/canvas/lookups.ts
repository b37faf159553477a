import type { ResolvedDocument, ResolvedMedia } from '#cms-schema/field.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentType } from '#contract/content-types.ts';

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
  /** Pages and posts whose words fit, best first; with no words the latest. */
  searchDocuments(search: DocumentSearch): Promise<readonly DocumentHit[]>;
  /** The page or post at an address without language prefix, in whatever state; null where there is none that this user may see. */
  findDocument(address: DocumentAddress, signal: AbortSignal): Promise<DocumentHit | null>;
  /** Lets the editor pick or upload a file; null when they change their mind. */
  pickMedia(request: PickRequest): Promise<number | null>;
}

export interface DocumentSearch {
  readonly text: string;
  /** Absent: all. */
  readonly type?: DocumentType;
  readonly locale: Locale;
  readonly signal: AbortSignal;
}

export interface DocumentAddress {
  readonly locale: Locale;
  readonly path: string;
}

export interface DocumentHit {
  readonly id: number;
  readonly title: string;
  /** Public address without language prefix; empty while it has none. */
  readonly path: string;
  readonly type: DocumentType;
  readonly locale: Locale;
  readonly isPublished: boolean;
}
