import type { Localized } from '#cms-schema/locale.ts';
import type { Queryable } from '#kit/database/connect.ts';
import { checkText } from '../check-text.ts';
import type { CmsCore } from '../core.ts';
import type { Listing } from '../documents/model.ts';
import type { SaveOptions } from '../documents/operations.ts';
import { numberSlug, sanitizeSlug } from '../documents/slug.ts';
import { errors } from '../errors.ts';
import { isExpected } from '../expected-revision.ts';
import { readPaging, refusePageTooFar } from '../paging.ts';
import { listReferringIds } from '../publishing/store.ts';
import { syncPublished } from '../publishing/sync-published.ts';
import type { Viewer } from '../users/model.ts';
import { getUserRow } from '../users/store.ts';
import type { FileStore } from './file-store.ts';
import type { Media, MediaPatch, MediaQuery, MediaUpload, PublicMedia } from './model.ts';
import { canDeleteMedia, canEditMedia, canReadMedia, canUploadMedia } from './policy.ts';
import { presentMedia, presentPath } from './present-media.ts';
import { receiveUpload } from './receive-upload.ts';
import {
  deleteMediaRow,
  getMediaRow,
  insertMediaRow,
  isMediaSlugTaken,
  listMediaRows,
  listMediaRowsByIds,
  lockMediaRow,
  updateMediaRow,
} from './store.ts';

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

export function createMediaOperations(core: CmsCore, files: FileStore): MediaOperations {
  const { database } = core;

  const requireMedia = async (viewer: Viewer, id: number) => {
    const media = Number.isSafeInteger(id) ? await getMediaRow(database, id) : null;
    if (!media) throw errors.noMedia();
    if (!canReadMedia(viewer, media)) throw errors.cannotRead(viewer);
    return media;
  };

  return {
    getMedia: async (viewer, id) => {
      const media = Number.isSafeInteger(id) ? await getMediaRow(database, id) : null;
      return media && canReadMedia(viewer, media) ? media : null;
    },

    requireMedia,

    listMedia: async (_viewer, query = {}) => {
      const range = readPaging(query);
      const listing = await listMediaRows(database, query, range);
      refusePageTooFar(query, range.limit, listing.total);
      return listing;
    },

    listMediaByIds: (ids) => listMediaRowsByIds(database, ids),

    uploadMedia: async (viewer, upload) => {
      if (!canUploadMedia(viewer)) throw errors.cannotUpload(viewer);
      const received = await receiveUpload(files, upload, core.now());
      const stored = [received.file, ...received.renditions.map(({ file }) => file)];
      try {
        return await core.change(viewer, async (change) => {
          await change.lockContent();
          const name = received.fileName.replace(/\.[^.]*$/, '');
          const media: Omit<Media, 'id'> = {
            ...received,
            slug: await findFreeSlug(change.tx, 0, sanitizeSlug(name) || 'file'),
            title: checkText('title', upload.title ?? name, 2_000),
            caption: checkText('caption', upload.caption ?? '', 20_000),
            description: checkText('description', upload.description ?? '', 20_000),
            alt: mergeAlt({ zh: '', en: '' }, upload.alt),
            authorId: viewer.user?.id ?? null,
            parentId: upload.parentId ?? null,
            createdAt: change.now,
            modifiedAt: change.now,
            revision: 1,
          };
          const id = await insertMediaRow(change.tx, media);
          change.audit('media.upload', ['media', id], { mimeType: media.mimeType, fileSize: media.fileSize });
          return { id, ...media };
        });
      } catch (error) {
        await files.removeFiles(stored);
        throw error;
      }
    },

    saveMedia: (viewer, id, patch, options = {}) =>
      core.change(viewer, async (change) => {
        const before = await lock(change.tx, id, options);
        if (!canEditMedia(viewer, before)) throw errors.cannotEdit(viewer);
        await change.lockContent();
        const author = patch.authorId;
        if (author !== undefined && !(await getUserRow(change.tx, author))) throw errors.noAuthor();
        const wished = patch.slug === undefined ? before.slug : sanitizeSlug(patch.slug) || before.slug;
        const media: Media = {
          ...before,
          slug: await findFreeSlug(change.tx, id, wished),
          title: checkText('title', patch.title ?? before.title, 2_000),
          caption: checkText('caption', patch.caption ?? before.caption, 20_000),
          description: checkText('description', patch.description ?? before.description, 20_000),
          alt: mergeAlt(before.alt, patch.alt),
          authorId: author ?? before.authorId,
          parentId: patch.parentId === undefined ? before.parentId : patch.parentId || null,
          modifiedAt: change.now,
          revision: before.revision + 1,
        };
        await updateMediaRow(change.tx, media);
        if (JSON.stringify(presentMedia(before)) !== JSON.stringify(presentMedia(media))) {
          await syncPublished(change, core.readContent, await listReferringIds(change.tx, 'media', [id]));
          await change.announce([`media:${id}`]);
        }
        return media;
      }),

    deleteMedia: (viewer, id, options = {}) =>
      core.change(viewer, async (change) => {
        const media = await lock(change.tx, id, options);
        if (!canDeleteMedia(viewer, media)) throw errors.cannotDelete(viewer);
        await change.lockContent();
        const showing = await listReferringIds(change.tx, 'media', [id]);
        await deleteMediaRow(change.tx, id);
        await syncPublished(change, core.readContent, showing);
        await change.announce([`media:${id}`]);
        change.audit('media.delete', ['media', id], { mimeType: media.mimeType });
        change.afterCommit(() => {
          files.removeFiles([media.file, ...media.renditions.map(({ file }) => file)]).catch((error: unknown) => {
            core.log(`Files of deleted media ${id} could not be removed: ${String(error)}`);
          });
        });
        return media;
      }),

    getPublicMedia: async (id) => {
      const media = Number.isSafeInteger(id) ? await getMediaRow(database, id) : null;
      return media && presentMedia(media);
    },

    presentUrl: (file) => `${core.publicUrl}${presentPath(file)}`,
  };
}

async function lock(tx: Queryable, id: number, { expectedRevision }: SaveOptions): Promise<Media> {
  const media = Number.isSafeInteger(id) ? await lockMediaRow(tx, id) : null;
  if (!media) throw errors.noMedia();
  if (!isExpected(media.revision, expectedRevision)) throw errors.stale(media.revision);
  return media;
}

function mergeAlt(before: Localized, alt: string | Partial<Localized> | undefined): Localized {
  if (alt === undefined) return before;
  const next = typeof alt === 'string' ? { zh: alt, en: alt } : { zh: alt.zh ?? before.zh, en: alt.en ?? before.en };
  return { zh: checkText('alt text', next.zh, 2_000), en: checkText('alt text', next.en, 2_000) };
}

async function findFreeSlug(tx: Queryable, id: number, wished: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wished : numberSlug(wished, number);
    if (!(await isMediaSlugTaken(tx, slug, id))) return slug;
  }
}
