import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { titlingOf } from '#blocks/outline-level.ts';
import { belongsToPage } from '#cms-schema/belongs-to-page.ts';
import type { BlockDefinition } from '#cms-schema/define-block.ts';
import type { PastedPicture } from '../controls/rich-text/read-pasted-html.ts';
import { pageFacts } from '../document/page-facts.ts';
import { findNode } from '../document/tree.ts';
import type { DraftProblem } from '../document/validation.ts';
import { readAddedPicture } from '../media-picker/added-picture.ts';
import { useMessages } from '../messages-context.tsx';
import { fetchLaterParts } from '../parts/later.tsx';
import { Toast } from '../parts/toast.tsx';
import { createAnnouncer, LiveRegion } from './announcer.tsx';
import { type Builder, BuilderProvider } from './builder-context.ts';
import { CanvasBar } from './canvas-bar.tsx';
import { type CanvasPage, CanvasPageProvider, PageTitleProvider, SiteChromeProvider } from './canvas-context.ts';
import { CanvasDialog, type CanvasDialogName } from './canvas-dialog.tsx';
import { CanvasLayout } from './canvas-layout.ts';
import type { BuilderCanvasProps } from './canvas-props.ts';
import type { Commands } from './commands.ts';
import { DragGhost } from './drag/drag-ghost.tsx';
import { createDragger } from './drag/dragger.ts';
import type { FieldTarget } from './field-target.ts';
import { FillTable, type PastedOnTable } from './fill-table.tsx';
import { Inspector } from './inspector.tsx';
import { keepFocus } from './keep-focus.ts';
import { listenToKeys } from './keyboard/listen-to-keys.ts';
import { LeftPanel, type LeftTab } from './left-panel.tsx';
import { createLookupCache } from './lookup-cache.ts';
import { createNodeStore } from './node-store.ts';
import { usePageTemplate } from './page-template.tsx';
import { revealEditedItems } from './reveal.ts';
import { scrollToBlock } from './scroll-to-block.ts';
import { showChange } from './show-change.ts';
import { Stage } from './stage.tsx';
import { hasRoomForPanels } from './use-canvas-view.ts';
import { type Said, useCommands } from './use-commands.ts';
import { useMarks } from './use-marks.ts';
import { useOnlyInstance } from './use-only-instance.ts';
import { TextBar } from './words/text-bar.tsx';
import { useTextEditing } from './words/use-text-editing.ts';

/**
 * The visual builder of one page in one language: blocks and outline, canvas, fields. Only one may be mounted in a
 * document.
 */
export function BuilderCanvas(props: BuilderCanvasProps) {
  useOnlyInstance();
  useEffect(() => fetchLaterParts(), []);
  return (
    <PageTitleProvider value={props.draft.title}>
      <MountedCanvas key={`${props.pageKey}:${props.locale}`} {...props} />
    </PageTitleProvider>
  );
}

