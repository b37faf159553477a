import { randomInt } from 'node:crypto';
import { eachLocale, type Locale, type Localized } from '#cms-schema/locale.ts';
import { numberSlug, sanitizeSlug } from '#contract/slug.ts';
import type { Queryable } from '#kit/database/connect.ts';
import type { FetchGuard } from '#kit/http/fetch-public.ts';
import { checkLine, checkText } from '../check-text.ts';
import type { Change, CmsCore } from '../core.ts';
import type { Document } from '../documents/model.ts';
import { canEditDocument } from '../documents/policy.ts';
import { getDocumentRow, lockDocumentsWithPicture } from '../documents/store.ts';
import { errors } from '../errors.ts';
import { isExpected, type SaveOptions } from '../expected-revision.ts';
import type { LibraryFile } from '../foreign-html/library.ts';
import { type Listing, readPaging, refusePageTooFar } from '../paging.ts';
import type { Editable, Readable } from '../permission/granted.ts';
import { anonymous, systemViewer, type Viewer } from '../permission/viewer.ts';
import { getUserRow } from '../users/store.ts';
import { onDisk } from './disk-room.ts';
import { createPictureFetcher } from './fetch-picture.ts';
import {
  type Media,
  type MediaPatch,
  type MediaQuery,
  type MediaUpload,
  type PictureToFetch,
  type PublicMedia,
  TRASH_DAYS,
} from './model.ts';
import { isPrivateFile, placeFiles } from './place.ts';
import { canDeleteMedia, canEditMedia, canGiveMedia, canUploadMedia } from './policy.ts';
import { presentLibraryFile, presentMedia, presentPath } from './present-media.ts';
import { type ReceivedUpload, receiveUpload, type UploadStores } from './receive-upload.ts';
import { signStaffAddress } from './staff-address.ts';
import {
  deleteMediaRow,
  getMediaRow,
  getReadableMediaRow,
  insertMediaRow,
  isMediaUsed,
  listDocumentsNaming,
  listFiles,
  listMediaRows,
  listNotedMediaRows,
  listTakenMediaSlugs,
  listUnusedTrash,
  lockMediaRow,
  updateMediaRow,
} from './store.ts';

export interface FetchedMedia {
  readonly media: Readable<Media>;
  /** False if the library had it already. */
  readonly isNew: boolean;
}

export interface MediaOperations {
  /** Null if it does not exist, or the viewer may not know of it. */
  getMedia(viewer: Viewer, id: number): Promise<Readable<Media> | null>;
  /** Throws `haptera_no_media` 404, `haptera_cannot_read`. */
  requireMedia(viewer: Viewer, id: number): Promise<Readable<Media>>;
  /** Throws `haptera_page_too_far`. */
  listMedia(viewer: Viewer, query?: MediaQuery): Promise<Listing<Readable<Media>>>;
  /**
   * Streams to a temporary folder, inspects the bytes, and re-encodes pictures. Row and files appear together at the
   * end, or not at all. Throws `haptera_cannot_upload`, `haptera_cannot_edit`, `haptera_upload_empty`,
   * `haptera_upload_too_big`, `haptera_upload_refused`, `haptera_upload_hash_mismatch`, `haptera_disk_full` (507),
   * `haptera_upload_aborted`, and what `PicturePacker` throws.
   */
  uploadMedia(viewer: Viewer, upload: MediaUpload): Promise<Editable<Media>>;
  /**
   * Fetches a picture from another site and stores it as `uploadMedia` does, unless the library has the same bytes
   * already; one picture of a user at a time. Throws what that throws, `haptera_fetch_…` (`errors.notFetched`),
   * `haptera_fetch_running`, `haptera_uploads_busy`, and `haptera_too_many_requests`.
   */
  fetchMedia(viewer: Viewer, picture: PictureToFetch): Promise<FetchedMedia>;
  /** Changing the author requires permission to act for others; attaching to a document, permission to edit it. */
  saveMedia(viewer: Viewer, id: number, patch: MediaPatch, options?: SaveOptions): Promise<Editable<Media>>;
  /**
   * Puts it in the trash: it leaves the library, and everything that shows it keeps showing it. Throws
   * `haptera_already_trashed` 410.
   */
  trashMedia(viewer: Viewer, id: number, options?: SaveOptions): Promise<Editable<Media>>;
  /** Takes it out of the trash, for those who may delete it. */
  restoreMedia(viewer: Viewer, id: number, options?: SaveOptions): Promise<Editable<Media>>;
  /**
   * Deletes what has been in the trash for `TRASH_DAYS` and is used by nothing; a file that something still uses stays.
   * Returns how many it deleted.
   */
  emptyTrash(isStopped: () => boolean): Promise<number>;
  /** Deletes it permanently, including its files: whatever shows it loses it. Returns its last state. */
  deleteMedia(viewer: Viewer, id: number, options?: SaveOptions): Promise<Readable<Media>>;
  /** The file as visitors see it; null if they may not know of it. */
  getPublicMedia(id: number): Promise<PublicMedia | null>;
  /**
   * By document, the public files that its content or history refers to, in the form in which foreign markup shows
   * them.
   */
  listNamedFiles(
    documents: readonly Pick<Document, 'id' | 'locale'>[],
  ): Promise<ReadonlyMap<number, readonly LibraryFile[]>>;
  /** The absolute address of a file on this site; for a private file, one that is valid for a few hours. */
  presentUrl(file: string): string;
}

