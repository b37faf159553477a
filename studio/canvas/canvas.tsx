import { Puck, type PuckAction } from '@puckeditor/core';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import type { Locale } from '#cms-schema/locale.ts';
import { theme, tone } from '#ui/theme.ts';
import type { PageDraft } from '../document/model.ts';
import { findNode } from '../document/tree.ts';
import type { DraftProblem } from '../document/validation.ts';
import { useMessages } from '../messages-context.tsx';
import { fetchLaterParts, laterDialog, laterPart } from '../parts/later.tsx';
import { ToolButton } from '../parts/panel-parts.tsx';
import { StudioIcon } from '../parts/studio-icon.tsx';
import { ActionBar } from './action-bar.tsx';
import { createAnnouncer, LiveRegion } from './announcer.tsx';
import { type BlockMarks, type Builder, BuilderProvider } from './builder-context.ts';
import { type CanvasPage, CanvasPageProvider, PageTitleProvider, SiteChromeProvider } from './canvas-context.ts';
import type { CanvasEdit, CanvasHistory } from './canvas-edit.ts';
import { CanvasFrame } from './canvas-frame.tsx';
import { type CommandHost, createCommands } from './commands.ts';
import type { FieldTarget } from './field-target.ts';
import { Inspector } from './inspector.tsx';
import { listenToKeys } from './keyboard/listen-to-keys.ts';
import { createLookupCache } from './lookup-cache.ts';
import type { Lookups } from './lookups.ts';
import { createNodeStore } from './node-store.ts';
import { Outline } from './outline.tsx';
import { movesBlocks, PuckBridge } from './puck-bridge.tsx';
import { puckConfig } from './puck-config.tsx';
import { scrollToBlock } from './scroll-to-block.ts';
import type { SiteChrome } from './site-chrome.ts';
import { Stage } from './stage.tsx';
import { parseZone, presentStructure } from './structure.ts';
import { Toast } from './toast.tsx';
import { useOnlyInstance } from './use-only-instance.ts';
import { useSteadyPlace } from './use-steady-place.tsx';
import { ViewportBar, type ViewportWidth, type Zoom } from './viewport-bar.tsx';

export interface BuilderCanvasProps {
  /** Which page: another one mounts the canvas anew, and so does another language. */
  readonly pageKey: string;
  /** The language of the page. That of the interface comes from `<MessagesProvider>`. */
  readonly locale: Locale;
  /** Seed of the page's waveform, the same in both languages. */
  readonly signature: string;
  /** What the editor holds. The only truth: the canvas shows it and never keeps a second one. */
  readonly draft: PageDraft;
  /** Ids of the other language's blocks, which a new block must not have by accident. */
  readonly twinIds?: ReadonlySet<string>;
  /** Id of the selected block; null is the page itself. */
  readonly selection: string | null;
  onSelect(id: string | null): void;
  /** The field that somebody is led to, on its way; its block is selected. */
  readonly target: FieldTarget | null;
  onTarget(target: FieldTarget | null): void;
  /** To apply and to put into the history. Called synchronously, with what the edit is about by id. */
  onEdit(edit: CanvasEdit): void;
  readonly history: CanvasHistory;
  readonly lookups: Lookups;
  /** From `fetchSiteChrome`. */
  readonly chrome: SiteChrome | null;
  /** From `listProblems`; may be a moment behind. */
  readonly problems?: readonly DraftProblem[];
  /** Ids of blocks whose translation is behind its source. */
  readonly drifted?: ReadonlySet<string>;
  readonly isReadOnly?: boolean;
  onSave?(): void;
  onTranslate?(): void;
  /** At the end of the bar over the canvas. */
  readonly tools?: ReactNode;
  /** In the inspector while no block is selected. */
  readonly pagePanel?: ReactNode;
  /** In the inspector under the fields of the selected block. */
  readonly blockPanel?: ReactNode;
}