function MountedCanvas(props: BuilderCanvasProps) {
  const { locale, signature, draft, selection, target, onTarget, onVisitEnd, lookups, chrome } = props;
  const { isReadOnly = false } = props;
  const { t } = useMessages();
  const [announcer] = useState(createAnnouncer);
  const [toast, setToast] = useState<Said | null>(null);
  const [dialog, setDialog] = useState<CanvasDialogName | null>(null);
  const { panels, setPanels, setTab, width, setWidth, zoom, setZoom } = props.view;
  const [firstTab] = useState<LeftTab>(draft.nodes.length === 0 ? 'blocks' : 'outline');
  const tab = props.view.tab ?? firstTab;
  const [scale, setScale] = useState(1);
  const root = useRef<HTMLDivElement>(null);

  const { draw, type } = usePageTemplate();
  const { layout, slug } = pageFacts(draft, type.name);
  const isOffered = useMemo(
    () => (definition: BlockDefinition) => belongsToPage(definition, { type: type.name, layout, slug }),
    [type, layout, slug],
  );
  const [store] = useState(() => createNodeStore(draft.nodes, draw === null ? titlingOf(type) : 'none'));
  const cache = useMemo(() => createLookupCache({ lookups, locale }), [lookups, locale]);
  useLayoutEffect(() => store.set(draft.nodes), [store, draft.nodes]);

  const closeToast = useCallback(() => setToast((shown) => (shown === toast ? null : shown)), [toast]);
  const [shown, setShown] = useState<FieldTarget | null>(null);
  const offer = useRef<(pictures: readonly PastedPicture[]) => void>(() => {});
  const [pasted, setPasted] = useState<PastedOnTable | null>(null);
  const { commands, getHost } = useCommands({
    ...props,
    isReadOnly,
    store,
    say: announcer.say,
    onToast: setToast,
    onShow: setShown,
    onPictures: (pictures) => offer.current(pictures),
    onSheet: (blockId, sheet) => setPasted({ blockId, sheet }),
  });
  // Each undo makes a new target object, even for the same field, so that the effect runs again.
  useEffect(() => {
    if (shown && root.current) return showChange(root.current, shown);
  }, [shown]);
  const [dragger] = useState(() =>
    createDragger({
      store,
      commands,
      locale,
      isReadOnly: () => getHost().isReadOnly,
      onDrag: (item) => root.current?.toggleAttribute('data-dragging-new', item?.kind === 'new'),
      sayNothingMoved: () => announcer.say(getHost().t('canvas.said.nothingMoved')),
      windows: () => [window, root.current?.querySelector('iframe')?.contentWindow].filter((view) => view != null),
    }),
  );

  const asks = useRef({ save: props.onSave, translate: props.onTranslate });
  asks.current = { save: props.onSave, translate: props.onTranslate };
  const addPasted = useCallback(
    (pictures: readonly PastedPicture[], beside: string | null) => {
      if (getHost().isReadOnly) return;
      void lookups.addPictures(pictures.map(readAddedPicture)).then((ids) => {
        if (ids.length > 0 && beside !== null) commands.select(beside);
        insertPictures(commands, ids);
      });
    },
    [commands, getHost, lookups],
  );
  offer.current = (pictures) => addPasted(pictures, getHost().selection);
  const editing = useTextEditing({
    locale,
    signature,
    store,
    cache,
    commands,
    getHost,
    isReadOnly,
    root,
    onPictures: addPasted,
    onVisitEnd,
  });
  const builder = useMemo<Builder>(
    () => ({
      commands,
      dragger,
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
        const { refuse, t } = getHost();
        if (isReadOnly || !files.some(({ type }) => type.startsWith('image/'))) {
          refuse(t(isReadOnly ? 'canvas.said.readOnly' : 'canvas.said.onlyPictures'));
          return;
        }
        if (beside !== null) commands.select(beside);
        const images = files.filter(({ type }) => type.startsWith('image/'));
        // The media dialog names the files that cannot be chosen.
        if (images.length > 1 && images.length === files.length) {
          void lookups
            .addPictures(images.map((file) => ({ file, alt: '', address: null })))
            .then((ids) => insertPictures(commands, ids));
          return;
        }
        void lookups.pickMedia({ accept: 'image', current: null, files }).then((id) => {
          if (id !== null) insertPictures(commands, [id]);
        });
      },
      addPasted,
      editFields() {
        // Synchronously, because the next key is already meant for the field.
        flushSync(() => setPanels((before) => ({ ...before, right: true })));
        firstField(root.current)?.focus();
      },
      editWords() {
        const { selection } = getHost();
        const hasBegun = selection !== null && editing.begin(selection, ([first]) => first, 'end');
        if (!hasBegun) builder.editFields();
      },
      leaveFields() {
        flushSync(() => setTab('outline'));
        const row = root.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
        if (row) row.focus();
        else root.current?.querySelector('iframe')?.focus();
      },
    }),
    [addPasted, commands, dragger, editing, getHost, isReadOnly, lookups, onTarget, announcer, setPanels, setTab],
  );
  useEffect(() => {
    if (target) setPanels((before) => ({ ...before, right: true }));
  }, [target, setPanels]);
  const endTarget = useCallback(() => onTarget(null), [onTarget]);
  const page = useMemo<CanvasPage>(
    () => ({ store, cache, locale, signature, askForBlock: builder.askForBlock, editing }),
    [store, cache, locale, signature, builder, editing],
  );
  useEffect(() => listenToKeys(window, builder, null), [builder]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another page width, the block is in a different place
  useEffect(() => {
    const frame = root.current?.querySelector('iframe')?.contentDocument;
    if (frame && selection !== null) return scrollToBlock(frame, selection);
  }, [selection, width]);

  useEffect(() => {
    const start = () => root.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"], iframe') ?? null;
    // The button that led here (on the desk, or the one that started this language) no longer exists, so the focus is
    // lost. Focus the frame of an empty page, or otherwise the builder itself: focusing a row of the outline would
    // select its block.
    if (document.activeElement === document.body) {
      const first = start();
      (first?.matches('iframe') ? first : root.current)?.focus({ preventScroll: true });
    }
    return keepFocus(document, start);
  }, []);
  useEffect(() => (root.current ? revealEditedItems(root.current, store) : undefined), [store]);

  const marks = useMarks(props.problems, props.drifted);
  const selected = selection === null ? null : findNode(draft.nodes, selection);
  const ownProblems = (selection !== null && marks.get(selection)?.all) || noProblems;

  const selectPage = () => {
    commands.select(null);
    setPanels((before) => ({ left: before.left && hasRoomForPanels(), right: true }));
  };

  return (
    <BuilderProvider value={builder}>
      <CanvasPageProvider value={page}>
        <SiteChromeProvider value={chrome}>
          <CanvasLayout
            ref={root}
            tabIndex={-1}
            data-builder=""
            data-left={panels.left || undefined}
            data-right={panels.right || undefined}
          >
            <CanvasBar
              panels={panels}
              onPanels={setPanels}
              history={props.history}
              viewport={{ width, zoom, scale, onWidth: setWidth, onZoom: setZoom }}
              tools={props.tools}
            />
            {panels.left && (
              <LeftPanel
                nodes={draft.nodes}
                selection={selection}
                marks={marks}
                locale={locale}
                isOffered={isOffered}
                tab={tab}
                onTab={setTab}
                onPage={selectPage}
              />
            )}
            <section className="stage" aria-label={t('canvas.panels.canvas')}>
              <TextBar lookups={lookups} />
              <Stage width={width} zoom={zoom} selection={selection} onScale={setScale} />
              {toast !== null && (
                <div className="toast">
                  <Toast
                    text={toast.text}
                    onClose={closeToast}
                    {...(toast.canUndo && { act: { label: t('canvas.toast.undo'), run: commands.undo } })}
                  />
                </div>
              )}
            </section>
            {panels.right && (
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
          </CanvasLayout>
          <CanvasDialog
            dialog={dialog}
            nodes={draft.nodes}
            selection={selection}
            isOffered={isOffered}
            onInsert={commands.insert}
            onClose={() => setDialog(null)}
          />
          {pasted && (
            <FillTable
              {...pasted}
              nodes={draft.nodes}
              getHost={getHost}
              commands={commands}
              onClose={() => setPasted(null)}
            />
          )}
          <DragGhost />
          <LiveRegion announcer={announcer} />
        </SiteChromeProvider>
      </CanvasPageProvider>
    </BuilderProvider>
  );
}

function firstField(root: HTMLElement | null): HTMLElement | null {
  const inspector = root?.querySelector('[data-inspector]');
  return (
    inspector?.querySelector<HTMLElement>('.fields :is(input, textarea, select, [contenteditable="true"], button)') ??
    inspector?.querySelector<HTMLElement>('input, textarea, select, button') ??
    null
  );
}

/** One as a picture, several as a gallery. */
function insertPictures(commands: Commands, ids: readonly number[]): void {
  const [first, ...others] = ids;
  if (first === undefined) return;
  const pictures = ids.map((id) => ({ picture: { id }, caption: '' }));
  if (others.length > 0) commands.insert('haptera/gallery', undefined, { pictures });
  else commands.insert('haptera/picture', undefined, { picture: { id: first } });
}

const noProblems: readonly DraftProblem[] = [];
