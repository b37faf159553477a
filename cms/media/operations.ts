import type { Listing } from '../documents/model.ts';
import type { SaveOptions } from '../documents/operations.ts';
import type { Viewer } from '../users/model.ts';
import type { Media, MediaPatch, MediaQuery, MediaUpload, PublicMedia } from './model.ts';

export interface MediaOperations {
  getMedia(viewer: Viewer, id: number): Promise<Media | null>;
  /** Throws `rest_post_invalid_id` 404. */
  requireMedia(viewer: Viewer, id: number): Promise<Media>;
  /** Throws `rest_post_invalid_page_number`. */
  listMedia(viewer: Viewer, query?: MediaQuery): Promise<Listing<Media>>;
  /** By ids, for embedding; absent ones are left out. */
  listMediaByIds(ids: readonly number[]): Promise<readonly Media[]>;
  /**
   * Streams to a temporary file, looks at the bytes, packs pictures anew. Throws `rest_cannot_create`,
   * `rest_upload_no_data`, `rest_upload_file_too_big`, `rest_upload_sideload_error` (500, as WordPress), `rest_upload_image_error`,
   * `rest_upload_hash_mismatch`.
   */
  uploadMedia(viewer: Viewer, upload: MediaUpload): Promise<Media>;
  saveMedia(viewer: Viewer, id: number, patch: MediaPatch, options?: SaveOptions): Promise<Media>;
  /** For good, files included. Gives what it was. */
  deleteMedia(viewer: Viewer, id: number, options?: SaveOptions): Promise<Media>;
  /** As readers and blocks see it. */
  getPublicMedia(id: number): Promise<PublicMedia | null>;
  /** Absolute address of a file of this site. */
  presentUrl(file: string): string;
}