/** The visual builder of one page in one language: blocks and outline, canvas, fields. Only one may stand in a document. */
export function BuilderCanvas(props: BuilderCanvasProps) {
  useOnlyInstance();
  useEffect(() => fetchLaterParts(), []);
  const isDressed = useEngineWithoutOwnStyles();
  if (!isDressed) return null;
  return (
    <PageTitleProvider value={props.draft.title}>
      <MountedCanvas key={`${props.pageKey}:${props.locale}`} {...props} />
    </PageTitleProvider>
  );
}

function MountedCanvas(props: BuilderCanvasProps) {
  const {
    locale,
    signature,
    draft,
    selection,
    onSelect,
    target,
    onTarget,
    lookups,
    chrome,
    isReadOnly = false,
  } = props;
  const { t, uiLocale } = useMessages();
  const [announcer] = useState(createAnnouncer);
  const [toast, setToast] = useState<{ readonly text: string; readonly canUndo: boolean } | null>(null);
  const [dialog, setDialog] = useState<'insert' | 'shortcuts' | null>(null);
  const [panels, setPanels] = useState(() => ({ left: hasRoomForPanels(), right: hasRoomForPanels() }));
  const [tab, setTab] = useState<'blocks' | 'outline'>(draft.nodes.length === 0 ? 'blocks' : 'outline');
  const [width, setWidth] = useState<ViewportWidth>(() => (innerWidth >= 1280 ? 1440 : innerWidth > 900 ? 1080 : 390));
  const [zoom, setZoom] = useState<Zoom>('auto');
  const [scale, setScale] = useState(1);
  const isSettled = useSettled();
  const root = useRef<HTMLDivElement>(null);
  const resync = useRef(() => {});

  const [store] = useState(() => createNodeStore(draft.nodes));
  const cache = useMemo(() => createLookupCache({ lookups, locale }), [lookups, locale]);
  useLayoutEffect(() => store.set(draft.nodes), [store, draft.nodes]);

  // Commands act on the newest state, also when two of them come before the host has drawn the first one's result.
  const latest = useRef<Pick<CommandHost, 'draft' | 'selection'>>({ draft, selection });
  latest.current = { draft, selection };
  const readLatest = useCallback(() => {
    const { draft, selection } = latest.current;
    return { nodes: draft.nodes, selection };
  }, []);
  const closeToast = useCallback(() => setToast(null), []);
  const getHost = useRef<() => CommandHost>(() => {
    throw new Error('The builder is not mounted yet.');
  });
  getHost.current = () => ({
    ...latest.current,
    locale,
    uiLocale,
    twinIds: props.twinIds ?? noIds,
    isReadOnly,
    history: {
      ...props.history,
      // What the toast offers to take back is taken back already, or no longer the last step.
      undo() {
        closeToast();
        props.history.undo();
      },
      redo() {
        closeToast();
        props.history.redo();
      },
    },
    t,
    onSelect(id) {
      latest.current = { ...latest.current, selection: id };
      onSelect(id);
    },
    onEdit(edit, next) {
      latest.current = { ...latest.current, draft: next };
      store.set(next.nodes);
      closeToast();
      if (edit.kind === 'structure') leaveSearch();
      props.onEdit(edit);
    },
    announce: announcer.say,
    offerUndo: (text) => setToast({ text, canUndo: true }),
    refuse(text) {
      announcer.say(text);
      setToast({ text, canUndo: false });
    },
  });
  const [commands] = useState(() => createCommands(() => getHost.current()));

  const asks = useRef({ save: props.onSave, translate: props.onTranslate });
  asks.current = { save: props.onSave, translate: props.onTranslate };
  const builder = useMemo<Builder>(
    () => ({
      commands,
      isReadOnly,
      askForBlock() {
        if (!isReadOnly) setDialog('insert');
      },
      showShortcuts: () => setDialog('shortcuts'),
      save: () => asks.current.save?.(),
      translate: () => asks.current.translate?.(),
      goTo: onTarget,
      announce: announcer.say,
      addPictures(files, beside) {
        const { refuse, t } = getHost.current();
        if (isReadOnly || files.length === 0) {
          refuse(t(isReadOnly ? 'canvas.said.readOnly' : 'canvas.said.onlyPictures'));
          return;
        }
        if (beside !== null) commands.select(beside);
        void lookups.pickMedia({ accept: 'image', current: null, files }).then((id) => {
          if (id !== null) commands.insert('haptera/picture', undefined, { picture: { id } });
        });
      },
      editFields() {
        // Before the next key: it is meant for the field already.
        flushSync(() => setPanels((before) => ({ ...before, right: true })));
        firstField(root.current)?.focus();
      },
      leaveFields() {
        flushSync(() => setTab('outline'));
        const row = root.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
        if (row) row.focus();
        else root.current?.querySelector('iframe')?.focus();
      },
    }),
    [commands, isReadOnly, lookups, onTarget, announcer],
  );
  useEffect(() => {
    if (target) setPanels((before) => ({ ...before, right: true }));
  }, [target]);
  const endTarget = useCallback(() => onTarget(null), [onTarget]);
  const page = useMemo<CanvasPage>(
    () => ({ store, cache, locale, signature, askForBlock: builder.askForBlock }),
    [store, cache, locale, signature, builder],
  );
  useEffect(() => listenToKeys(window, builder, null), [builder]);
  // On a page of another width the block stands elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const frame = root.current?.querySelector('iframe')?.contentDocument;
    if (frame && selection !== null) return scrollToBlock(frame, selection);
  }, [selection, width]);

  const onAction = useCallback(
    (action: PuckAction) => {
      if (!movesBlocks(action)) return;
      takeOver(action, latest.current.draft, commands);
      // Whatever became of it, the engine shows what the document holds; not at once, because it is still in the act.
      queueMicrotask(() => resync.current());
    },
    [commands],
  );
  const [initialData] = useState(() => ({ root: { props: {} }, content: presentStructure(draft.nodes) }));
  const permissions = isReadOnly ? lookOnly : arrangeOnly;
  const marks = useMarks(props.problems, props.drifted);
  const selected = selection === null ? null : findNode(draft.nodes, selection);
  const ownProblems = (selection !== null && marks.get(selection)?.all) || noProblems;

  const selectPage = () => {
    commands.select(null);
    setPanels((before) => ({ left: before.left && hasRoomForPanels(), right: true }));
  };

  const content = useSteadyPlace(
    <>
      <PuckBridge
        nodes={draft.nodes}
        selection={selection}
        read={readLatest}
        onSelect={builder.commands.select}
        resync={resync}
      />
      <Layout ref={root} data-builder="" data-left={panels.left || undefined} data-right={panels.right || undefined}>
        <div className="bar">
          <ToolButton
            icon="panel-left"
            label={t(panels.left ? 'canvas.panels.hideLeft' : 'canvas.panels.showLeft')}
            aria-pressed={panels.left}
            onClick={() => setPanels({ ...panels, left: !panels.left })}
          />
          <ToolButton
            icon="plus"
            label={t('canvas.actions.add')}
            keys="/"
            disabled={isReadOnly}
            onClick={builder.askForBlock}
          />
          <ToolButton
            icon="undo"
            label={t('canvas.actions.undo')}
            keys="Ctrl+Z"
            disabled={!props.history.canUndo}
            onClick={commands.undo}
          />
          <ToolButton
            icon="redo"
            label={t('canvas.actions.redo')}
            keys="Ctrl+Shift+Z"
            disabled={!props.history.canRedo}
            onClick={commands.redo}
          />
          <span className="middle">
            <ViewportBar width={width} zoom={zoom} scale={scale} onWidth={setWidth} onZoom={setZoom} />
          </span>
          {props.tools}
          <ToolButton
            className="shortcuts"
            icon="keyboard"
            label={t('canvas.actions.shortcuts')}
            keys="?"
            onClick={builder.showShortcuts}
          />
          <ToolButton
            icon="panel"
            label={t(panels.right ? 'canvas.panels.hideRight' : 'canvas.panels.showRight')}
            aria-pressed={panels.right}
            onClick={() => setPanels({ ...panels, right: !panels.right })}
          />
        </div>
        {isSettled && panels.left && (
          <nav className="left" aria-label={t('canvas.panels.left')}>
            <div className="tabs" role="tablist" aria-label={t('canvas.panels.left')}>
              {(['outline', 'blocks'] as const).map((name) => (
                <button
                  key={name}
                  type="button"
                  role="tab"
                  id={`builder-tab-${name}`}
                  aria-selected={name === tab}
                  aria-controls="builder-left"
                  tabIndex={name === tab ? 0 : -1}
                  onClick={() => setTab(name)}
                  onKeyDown={(event) => {
                    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
                    const other = name === 'blocks' ? 'outline' : 'blocks';
                    setTab(other);
                    requestAnimationFrame(() => document.getElementById(`builder-tab-${other}`)?.focus());
                  }}
                >
                  {t(`canvas.tabs.${name}`)}
                </button>
              ))}
            </div>
            <div className="scroll" role="tabpanel" id="builder-left" aria-labelledby={`builder-tab-${tab}`}>
              {tab === 'blocks' ? (
                <Drawer locale={locale} />
              ) : (
                <>
                  <button type="button" className="page-row" aria-pressed={selection === null} onClick={selectPage}>
                    <StudioIcon name="document" size={16} />
                    {t('builder.page.title')}
                  </button>
                  <Outline nodes={draft.nodes} selection={selection} marks={marks} />
                </>
              )}
            </div>
          </nav>
        )}
        <section className="stage" aria-label={t('canvas.panels.canvas')}>
          <Stage width={width} zoom={zoom} onScale={setScale} />
          {toast !== null && (
            <Toast text={toast.text} onClose={closeToast} {...(toast.canUndo && { onUndo: commands.undo })} />
          )}
        </section>
        {isSettled && panels.right && (
          <div className="right" data-inspector="">
            <Inspector
              node={selected}
              locale={locale}
              lookups={lookups}
              cache={cache}
              problems={ownProblems}
              target={target}
              onTargetEnd={endTarget}
              pagePanel={props.pagePanel ?? null}
              blockPanel={props.blockPanel}
            />
          </div>
        )}
      </Layout>
      {dialog === 'insert' && (
        <InsertDialog
          nodes={draft.nodes}
          selection={selection}
          onClose={() => setDialog(null)}
          onChoose={(type, place) => {
            setDialog(null);
            commands.insert(type, place);
          }}
        />
      )}
      {dialog === 'shortcuts' && <ShortcutsSheet onClose={() => setDialog(null)} />}
      <LiveRegion announcer={announcer} />
    </>,
  );
  // The engine hands what it is given to all that is in it: it is drawn anew only for what concerns it.
  const engine = useMemo(
    () => (
      <Puck
        config={puckConfig}
        data={initialData}
        iframe={frameConfig}
        overrides={overrides}
        dnd={dragConfig}
        permissions={permissions}
        onAction={onAction}
      >
        {content}
      </Puck>
    ),
    [content, initialData, permissions, onAction],
  );

  return (
    <BuilderProvider value={builder}>
      <CanvasPageProvider value={page}>
        <SiteChromeProvider value={chrome}>
          <EngineStyle />
          {engine}
        </SiteChromeProvider>
      </CanvasPageProvider>
    </BuilderProvider>
  );
}

