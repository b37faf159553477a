import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import type { PageDraft } from '../document/model.ts';
import { listIds } from '../document/tree.ts';
import { useMessages } from '../messages-context.tsx';
import type { CanvasEdit, CanvasHistory, Travelled } from './canvas-edit.ts';
import { type CommandHost, type Commands, createCommands } from './commands.ts';
import type { FieldTarget } from './field-target.ts';
import type { NodeStore } from './node-store.ts';

/** What a toast says. */
export interface Said {
  readonly text: string;
  /** With a way back. */
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
  /** To those who do not see it. */
  say(text: string): void;
  onToast(toast: Said | null): void;
  /** To bring into sight. */
  onShow(target: FieldTarget): void;
}

/** The builder's commands, and what they act on. Both are the same for good. */
export function useCommands(options: CommandsOptions): { readonly commands: Commands; getHost(): CommandHost } {
  const { draft, selection, store, history, say, onToast, onShow } = options;
  const { t, uiLocale } = useMessages();
  const twins = options.twins ?? noNodes;
  const twinIds = useMemo(() => listIds(twins), [twins]);
  // Commands act on the newest state, also when two of them come before the host has drawn the first one's result.
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
    twinIds,
    twins,
    isReadOnly: options.isReadOnly,
    history: {
      ...history,
      // What the toast offers to take back is taken back already, or no longer the last step.
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
  });
  const getHost = useCallback(() => host.current(), []);
  const [commands] = useState(() => createCommands(getHost));
  return { commands, getHost };
}

/** What is told of an undo, and where it leads, goes by the page as it is afterwards. */
function drawn(travelled: Travelled): Travelled {
  flushSync(() => {});
  return travelled;
}

/** Once a block is taken from the drawer, undoing is about the page and no longer about the words that found it. */
function leaveSearch(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.matches('[data-own-undo]')) focused.blur();
}

const noNodes: readonly DocumentNode[] = [];
