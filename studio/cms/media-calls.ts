import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { Localized } from '#cms-schema/locale.ts';
import { isVisibility, type Visibility } from '#cms-schema/visibility.ts';
import type { Ask } from './ask.ts';
import { digestFile } from './digest-file.ts';
import {
  readAllowed,
  readList,
  readLocalized,
  readNumber,
  readObject,
  readOptionalText,
  readRaw,
  readText,
  readUtc,
} from './read-json.ts';

export const mediaKinds = ['image', 'video', 'audio', 'file'] as const;
export type MediaKind = (typeof mediaKinds)[number];

export interface MediaRendition {
  /** Relative to the root of the site. */
  readonly path: string;
  readonly mimeType: string;
  readonly width: number;
}

export interface MediaItem {
  readonly id: number;
  readonly kind: MediaKind;
  readonly mimeType: string;
  readonly fileName: string;
  /** Bytes. */
  readonly fileSize: number;
  readonly title: string;
  readonly caption: string;
  /** Alternative text, for people who cannot see it. */
  readonly alt: Localized;
  /** Who may access it. */
  readonly visibility: Visibility;
  /** Relative to the root of the site. For files that are not public, a signed address that is valid for some hours. */
  readonly path: string;
  /** Pixels; 0 when unknown. */
  readonly width: number;
  readonly height: number;
  readonly color: string | null;
  readonly renditions: readonly MediaRendition[];
  /** In the trash, but still shown wherever it is used. */
  readonly isTrashed: boolean;
  readonly uploadedAt: string | null;
  /** The same in the site's time, without a zone: `2026-11-28T03:38:09`. */
  readonly uploadedLocally: string;
  readonly revision: number;
  /** What this user may do with it. */
  readonly canEdit: boolean;
  readonly canDelete: boolean;
}

export interface MediaQuery {
  /** From 1. */
  readonly page?: number;
  readonly perPage?: number;
  readonly search?: string;
  readonly kind?: MediaKind | undefined;
  readonly ids?: readonly number[];
  /** Only what is in the trash, and may be deleted. Default: only the library. */
  readonly isTrash?: boolean;
}

export interface MediaPage {
  readonly items: readonly MediaItem[];
  readonly total: number;
  readonly pages: number;
}

export interface MediaPatch {
  readonly title?: string;
  readonly caption?: string;
  readonly alt?: Partial<Localized>;
  readonly visibility?: Visibility;
}

export interface UploadOptions {
  /** Default: everyone. */
  readonly visibility?: Visibility;
  readonly alt?: Partial<Localized>;
  /** Called with the fraction sent so far, 0 to 1. */
  readonly onProgress?: (part: number) => void;
  readonly signal?: AbortSignal;
}

export interface MediaCalls {
  list(query?: MediaQuery, signal?: AbortSignal): Promise<MediaPage>;
  get(id: number, signal?: AbortSignal): Promise<MediaItem>;
  /**
   * Rejects with `rest_upload_sideload_error` for unsupported types, `rest_upload_file_too_big`,
   * `rest_upload_image_error`.
   */
  upload(file: File, options?: UploadOptions): Promise<MediaItem>;
  /** What the library has that was made from the same bytes; null if nothing, or if that cannot be told. */
  findSame(file: File, signal?: AbortSignal): Promise<MediaItem | null>;
  /**
   * Lets the server fetch a picture of another site; what the library has of the same bytes, if it has. Rejects with
   * what `upload` rejects with, and `haptera_fetch_…`.
   */
  fetchFrom(address: string, options?: Pick<UploadOptions, 'alt' | 'signal'>): Promise<MediaItem>;
  save(id: number, patch: MediaPatch, revision?: number): Promise<MediaItem>;
  /** Moves it to the trash; pages that show it keep it. */
  trash(id: number, revision?: number): Promise<MediaItem>;
  restore(id: number, revision?: number): Promise<MediaItem>;
  /** Deletes it permanently; pages that show it lose it. */
  remove(id: number, revision?: number): Promise<void>;
}

const path = '/wp/v2/media';