/** What the engine did by dragging, done to our document. Anything else that it may do by itself is not taken over. */
function takeOver(action: PuckAction, draft: PageDraft, commands: ReturnType<typeof createCommands>): void {
  if (action.type === 'insert') {
    const parent = parentOf(action.destinationZone);
    commands.insert(action.componentType, { parent, index: action.destinationIndex });
  } else if (action.type === 'move' || action.type === 'reorder') {
    const source = parseZone(action.type === 'move' ? action.sourceZone : action.destinationZone);
    const holder = source.parent === null ? null : findNode(draft.nodes, source.parent);
    const siblings =
      holder === null ? draft.nodes : holder.kind === 'block' ? holder.slots[source.slot ?? ''] : undefined;
    const moved = siblings?.[action.sourceIndex];
    const to = { parent: parentOf(action.destinationZone), index: action.destinationIndex };
    if (moved) commands.moveTo(moved.id, to);
  }
}

function parentOf(zone: string): { id: string; slot: string } | null {
  const { parent, slot } = parseZone(zone);
  return parent === null || slot === null ? null : { id: parent, slot };
}

function useMarks(
  problems: readonly DraftProblem[] = noProblems,
  drifted: ReadonlySet<string> = noIds,
): ReadonlyMap<string, BlockMarks & { readonly all: readonly DraftProblem[] }> {
  return useMemo(() => {
    const ids = new Set([...drifted, ...problems.flatMap(({ blockId }) => (blockId === null ? [] : [blockId]))]);
    return new Map(
      [...ids].map((id) => {
        const all = problems.filter(({ blockId }) => blockId === id);
        const blocking = all.filter(({ severity }) => severity !== 'advice');
        return [id, { problems: blocking, all, hasDrifted: drifted.has(id) }] as const;
      }),
    );
  }, [problems, drifted]);
}

