import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import type { PastedPicture } from '../controls/rich-text/read-pasted-html.ts';
import type { PageDraft } from '../document/model.ts';
import { listIds } from '../document/tree.ts';
import { useMessages } from '../messages-context.tsx';
import type { PastedSheet } from '../parts/read-sheet.ts';
import type { CanvasEdit, CanvasHistory, Travelled } from './canvas-edit.ts';
import type { CommandHost } from './command-host.ts';
import { type Commands, createCommands } from './commands.ts';
import type { FieldTarget } from './field-target.ts';
import type { NodeStore } from './node-store.ts';

/** The content of a toast. */
export interface Said {
  readonly text: string;
  /** Whether it has an undo button. */
  readonly canUndo: boolean;
}

export interface CommandsOptions {
  readonly locale: Locale;
  readonly draft: PageDraft;
  readonly selection: string | null;
  readonly twins?: readonly DocumentNode[];
  readonly isReadOnly: boolean;
  readonly history: CanvasHistory;
  readonly store: NodeStore;
  onSelect(id: string | null): void;
  onEdit(edit: CanvasEdit): void;
  /** Announces to screen readers. */
  say(text: string): void;
  onToast(toast: Said | null): void;
  /** Offers to upload the pictures of pasted text. */
  onPictures(pictures: readonly PastedPicture[]): void;
  /** Offers to fill the table of a block from a sheet. */
  onSheet(blockId: string, sheet: PastedSheet): void;
  /** Scrolls to a target and highlights it. */
  onShow(target: FieldTarget): void;
}

/** The builder's commands, and access to what they act on. Both are stable. */
export function useCommands(options: CommandsOptions): { readonly commands: Commands; getHost(): CommandHost } {
  const { draft, selection, store, history, say, onToast, onShow } = options;
  const { t, uiLocale } = useMessages();
  const twins = options.twins ?? noNodes;
  const twinIds = useMemo(() => listIds(twins), [twins]);
  // Commands act on the latest state, even if two of them run before the host has rendered the first one's result.
  const latest = useRef<Pick<CommandHost, 'draft' | 'selection'>>({ draft, selection });
  latest.current = { draft, selection };
  const tell = (text: string) => {
    say(text);
    onToast({ text, canUndo: false });
  };
  const host = useRef<() => CommandHost>(() => {
    throw new Error('The builder is not mounted yet.');
  });
  host.current = () => ({
    ...latest.current,
    locale: options.locale,
    uiLocale,
    origin: location.origin,
    twinIds,
    twins,
    isReadOnly: options.isReadOnly,
    history: {
      ...history,
      // Close the toast: the step that it offers to undo is undone already, or is no longer the last one.
      undo() {
        onToast(null);
        return drawn(history.undo());
      },
      redo() {
        onToast(null);
        return drawn(history.redo());
      },
    },
    t,
    onSelect(id) {
      latest.current = { ...latest.current, selection: id };
      options.onSelect(id);
    },
    onEdit(edit, next) {
      latest.current = { ...latest.current, draft: next };
      store.set(next.nodes);
      onToast(null);
      if (edit.kind === 'structure') leaveSearch();
      options.onEdit(edit);
    },
    announce: say,
    offerUndo: (text) => onToast({ text, canUndo: true }),
    tell,
    refuse: tell,
    show: onShow,
    offerPictures: options.onPictures,
    offerSheet: options.onSheet,
  });
  const getHost = useCallback(() => host.current(), []);
  const [commands] = useState(() => createCommands(getHost));
  return { commands, getHost };
}

/** Renders first, because the announcement of an undo and its target refer to the page afterwards. */
function drawn(travelled: Travelled): Travelled {
  flushSync(() => {});
  return travelled;
}

/**
 * Leaves the search box after a block is added from the drawer, so that undo applies to the page and not to the search
 * text.
 */
function leaveSearch(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.matches('[data-own-undo]')) focused.blur();
}

const noNodes: readonly DocumentNode[] = [];