export function createMediaOperations(core: CmsCore, stores: UploadStores, guard?: FetchGuard): MediaOperations {
  const { files } = stores;
  const { database } = core;
  const fetchPicture = createPictureFetcher({ now: core.now, ...(guard && { guard }) });

  const getMedia = async (viewer: Viewer, id: number) =>
    Number.isSafeInteger(id) ? getReadableMediaRow(database, viewer, id) : null;

  const requireMedia = async (viewer: Viewer, id: number) => {
    const media = await getMedia(viewer, id);
    if (media) return media;
    const isThere = Number.isSafeInteger(id) && (await getMediaRow(database, id)) !== null;
    throw isThere ? errors.cannotRead(viewer) : errors.noMedia();
  };

  /** Removes the names that the row does not use, after a move or a failed one. The sweep removes what fails here. */
  const removeOldNames = async (id: number, moved: ReadonlySet<string>) => {
    try {
      const media = await getMediaRow(database, id);
      const named = new Set(media ? listFiles(media) : []);
      await files.removeFiles([...moved].filter((file) => !named.has(file)));
    } catch (error) {
      core.log(`Could not remove the old file names of media ${id}: ${String(error)}`);
    }
  };

  /** What the library has of the same bytes that pages can show to everyone. */
  const findSame = async (viewer: Viewer, { media: { sourceSha256 }, discard }: ReceivedUpload) => {
    if (sourceSha256 === null) return null;
    try {
      const { items } = await listMediaRows(database, viewer, { sourceSha256 }, { limit: 10, offset: 0 });
      return items.find(({ visibility }) => visibility === 'everyone') ?? null;
    } catch (error) {
      await discard();
      throw error;
    }
  };

  const removeMedia = async (change: Change, media: Media) => {
    const { id, mimeType } = media;
    await change.lockContent();
    const showing = await listShowing(change, id);
    await deleteMediaRow(change.tx, id);
    await change.present(showing);
    await change.announce([`media:${id}`]);
    change.audit('media.delete', ['media', id], { mimeType });
    change.afterCommit(() => {
      files.removeFiles(listFiles(media)).catch((error: unknown) => {
        core.log(`Could not remove the files of deleted media ${id}: ${String(error)}`);
      });
    });
  };

  const receive = (viewer: Viewer, upload: MediaUpload) => {
    if (!canUploadMedia(viewer)) throw errors.cannotUpload(viewer);
    return receiveUpload(stores, upload, core.now());
  };

  const storeReceived = async (viewer: Viewer, upload: MediaUpload, received: ReceivedUpload) => {
    let isPlaced = false;
    try {
      return await core.change(viewer, async (change) => {
        isPlaced = false;
        await change.lockContent();
        await requireAttachable(change, upload.parentId);
        const name = received.media.fileName.replace(/\.[^.]*$/, '');
        const { visibility = 'everyone' } = upload;
        const media: Omit<Media, 'id'> = {
          ...placeFiles(received.media, visibility),
          visibility,
          slug: await findFreeSlug(change.tx, 0, sanitizeSlug(name) || 'file'),
          title: checkLine('title', upload.title ?? name, 2_000),
          caption: checkText('caption', upload.caption ?? '', 20_000),
          description: checkText('description', upload.description ?? '', 20_000),
          alt: mergeAlt(noText, upload.alt),
          authorId: viewer.user?.id ?? null,
          parentId: upload.parentId ?? null,
          trashedAt: null,
          createdAt: change.now,
          modifiedAt: change.now,
          revision: 1,
        };
        const id = await insertMediaRow(change.tx, media);
        const { mimeType, fileSize } = media;
        const { fetchedFrom } = upload;
        change.audit('media.upload', ['media', id], {
          mimeType,
          fileSize,
          visibility,
          ...(fetchedFrom && { fetchedFrom }),
        });
        const stored = { id, ...media };
        if (!canEditMedia(viewer, stored)) throw errors.cannotUpload(viewer);
        // If the client was told that it failed, or has disconnected, the file must not appear in the library.
        if (upload.signal?.aborted) throw errors.uploadAborted();
        await received.place(visibility);
        isPlaced = true;
        return stored;
      });
    } catch (error) {
      // Once placed, only the commit can have failed, and its outcome is unknown: the sweep cleans up later.
      if (!isPlaced) await received.takeBack();
      throw error;
    } finally {
      await received.discard();
    }
  };

  return {
    getMedia,

    requireMedia,

    listMedia: async (viewer, query = {}) => {
      const range = readPaging(query);
      const listing = await listMediaRows(database, viewer, query, range);
      refusePageTooFar(query, range.limit, listing.total);
      return listing;
    },

    uploadMedia: async (viewer, upload) => storeReceived(viewer, upload, await receive(viewer, upload)),

    fetchMedia: async (viewer, picture) => {
      if (!canUploadMedia(viewer)) throw errors.cannotUpload(viewer);
      return fetchPicture(viewer, picture, async (upload) => {
        const received = await receive(viewer, upload);
        const known = await findSame(viewer, received);
        if (known === null) return { media: await storeReceived(viewer, upload, received), isNew: true };
        await received.discard();
        return { media: known, isNew: false };
      });
    },

    saveMedia: async (viewer, id, patch, options = {}) => {
      const moved = new Set<string>();
      const save = core.change(viewer, async (change) => {
        const before = await lock(change.tx, id);
        if (!canEditMedia(viewer, before)) throw errors.cannotEdit(viewer);
        requireFresh(before, options);
        await change.lockContent();
        const author = patch.authorId;
        if (author !== undefined && author !== before.authorId && author !== viewer.user?.id && !canGiveMedia(viewer))
          throw errors.cannotEditOthers(viewer);
        if (patch.parentId !== before.parentId) await requireAttachable(change, patch.parentId);
        if (author !== undefined && !(await getUserRow(change.tx, author))) throw errors.noAuthor();
        const wished = patch.slug === undefined ? before.slug : sanitizeSlug(patch.slug) || before.slug;
        const visibility = patch.visibility ?? before.visibility;
        const media: Editable<Media> = {
          ...placeFiles(before, visibility),
          visibility,
          slug: await findFreeSlug(change.tx, id, wished),
          title: checkLine('title', patch.title ?? before.title, 2_000),
          caption: checkText('caption', patch.caption ?? before.caption, 20_000),
          description: checkText('description', patch.description ?? before.description, 20_000),
          alt: mergeAlt(before.alt, patch.alt),
          authorId: author ?? before.authorId,
          parentId: patch.parentId === undefined ? before.parentId : patch.parentId || null,
          modifiedAt: change.now,
          revision: before.revision + 1,
        };
        await updateMediaRow(change.tx, media);
        if (visibility !== before.visibility) {
          change.audit('media.visibility', ['media', id], { from: before.visibility, to: visibility });
          if (media.file !== before.file) {
            const names = listFiles(before);
            for (const file of [...names, ...listFiles(media)]) moved.add(file);
            await onDisk(() => files.addNames(new Map(listFiles(media).map((file, at) => [names[at] ?? '', file]))));
          }
        }
        const isOther = JSON.stringify(presentMedia(before)) !== JSON.stringify(presentMedia(media));
        if (isOther || visibility !== before.visibility) {
          // A file that becomes public again may be shown by documents that left it out meanwhile.
          const naming = visibility === before.visibility ? [] : await listDocumentsNaming(change.tx, id);
          await change.present([...new Set([...(await listShowing(change, id)), ...naming])]);
          await change.announce([`media:${id}`]);
        }
        return media;
      });
      try {
        return await save;
      } finally {
        if (moved.size > 0) await removeOldNames(id, moved);
      }
    },

    trashMedia: (viewer, id, options) =>
      core.change(viewer, async (change) => {
        const media = await lockForDeletion(change, id, options);
        if (media.trashedAt !== null) throw errors.alreadyTrashed();
        change.audit('media.trash', ['media', id]);
        return saveTrashed(change, media, change.now);
      }),

    restoreMedia: (viewer, id, options) =>
      core.change(viewer, async (change) => {
        const media = await lockForDeletion(change, id, options);
        if (media.trashedAt === null) return media;
        change.audit('media.restore', ['media', id]);
        return saveTrashed(change, media, null);
      }),

    emptyTrash: async (isStopped) => {
      const before = new Date(Date.parse(core.now()) - TRASH_DAYS * 24 * 60 * 60 * 1000).toISOString();
      let deleted = 0;
      for (const id of await listUnusedTrash(database, before, 1_000)) {
        if (isStopped()) break;
        const isGone = await core.change(systemViewer, async (change) => {
          await lockDocumentsWithPicture(change.tx, id);
          const media = await lockMediaRow(change.tx, id);
          // It may have been restored, or put to use, since it was listed.
          if (media === null || media.trashedAt === null || (await isMediaUsed(change.tx, id))) return false;
          await removeMedia(change, media);
          return true;
        });
        if (isGone) deleted += 1;
      }
      return deleted;
    },

    deleteMedia: (viewer, id, options) =>
      core.change(viewer, async (change) => {
        await lockDocumentsWithPicture(change.tx, id);
        const media = await lockForDeletion(change, id, options);
        await removeMedia(change, media);
        return media;
      }),

    getPublicMedia: async (id) => {
      const media = await getMedia(anonymous, id);
      return media && presentMedia(media);
    },

    listNamedFiles: async (documents) => {
      const noted = await listNotedMediaRows(
        database,
        documents.map(({ id }) => id),
      );
      return new Map(
        documents.map(({ id, locale }) => [
          id,
          (noted.get(id) ?? []).map((media) => presentLibraryFile(media, locale)),
        ]),
      );
    },

    presentUrl: (file) =>
      `${core.publicUrl}${isPrivateFile(file) ? signStaffAddress(core.keys.staffFiles, file, core.now()) : presentPath(file)}`,
  };
}