/** Else they lie over the canvas, as the styles below have it. */
function hasRoomForPanels(): boolean {
  return innerWidth > 900;
}

function firstField(root: HTMLElement | null): HTMLElement | null {
  const inspector = root?.querySelector('[data-inspector]');
  return (
    inspector?.querySelector<HTMLElement>('.fields :is(input, textarea, select, [contenteditable="true"], button)') ??
    inspector?.querySelector<HTMLElement>('input, textarea, select, button') ??
    null
  );
}

/** Once a block is taken from the drawer, undoing is about the page and no longer about the words that found it. */
function leaveSearch(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.matches('[data-own-undo]')) focused.blur();
}

/**
 * The engine looks once for its style sheet and, missing it, brings one that loads a font from elsewhere. All that it shows
 * in this document is ours, so it is told that its sheet is there.
 */
function useEngineWithoutOwnStyles(): boolean {
  const [isDone, setDone] = useState(false);
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--_puck-styles-loaded', '"true"');
    setDone(true);
  }, []);
  return isDone;
}

/** False at first: the engine mounts what is in it twice when it starts, and the panels would be drawn for nothing. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSettled(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isSettled;
}

const Drawer = laterPart(async () => (await import('./drawer.tsx')).Drawer);
const InsertDialog = laterDialog(async () => (await import('./insert-dialog.tsx')).InsertDialog);
const ShortcutsSheet = laterDialog(async () => (await import('./shortcuts-sheet.tsx')).ShortcutsSheet);

const noIds: ReadonlySet<string> = new Set();
const noProblems: readonly DraftProblem[] = [];

/** The engine reads these once: they are the same objects for good. */
const frameConfig = { enabled: true, waitForStyles: true, syncHostStyles: false };
const dragConfig = { behavior: 'static' as const, disableOutlineDrag: true };
const overrides = { iframe: CanvasFrame, actionBar: ActionBar };
/** All but dragging is done by our own commands, so the engine may do nothing else: not even with a key that slips through. */
const arrangeOnly = { drag: true, insert: true, delete: false, duplicate: false, edit: false };
const lookOnly = { ...arrangeOnly, drag: false, insert: false };

