import type { SendQuery } from '#cms-schema/define-load.ts';
import type { ResolvedDocument, ResolvedDownload, ResolvedMedia, ResolvedTerm } from '#cms-schema/field.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { Taxonomy } from '#cms-schema/taxonomy.ts';
import type { DocumentType } from '#contract/content-types.ts';
import type { AddedPicture } from '../media-picker/added-picture.ts';

export interface PickRequest {
  readonly accept: 'image' | 'video' | 'file';
  /** The id of the current choice. */
  readonly current: number | null;
  /** Files to upload at once, to choose from. */
  readonly files?: readonly File[];
}

/** How the canvas and the controls get other content of the CMS from the host. */
export interface Lookups {
  /**
   * Media by id, as visitors see them. Ids missing from the result have restricted access or do not exist. Rejects if
   * that cannot be determined now.
   */
  loadMedia(ids: readonly number[]): Promise<ReadonlyMap<number, ResolvedMedia>>;
  /** Media by id, as files for download. Ids missing from the result do not exist. */
  loadDownloads(ids: readonly number[]): Promise<ReadonlyMap<number, ResolvedDownload>>;
  /** Published documents by id, in a language. Ids missing from the result are not public. */
  loadDocuments(ids: readonly number[], locale: Locale): Promise<ReadonlyMap<number, ResolvedDocument>>;
  /** For each id of a category or tag, its counterpart in a language. Ids missing from the result have none. */
  loadTerms(ids: readonly number[], locale: Locale): Promise<ReadonlyMap<number, ResolvedTerm>>;
  /** Categories and tags of a language, by name. */
  listTerms(locale: Locale, signal: AbortSignal): Promise<readonly TermHit[]>;
  /** Queries the read API for what visitors may see. */
  readonly sendQuery: SendQuery;
  /** Pages and posts that match a text, best first; without a text, the latest. */
  searchDocuments(search: DocumentSearch): Promise<readonly DocumentHit[]>;
  /**
   * The page or post at an address without language prefix, whatever its status; null if there is none that this user
   * may see.
   */
  findDocument(address: DocumentAddress, signal: AbortSignal): Promise<DocumentHit | null>;
  /** Lets the editor pick or upload a file; null when they change their mind. */
  pickMedia(request: PickRequest): Promise<number | null>;
  /** Lets the editor upload pictures; the ids of those that were, in their order. */
  addPictures(pictures: readonly AddedPicture[]): Promise<readonly number[]>;
}

export interface TermHit {
  readonly id: number;
  readonly name: string;
  readonly taxonomy: Taxonomy;
}

export interface DocumentSearch {
  readonly text: string;
  /** If absent, all types. */
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
  /** The public address without language prefix; empty while there is none. */
  readonly path: string;
  readonly type: DocumentType;
  readonly locale: Locale;
  readonly isPublished: boolean;
}
