import { useCallback, useRef, useState } from 'react';
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
export function useMediaList(search: string, kind: MediaKind | undefined, isTrash = false): MediaList {
  const { client } = useSession();
  const [pages, setPages] = useState(1);
  const { value, error, isLoading, reload, replace } = useKeptAnswer<Listed>(
    `media ${isTrash ? 'trash' : ''} ${kind ?? ''} ${pages} ${search}`,
    async (): Promise<Listed> => {
      const items: MediaItem[] = [];
      let total = 0;
      for (let page = 1; page <= pages; page += 1) {
        const answer = await client.media.list({ page, search, kind, isTrash });
        items.push(...answer.items);
        total = answer.total;
        if (page >= answer.pages) break;
      }
      return { items, total };
    },
  );
  // Several uploads may end before the next rendering: each adds to what the last one left.
  const latest = useRef(value);
  latest.current = value;
  const put = useCallback(
    (media: MediaItem) => {
      if (!latest.current) return;
      const next = withMedia(latest.current, media);
      latest.current = next;
      replace(next);
    },
    [replace],
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

interface Listed {
  readonly items: readonly MediaItem[];
  readonly total: number;
}

/** With a file at its place, or as the first one if it was not listed. */
export function withMedia({ items, total }: Listed, media: MediaItem): Listed {
  return items.some(({ id }) => id === media.id)
    ? { items: items.map((item) => (item.id === media.id ? media : item)), total }
    : { items: [media, ...items], total: total + 1 };
}
