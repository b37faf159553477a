import { useCallback, useState } from 'react';
import type { MediaItem, MediaKind } from '../cms/media-calls.ts';
import type { StudioError } from '../cms/studio-error.ts';
import { useSession } from '../session-context.tsx';
import { useAnswer } from '../use-answer.ts';

export interface MediaList {
  readonly items: readonly MediaItem[] | null;
  readonly total: number;
  readonly error: StudioError | null;
  readonly isLoading: boolean;
  /** More than is shown. */
  readonly hasMore: boolean;
  more(): void;
  reload(): Promise<void>;
  /** What was uploaded or changed just now, without asking again. */
  put(media: MediaItem): void;
  drop(id: number): void;
}

/** The library, newest first. */
export function useMediaList(search: string, kind: MediaKind | undefined): MediaList {
  const { client } = useSession();
  const [pages, setPages] = useState(1);
  const { value, error, isLoading, reload, replace } = useAnswer(
    `media-${kind ?? ''}-${search}-${pages}`,
    async (signal) => {
      const items: MediaItem[] = [];
      let total = 0;
      for (let page = 1; page <= pages; page += 1) {
        const answer = await client.media.list({ page, search, kind }, signal);
        items.push(...answer.items);
        total = answer.total;
        if (page >= answer.pages) break;
      }
      return { items, total };
    },
  );
  const [last, setLast] = useState(value);
  // What was there stays while more is asked for.
  if (value && value !== last) setLast(value);
  const shown = value ?? (pages > 1 ? last : null);
  const put = useCallback(
    (media: MediaItem) => {
      if (!shown) return;
      const isNew = !shown.items.some(({ id }) => id === media.id);
      const items = isNew ? [media, ...shown.items] : shown.items.map((item) => (item.id === media.id ? media : item));
      replace({ items, total: shown.total + (isNew ? 1 : 0) });
    },
    [shown, replace],
  );
  return {
    items: shown?.items ?? null,
    total: shown?.total ?? 0,
    error,
    isLoading,
    hasMore: shown !== null && shown.items.length < shown.total,
    more: () => setPages((count) => count + 1),
    reload,
    put,
    drop: (id) => {
      if (shown) replace({ items: shown.items.filter((item) => item.id !== id), total: shown.total - 1 });
    },
  };
}