/** Published documents that show it or offer it as a download. */
async function listShowing(change: Change, id: number): Promise<number[]> {
  return [...(await change.listShowing('media', id)), ...(await change.listShowing('download', id))];
}

async function lock(tx: Queryable, id: number): Promise<Media> {
  const media = Number.isSafeInteger(id) ? await lockMediaRow(tx, id) : null;
  if (!media) throw errors.noMedia();
  return media;
}

async function lockForDeletion(
  { tx, viewer }: Change,
  id: number,
  options: SaveOptions = {},
): Promise<Editable<Media>> {
  const media = await lock(tx, id);
  if (!canDeleteMedia(viewer, media)) throw errors.cannotDelete(viewer);
  requireFresh(media, options);
  return media;
}

async function saveTrashed(
  { tx, now }: Change,
  media: Editable<Media>,
  trashedAt: string | null,
): Promise<Editable<Media>> {
  const next = { ...media, trashedAt, modifiedAt: now, revision: media.revision + 1 };
  await updateMediaRow(tx, next);
  return next;
}

function requireFresh({ revision }: Media, { expectedRevision }: SaveOptions): void {
  if (!isExpected(revision, expectedRevision)) throw errors.stale(revision);
}

/** A file attached to a document is as visible as the document, so attaching requires permission to edit it. */
async function requireAttachable({ tx, viewer }: Change, documentId: number | null | undefined): Promise<void> {
  if (!documentId) return;
  const document = await getDocumentRow(tx, documentId);
  if (!document || !canEditDocument(viewer, document)) throw errors.cannotEdit(viewer);
}

const noText = eachLocale(() => '');

function mergeAlt(before: Localized, alt: string | Partial<Localized> | undefined): Localized {
  if (alt === undefined) return before;
  const next = (locale: Locale) => (typeof alt === 'string' ? alt : (alt[locale] ?? before[locale]));
  return eachLocale((locale) => checkText('alt text', next(locale), 2_000));
}

/**
 * After a hundred uses of a name it gets a random number: counting on would take ever longer while holding the content
 * lock.
 */
async function findFreeSlug(tx: Queryable, id: number, wished: string): Promise<string> {
  const counted = Array.from({ length: 100 }, (_, index) => (index === 0 ? wished : numberSlug(wished, index + 1)));
  const drawn = Array.from({ length: 10 }, () => numberSlug(wished, randomInt(1_000_000, 1_000_000_000)));
  const candidates = [...counted, ...drawn];
  const taken = await listTakenMediaSlugs(tx, candidates, id);
  return candidates.find((slug) => !taken.has(slug)) ?? numberSlug(wished, randomInt(1_000_000_000, 2 ** 47));
}
