import type { ResolvedMedia } from '#cms-schema/field.ts';
import type { Localized } from '#cms-schema/locale.ts';
import type { Visibility } from '#cms-schema/visibility.ts';

export type MediaKind = 'image' | 'video' | 'audio' | 'file';

export interface Rendition {
  /**
   * Path below the data folder: `uploads/2026/11/3f…-640.webp`, and the same below the site; `private/2026/11/…` of what is not
   * for everyone, where no public address leads.
   */
  readonly file: string;
  readonly mimeType: string;
  readonly width: number;
  readonly height: number;
  /** Bytes. */
  readonly fileSize: number;
}

export interface Media {
  readonly id: number;
  readonly kind: MediaKind;
  readonly mimeType: string;
  /** The name that it was uploaded with, for people; never a path. */
  readonly fileName: string;
  /** As in `Rendition`. */
  readonly file: string;
  readonly fileSize: number;
  /** Pixels; 0 when unknown. */
  readonly width: number;
  readonly height: number;
  /** Dominant colour of a picture, `#rrggbb`. */
  readonly color: string | null;
  /** Smaller and better-packed copies of a picture, by type, then width. */
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
  readonly createdAt: string;
  readonly modifiedAt: string;
  /** Plus one at every change: the ETag. */
  readonly revision: number;
}

/** What readers may know of a file. */
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
  /** How much is announced to come, if the sender says so; it may be wrong. */
  readonly expectedBytes?: number;
  /** Nobody waits on a line for the answer: a slow machine may take ten times as long. */
  readonly isPatient?: boolean;
  /** Aborts when whoever sends it has left: then nothing of it is kept. */
  readonly signal?: AbortSignal;
  /** MD5 in hex that the bytes must have (Content-MD5). */
  readonly md5?: string;
  readonly title?: string;
  readonly caption?: string;
  readonly description?: string;
  /** One text for both languages, or one for each. */
  readonly alt?: string | Partial<Localized>;
  readonly parentId?: number | null;
  /** Default: everyone. */
  readonly visibility?: Visibility;
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

export interface MediaQuery {
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
  readonly after?: string;
  readonly before?: string;
  readonly orderBy?: 'date' | 'id' | 'title' | 'slug' | 'modified' | 'include' | 'author';
  readonly order?: 'asc' | 'desc';
}
