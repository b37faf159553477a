import { useCallback, useEffect, useRef, useState } from 'react';
import type { Visibility } from '#cms-schema/visibility.ts';
import { limits } from '#contract/limits.ts';
import type { MediaCalls, MediaItem } from '../cms/media-calls.ts';
import { isStudioError, StudioError } from '../cms/studio-error.ts';
import { useSession } from '../session-context.tsx';

/** A file being uploaded. */
export interface Upload {
  readonly uid: number;
  readonly file: File;
  /** Who may access it, as chosen when it was added. */
  readonly visibility: Visibility;
  readonly state: 'waiting' | 'sending' | 'known' | 'failed';
  /** 0 to 1. At 1 the server is generating renditions. */
  readonly sent: number;
  readonly error: StudioError | null;
  /** What the library has of the same bytes, as long as nobody has decided what to do about it. */
  readonly same: MediaItem | null;
  /** Whether it is uploaded even if the library has it. */
  readonly isWanted: boolean;
}

export interface Uploads {
  readonly items: readonly Upload[];
  add(files: Iterable<File>): void;
  retry(uid: number): void;
  /** Takes what the library has of the same bytes. */
  takeSame(uid: number): void;
  uploadAnyway(uid: number): void;
  /** Aborts the upload if it is running, and removes it from the list. */
  dismiss(uid: number): void;
}

/** Maximum number of parallel uploads. */
const LANES = 2;

const noFiles: readonly File[] = [];

interface UploadsOptions {
  readonly onUploaded: (media: MediaItem) => void;
  /** For what the library had already; default: as uploaded. */
  readonly onTaken?: (media: MediaItem) => void;
  /** The file types that may be uploaded: `image/*`; empty for all. */
  readonly accept?: string;
  /** Files to upload immediately. */
  readonly first?: readonly File[];
  /** Who may access files added from now on. */
  readonly visibility?: Visibility;
}

/** An upload queue; each file fails or succeeds independently. Finished uploads leave the list. */
export function useUploads({
  onUploaded,
  onTaken = onUploaded,
  accept = '',
  first = noFiles,
  visibility = 'everyone',
}: UploadsOptions): Uploads {
  const { client, act } = useSession();
  const [items, setItems] = useState<readonly Upload[]>(() =>
    first.map((file, uid) => waiting(file, uid, visibility, accept)),
  );
  const running = useRef(new Map<number, AbortController>());
  const counter = useRef(first.length);
  const told = useRef(onUploaded);
  told.current = onUploaded;

  const patch = useCallback((uid: number, change: Partial<Upload>) => {
    setItems((before) => before.map((item) => (item.uid === uid ? { ...item, ...change } : item)));
  }, []);

  const send = useCallback(
    async ({ uid, file, visibility, isWanted }: Upload) => {
      const controller = new AbortController();
      running.current.set(uid, controller);
      patch(uid, { state: 'sending', sent: 0, error: null });
      try {
        const same = isWanted ? null : await findSame(client.media, file, controller.signal);
        if (controller.signal.aborted) return;
        if (same) return patch(uid, { state: 'known', same });
        const media = await act(() =>
          client.media.upload(file, {
            visibility,
            signal: controller.signal,
            onProgress: (sent) => patch(uid, { sent }),
          }),
        );
        setItems((before) => before.filter((item) => item.uid !== uid));
        told.current(media);
      } catch (error) {
        if (isStudioError(error, 'aborted')) return;
        const known = error instanceof StudioError ? error : new StudioError('fault', 0, String(error), {}, error);
        patch(uid, { state: 'failed', error: known });
      } finally {
        running.current.delete(uid);
      }
    },
    [act, client, patch],
  );

  useEffect(() => {
    const free = LANES - running.current.size;
    const next = items
      .filter(({ uid, state }) => state === 'waiting' && !running.current.has(uid))
      .slice(0, Math.max(free, 0));
    for (const upload of next) void send(upload);
  }, [items, send]);

  return {
    items,
    add: (files) => {
      const added = [...files].map((file, index) => waiting(file, counter.current + index, visibility, accept));
      counter.current += added.length;
      setItems((before) => [...before, ...added]);
    },
    retry: (uid) =>
      setItems((before) =>
        before.map((item) => (item.uid === uid ? waiting(item.file, uid, item.visibility, accept) : item)),
      ),
    takeSame: (uid) => {
      const same = items.find((item) => item.uid === uid)?.same;
      if (!same) return;
      setItems((before) => before.filter((item) => item.uid !== uid));
      onTaken(same);
    },
    uploadAnyway: (uid) => patch(uid, { state: 'waiting', same: null, isWanted: true }),
    dismiss: (uid) => {
      running.current.get(uid)?.abort();
      setItems((before) => before.filter((item) => item.uid !== uid));
    },
  };
}

/** Rejects files of other types and over the size limit before minutes of uploading, not after. */
function waiting(file: File, uid: number, visibility: Visibility, accept: string): Upload {
  const error = refuseHeic(file) ?? refuseType(file, accept) ?? refuseSize(file);
  const state = error ? 'failed' : 'waiting';
  return { uid, file, visibility, state, sent: 0, error, same: null, isWanted: false };
}

/** A question that fails is no reason not to upload: whatever is wrong, the upload says. */
export async function findSame(
  media: Pick<MediaCalls, 'findSame'>,
  file: File,
  signal: AbortSignal,
): Promise<MediaItem | null> {
  return media.findSame(file, signal).catch(() => null);
}

/** Pictures as phones store them: the server cannot decode them, and the photo app can export others. */
export function refuseHeic({ type, name }: Pick<File, 'type' | 'name'>): StudioError | null {
  if (!/^image\/hei[cf]/.test(type) && !/\.hei[cf]$/i.test(name)) return null;
  return new StudioError('heic_picture', 0, 'HEIC pictures cannot be read: export it as JPEG or PNG.');
}

/** Null when the file has one of the types, written as in the HTML attribute `accept`. */
export function refuseType(file: Pick<File, 'type'>, accept: string): StudioError | null {
  if (isAccepted(file, accept)) return null;
  const code = accept.startsWith('image/') ? 'not_a_picture' : 'not_a_video';
  return new StudioError(code, 0, `This place accepts only ${accept}.`);
}

/** Interprets `accept` like the HTML attribute: `image/*`, `video/mp4`, or empty for everything. */
export function isAccepted(file: Pick<File, 'type'>, accept: string): boolean {
  const wanted = accept.split(',').map((part) => part.trim());
  return (
    accept === '' ||
    wanted.some((part) => part === file.type || (part.endsWith('/*') && file.type.startsWith(part.slice(0, -1))))
  );
}

/** Whether uploading the same file again may succeed; otherwise something is wrong with the file itself. */
export function isWorthRetrying({ code }: StudioError): boolean {
  return !refusals.has(code);
}

const refusals: ReadonlySet<string> = new Set([
  'not_a_picture',
  'not_a_video',
  'heic_picture',
  'rest_upload_sideload_error',
  'rest_upload_file_too_big',
  'rest_upload_image_error',
  'rest_upload_no_data',
  'haptera_image_too_large',
  'haptera_image_too_costly',
]);

/** Null when the server accepts a file of this size. */
export function refuseSize({ type, size }: Pick<File, 'type' | 'size'>): StudioError | null {
  const maximumBytes = type.startsWith('image/') ? limits.upload.image : limits.upload.file;
  if (size <= maximumBytes) return null;
  return new StudioError('rest_upload_file_too_big', 400, 'The file is too big.', { maximumBytes });
}