export function createMediaCalls(ask: Ask): MediaCalls {
  return {
    list: async ({ page = 1, perPage = 40, search, kind, ids, isTrash = false } = {}, signal) => {
      const mediaType = kind === 'file' ? 'application' : kind;
      const answer = await ask({
        path,
        query: {
          context: 'edit',
          page,
          per_page: perPage,
          search: search || undefined,
          media_type: mediaType,
          status: isTrash ? 'trash' : undefined,
          include: ids,
        },
        signal,
      });
      return { items: readList(answer.body, 'media', readMedia), total: answer.total, pages: answer.pages };
    },
    get: async (id, signal) =>
      readMedia((await ask({ path: `${path}/${id}`, query: { context: 'edit' }, signal })).body),
    upload: async (file, { alt, visibility, onProgress, signal } = {}) => {
      const body = new FormData();
      if (visibility) body.append('haptera_visibility', visibility);
      body.append('file', file, file.name);
      // `haptera_alt` is an object, which form data can only express as one field per key.
      for (const [locale, text] of Object.entries(alt ?? {})) body.append(`haptera_alt[${locale}]`, text);
      return readMedia((await ask({ path, method: 'POST', body, onProgress, signal })).body);
    },
    findSame: async (file, signal) => {
      const hash = await digestFile(file);
      if (hash === null) return null;
      const { body } = await ask({ path, query: { context: 'edit', per_page: 1, haptera_sha256: hash }, signal });
      return readList(body, 'media', readMedia)[0] ?? null;
    },
    fetchFrom: async (address, { alt, signal } = {}) => {
      const data = { address, ...(alt && { haptera_alt: { ...alt } }) };
      return readMedia((await ask({ path: '/haptera/v1/media/from-address', method: 'POST', data, signal })).body);
    },
    save: async (id, { alt, visibility, ...texts }, revision) => {
      const data = {
        ...texts,
        ...(alt && { haptera_alt: { ...alt } }),
        ...(visibility && { haptera_visibility: visibility }),
      };
      return readMedia((await ask({ path: `${path}/${id}`, method: 'POST', data, ifMatch: revision })).body);
    },
    trash: async (id, revision) =>
      readMedia((await ask({ path: `${path}/${id}`, method: 'DELETE', ifMatch: revision })).body),
    restore: async (id, revision) =>
      readMedia(
        (await ask({ path: `${path}/${id}`, method: 'POST', data: { status: 'inherit' }, ifMatch: revision })).body,
      ),
    remove: async (id, revision) => {
      await ask({ path: `${path}/${id}`, method: 'DELETE', query: { force: true }, ifMatch: revision });
    },
  };
}

/** The smallest rendition at least this wide, in a format that every browser supports. */
export function pickThumbnail(media: MediaItem, width = 320): string {
  const fitting = media.renditions
    .filter((rendition) => rendition.width >= width && rendition.mimeType !== 'image/avif')
    .toSorted((a, b) => a.width - b.width);
  return fitting[0]?.path ?? media.path;
}

export function readMedia(value: JsonValue): MediaItem {
  const item = readObject(value, 'media');
  const mimeType = readText(item, 'mime_type');
  const details = isJsonObject(item.media_details) ? item.media_details : {};
  const allowed = readAllowed(item);
  return {
    id: readNumber(item, 'id'),
    kind: mediaKinds.find((kind) => mimeType.startsWith(`${kind}/`)) ?? 'file',
    mimeType,
    fileName: readOptionalText(item, 'filename'),
    fileSize: typeof item.filesize === 'number' ? item.filesize : 0,
    title: readRaw(item, 'title'),
    caption: readRaw(item, 'caption'),
    alt: readLocalized(item, 'haptera_alt'),
    visibility: readVisibility(item.haptera_visibility),
    path: readPath(readText(item, 'source_url')),
    width: typeof details.width === 'number' ? details.width : 0,
    height: typeof details.height === 'number' ? details.height : 0,
    color: readOptionalText(item, 'haptera_color') || null,
    renditions: Array.isArray(item.haptera_renditions) ? item.haptera_renditions.map(readRendition) : [],
    isTrashed: item.status === 'trash',
    uploadedAt: readUtc(item, 'date_gmt'),
    uploadedLocally: readOptionalText(item, 'date'),
    revision: readNumber(item, 'haptera_revision'),
    canEdit: allowed.includes('POST'),
    canDelete: allowed.includes('DELETE'),
  };
}

function readRendition(value: JsonValue): MediaRendition {
  const rendition = readObject(value, 'rendition');
  return {
    path: readPath(readText(rendition, 'source_url')),
    mimeType: readText(rendition, 'mime_type'),
    width: readNumber(rendition, 'width'),
  };
}

/** Treats unknown values as the strictest: a newer CMS may have more of them. */
function readVisibility(value: JsonValue | undefined): Visibility {
  return isVisibility(value) ? value : 'signed-in';
}

/** URLs are absolute with the public host. The site and the studio share that host, so the path is enough. */
function readPath(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}
