import type { ResolvedMedia } from '#cms-schema/field.ts';
import type { Localized } from '#cms-schema/locale.ts';
import type { Visibility } from '#cms-schema/visibility.ts';

export type MediaKind = 'image' | 'video' | 'audio' | 'file';

export interface Rendition {
  /**
   * Path below the data folder: `uploads/2026/11/3f…-640.webp`, which is also its path on the site; or
   * `private/2026/11/…`, which has no public address.
   */
  readonly file: string;
  readonly mimeType: string;
  readonly width: number;
  readonly height: number;
  /** Bytes. */
  readonly fileSize: number;
  /** In hex; absent until `storeChecksums` has read a file that was stored without. */
  readonly sha256?: string;
}

export interface Media {
  readonly id: number;
  readonly kind: MediaKind;
  readonly mimeType: string;
  /** The name of the uploaded file, for display; never used as a path. */
  readonly fileName: string;
  /** As in `Rendition`. */
  readonly file: string;
  readonly fileSize: number;
  /** SHA-256 of the stored file in hex; null until `storeChecksums` has read a file that was stored without. */
  readonly sha256: string | null;
  /**
   * The same of the bytes that were uploaded, which a picture is made from. Null for pictures that were stored before
   * this was recorded.
   */
  readonly sourceSha256: string | null;
  /** Pixels; 0 if unknown. */
  readonly width: number;
  readonly height: number;
  /** Dominant colour of a picture, `#rrggbb`. */
  readonly color: string | null;
  /** Smaller and better compressed copies of a picture, by type, then width. */
  readonly renditions: readonly Rendition[];
  readonly slug: string;
  readonly title: string;
  readonly caption: string;
  readonly description: string;
  readonly alt: Localized;
  readonly visibility: Visibility;
  readonly authorId: number | null;
  /** The document that it was uploaded for. */
  readonly parentId: number | null;
  /** When it was put in the trash; null: it is not there. What shows it keeps showing it until it is deleted. */
  readonly trashedAt: string | null;
  readonly createdAt: string;
  readonly modifiedAt: string;
  /** Incremented by every change; serves as the ETag. */
  readonly revision: number;
}

/** A file as readers see it. */
export interface PublicMedia {
  readonly id: number;
  readonly kind: MediaKind;
  readonly mimeType: string;
  readonly file: string;
  readonly fileSize: number;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly caption: string;
  readonly alt: Localized;
  readonly resolved: Localized<ResolvedMedia>;
}

export interface MediaUpload {
  readonly fileName: string;
  readonly body: AsyncIterable<Uint8Array>;
  /** The size announced by the sender, if any. May be wrong. */
  readonly expectedBytes?: number;
  /** Whether no client is waiting for the response: processing may then take ten times as long on a slow machine. */
  readonly isPatient?: boolean;
  /** Aborts when the client disconnects; nothing is stored then. */
  readonly signal?: AbortSignal;
  /** The host that the server fetched this picture from. Other kinds of files are refused; the name has no extension. */
  readonly fetchedFrom?: string;
  /** MD5 in hex that the bytes must have (Content-MD5). */
  readonly md5?: string;
  readonly title?: string;
  readonly caption?: string;
  readonly description?: string;
  /** One text for both languages, or one per language. */
  readonly alt?: string | Partial<Localized>;
  readonly parentId?: number | null;
  /** Default: everyone. */
  readonly visibility?: Visibility;
}

/** A picture of another site. */
export interface PictureToFetch extends Pick<MediaUpload, 'signal' | 'title' | 'alt' | 'parentId'> {
  readonly address: string;
}

export interface MediaPatch {
  readonly title?: string;
  readonly slug?: string;
  readonly caption?: string;
  readonly description?: string;
  readonly alt?: string | Partial<Localized>;
  readonly authorId?: number;
  readonly parentId?: number | null;
  readonly visibility?: Visibility;
}

/** Files in the trash stay there this long, and as long as anything uses them. */
export const TRASH_DAYS = 30;

export interface MediaQuery {
  /** Default `without`. Only those may list the trash who may delete what is in it. */
  readonly trash?: 'without' | 'only' | 'with';
  readonly page?: number;
  readonly perPage?: number;
  readonly offset?: number;
  readonly search?: string;
  readonly kind?: MediaKind;
  readonly mimeType?: string;
  readonly authors?: readonly number[];
  readonly include?: readonly number[];
  readonly exclude?: readonly number[];
  readonly parents?: readonly number[];
  readonly slugs?: readonly string[];
  /** Made from these bytes: SHA-256 in hex. */
  readonly sourceSha256?: string;
  readonly after?: string;
  readonly before?: string;
  readonly orderBy?: 'date' | 'id' | 'title' | 'slug' | 'modified' | 'include' | 'author';
  readonly order?: 'asc' | 'desc';
}
