import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PastedPicture } from '../../controls/rich-text/read-pasted-html.ts';
import { blockHostAt } from '../block-host.ts';
import type { CanvasPage } from '../canvas-context.ts';
import type { CommandHost } from '../command-host.ts';
import type { Commands } from '../commands.ts';
import { createTextEditing, type TextEditing } from './text-editing.ts';

export interface UseTextEditingOptions extends Pick<CanvasPage, 'locale' | 'signature' | 'store' | 'cache'> {
  readonly commands: Commands;
  getHost(): CommandHost;
  readonly isReadOnly: boolean;
  /** The builder, with the frame in it. */
  readonly root: RefObject<HTMLElement | null>;
  onPictures(pictures: readonly PastedPicture[], blockId: string): void;
  readonly onVisitEnd: (() => void) | undefined;
}

/**
 * Text editing on the canvas of one page. A stable object; editing ends when the canvas unmounts or becomes read-only.
 */
export function useTextEditing(options: UseTextEditingOptions): TextEditing {
  const { locale, signature, store, commands, getHost, isReadOnly, root } = options;
  const latest = useRef(options);
  latest.current = options;
  const [editing] = useState(() =>
    createTextEditing({
      store,
      commands,
      getFrame: () => root.current?.querySelector('iframe')?.contentDocument ?? null,
      getResolver: () => latest.current.cache.resolver,
      hostAt: (place) => blockHostAt(place, { locale, signature }),
      isReadOnly: () => getHost().isReadOnly,
      onPictures: (pictures, blockId) => latest.current.onPictures(pictures, blockId),
      getUiLocale: () => getHost().uiLocale,
      onEnd: () => latest.current.onVisitEnd?.(),
    }),
  );
  useEffect(() => () => editing.end(), [editing]);
  useEffect(() => {
    if (isReadOnly) editing.end();
  }, [isReadOnly, editing]);
  return editing;
}