/** What the engine needs of its style sheet in the host's document. */
const EngineStyle = createGlobalStyle`
  .Puck {
    height: 100%;
    visibility: visible !important;
  }
  #puck-portal-root:empty {
    display: none;
  }
  /* The drag library would read out its own English; what happened is said by us. */
  [id^='dnd-kit-announcement'] {
    display: none;
  }
`;

const Layout = styled.div`
  display: grid;
  grid-template: 2.5rem minmax(0, 1fr) / 0 minmax(0, 1fr) 0;
  height: 100%;
  background-color: ${tone.surface};
  color: ${tone.text};
  font-size: 0.875rem;
  line-height: 1.5;

  &[data-left] {
    grid-template-columns: 17rem minmax(0, 1fr) 0;
  }
  &[data-right] {
    grid-template-columns: 0 minmax(0, 1fr) 21rem;
  }
  &[data-left][data-right] {
    grid-template-columns: 17rem minmax(0, 1fr) 21rem;
  }
  .bar {
    grid-area: 1 / 1 / 2 / 4;
    display: flex;
    align-items: center;
    gap: 0.25rem;
    min-width: 0;
    padding-inline: 0.5rem;
    border-block-end: 1px solid ${tone.line};
    background-color: ${tone.surface};
  }
  .middle {
    flex: 1;
    display: flex;
    justify-content: center;
    min-width: 0;
  }
  .left,
  .right {
    min-width: 0;
    min-height: 0;
    background-color: ${tone.surface};
  }
  .left {
    grid-area: 2 / 1;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    border-inline-end: 1px solid ${tone.line};
  }
  .stage {
    grid-area: 2 / 2;
    position: relative;
    display: grid;
    min-width: 0;
    min-height: 0;
  }
  .right {
    grid-area: 2 / 3;
    overflow-y: auto;
    overscroll-behavior: contain;
    border-inline-start: 1px solid ${tone.line};
    scrollbar-width: thin;
  }
  .tabs {
    display: flex;
    gap: 1rem;
    padding-inline: 0.875rem;
    border-block-end: 1px solid ${tone.line};
  }
  .tabs button {
    min-height: 2.25rem;
    border-block-end: 2px solid transparent;
    color: ${tone.textMuted};
    font-size: 0.8125rem;
    cursor: pointer;
  }
  .tabs button[aria-selected='true'] {
    border-color: ${tone.accentFill};
    color: ${tone.text};
  }
  .tabs button:focus-visible {
    outline: 2px solid ${tone.focus};
    outline-offset: -2px;
  }
  .page-row {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    width: calc(100% - 0.75rem);
    min-height: 2rem;
    margin: 0.375rem 0.375rem -0.125rem;
    padding-inline: 0.3125rem;
    border-radius: ${theme.radius.small};
    color: ${tone.textMuted};
    font-size: 0.8125rem;
    cursor: pointer;
  }
  .page-row[aria-pressed='true'] {
    background-color: color-mix(in srgb, ${tone.accentFill} 16%, transparent);
    box-shadow: inset 2px 0 0 ${tone.accentFill};
    color: ${tone.text};
  }
  .page-row:focus-visible {
    outline: 2px solid ${tone.focus};
    outline-offset: -2px;
  }
  .scroll {
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }

  @media (max-width: 640px) {
    .bar {
      overflow-x: auto;
      gap: 0;
      padding-inline: 0.25rem;
      scrollbar-width: none;
    }
    .middle,
    .shortcuts {
      display: none;
    }
  }
  @media (max-width: 900px) {
    &[data-left],
    &[data-right],
    &[data-left][data-right] {
      grid-template-columns: 0 minmax(0, 1fr) 0;
    }
    .left,
    .right {
      grid-area: 2 / 1 / 3 / 4;
      z-index: ${theme.layer.sticky};
    }
    .right {
      margin-block-start: 45vh;
      border-block-start: 1px solid ${tone.lineStrong};
      box-shadow: ${theme.shadow.overlay};
    }
    .left {
      margin-inline-end: 3rem;
      box-shadow: ${theme.shadow.overlay};
    }
  }
`;
