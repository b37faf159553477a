import { useCallback, useState } from 'react';
import type { MediaItem, MediaKind } from '../cms/media-calls.ts';
import type { StudioError } from '../cms/studio-error.ts';
import { useSession } from '../session-context.tsx';
import { useKeptAnswer } from '../use-answer.ts';

export interface MediaList {
  readonly items: readonly MediaItem[] | null;
  readonly total: number;
  readonly error: StudioError | null;
  readonly isLoading: boolean;
  /** Whether there are more than shown. */
  readonly hasMore: boolean;
  more(): void;
  reload(): Promise<void>;
  /** Inserts or updates a file without a request. */
  put(media: MediaItem): void;
  drop(id: number): void;
}

/** The media library, newest first. */
export function useMediaList(search: string, kind: MediaKind | undefined): MediaList {
  const { client } = useSession();
  const [pages, setPages] = useState(1);
  const { value, error, isLoading, reload, replace } = useKeptAnswer(
    `media ${kind ?? ''} ${pages} ${search}`,
    async () => {
      const items: MediaItem[] = [];
      let total = 0;
      for (let page = 1; page <= pages; page += 1) {
        const answer = await client.media.list({ page, search, kind });
        items.push(...answer.items);
        total = answer.total;
        if (page >= answer.pages) break;
      }
      return { items, total };
    },
  );
  const put = useCallback(
    (media: MediaItem) => {
      if (!value) return;
      const isNew = !value.items.some(({ id }) => id === media.id);
      const items = isNew ? [media, ...value.items] : value.items.map((item) => (item.id === media.id ? media : item));
      replace({ items, total: value.total + (isNew ? 1 : 0) });
    },
    [value, replace],
  );
  return {
    items: value?.items ?? null,
    total: value?.total ?? 0,
    error,
    isLoading,
    hasMore: value !== null && value.items.length < value.total,
    more: () => setPages((count) => count + 1),
    reload,
    put,
    drop: (id) => {
      if (value) replace({ items: value.items.filter((item) => item.id !== id), total: value.total - 1 });
    },
  };
}
