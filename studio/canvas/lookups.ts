import type { SendQuery } from '#cms-schema/define-load.ts';
import type { ResolvedDocument, ResolvedDownload, ResolvedMedia, ResolvedTerm } from '#cms-schema/field.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { Taxonomy } from '#cms-schema/taxonomy.ts';
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
  /** Media by id, as visitors see them. What is missing from the answer is not for everyone, or does not exist. Rejects when it cannot be known now. */
  loadMedia(ids: readonly number[]): Promise<ReadonlyMap<number, ResolvedMedia>>;
  /** Media by id, as files to be saved. What is missing from the answer does not exist. */
  loadDownloads(ids: readonly number[]): Promise<ReadonlyMap<number, ResolvedDownload>>;
  /** Published documents by id, in a language. What is missing from the answer is not public. */
  loadDocuments(ids: readonly number[], locale: Locale): Promise<ReadonlyMap<number, ResolvedDocument>>;
  /** For each id of a category or tag, the one that stands for it in a language. What is missing does not exist. */
  loadTerms(ids: readonly number[], locale: Locale): Promise<ReadonlyMap<number, ResolvedTerm>>;
  /** Categories and tags of a language, by name. */
  listTerms(locale: Locale, signal: AbortSignal): Promise<readonly TermHit[]>;
  /** Asks the read API what visitors may see. */
  readonly sendQuery: SendQuery;
  /** Pages and posts whose words fit, best first; with no words the latest. */
  searchDocuments(search: DocumentSearch): Promise<readonly DocumentHit[]>;
  /** The page or post at an address without language prefix, in whatever state; null where there is none that this user may see. */
  findDocument(address: DocumentAddress, signal: AbortSignal): Promise<DocumentHit | null>;
  /** Lets the editor pick or upload a file; null when they change their mind. */
  pickMedia(request: PickRequest): Promise<number | null>;
}

export interface TermHit {
  readonly id: number;
  readonly name: string;
  readonly taxonomy: Taxonomy;
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
