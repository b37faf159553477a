import { Fragment, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { definitions } from '#blocks/definitions.generated.ts';
import type { JsonValue } from '#cms-schema/json.ts';
import { type Locale, languageTags, locales } from '#cms-schema/locale.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { tone } from '#ui/theme.ts';
import { BuilderCanvas } from '../canvas/canvas.tsx';
import type { CanvasEdit } from '../canvas/canvas-edit.ts';
import type { FieldTarget } from '../canvas/field-target.ts';
import type { Lookups, PickRequest } from '../canvas/lookups.ts';
import type { EditedGroup } from '../cms/document-model.ts';
import type { TakeOver } from '../cms/presence-calls.ts';
import { StudioError } from '../cms/studio-error.ts';
import type { StudioClient } from '../cms.ts';
import { bringItem } from '../document/bring-item.ts';
import { diffDrafts } from '../document/diff-drafts.ts';
import { type Drift, markStillRight } from '../document/drift.ts';
import { editFields, editPage, otherOf } from '../document/edit-field.ts';
import type { StepChanges } from '../document/history.ts';
import { readNodes } from '../document/model.ts';
import { idOf, listProposals, type Proposal } from '../document/proposals.ts';
import { forgetSettled, planSettled } from '../document/settled.ts';
import { findBlock, findNode, listIds } from '../document/tree.ts';
import { useErrorText } from '../error-text.ts';
import { useMessages } from '../messages-context.tsx';
import { laterDialog, laterPart } from '../parts/later.tsx';
import { SmallButton } from '../parts/panel-parts.tsx';
import { useSession } from '../session-context.tsx';
import { StartScreen } from '../sign-in/start-screen.tsx';
import type { DriftActs, DriftPanelProps } from '../translation/drift-panel.tsx';
import { followAdditions, followProposal } from '../translation/follow-proposal.ts';
import { listDriftedIds } from '../translation/list-drift.ts';
import { useAnswer } from '../use-answer.ts';
import { BuilderHeader } from './builder-header.tsx';
import { createLookups } from './create-lookups.ts';
import { EditorsChip } from './editors-chip.tsx';
import { wasGuideSeen } from './first-visit.ts';
import { publicPathOf, sourceLocaleOf } from './known-documents.ts';
import { Notice } from './notices.tsx';
import { type OpenedPage, openPage } from './open-page.ts';
import { OpenedPageProvider, useOpenedPage } from './opened-page-context.ts';
import { type PagePath, PageSettings } from './page-settings.tsx';
import { SidePanel } from './side-panel.tsx';
import type { StartingPointsProps } from './starting-points.tsx';
import { useComposing } from './use-composing.ts';
import { useOtherEditors } from './use-other-editors.ts';
import { usePageChecks } from './use-page-checks.ts';
import { usePresence } from './use-presence.ts';
import { useSavingMoments } from './use-saving-moments.ts';
import { useSiteChrome } from './use-site-chrome.ts';

/** None of these is needed for a first edit. */
const ConflictDialog = laterDialog(async () => (await import('./conflict-dialog.tsx')).ConflictDialog);
const DriftPanel = laterPart(async () => (await import('../translation/drift-panel.tsx')).DriftPanel);
const EditorsDialog = laterDialog(async () => (await import('./editors-dialog.tsx')).EditorsDialog);
const FirstVisitGuide = laterPart(async () => (await import('./first-visit-guide.tsx')).FirstVisitGuide);
const KeptEditsDialog = laterDialog(async () => (await import('./kept-edits-dialog.tsx')).KeptEditsDialog);
const MediaPicker = laterDialog(async () => (await import('../media-picker/media-picker.tsx')).MediaPicker);
const Mirror = laterPart(async () => (await import('../translation/mirror.tsx')).Mirror);
const MissingLanguage = laterPart(async () => (await import('./missing-language.tsx')).MissingLanguage);
const PreviewDialog = laterDialog(async () => (await import('./preview-dialog.tsx')).PreviewDialog);
const PublishDialog = laterDialog(async () => (await import('./publish-dialog.tsx')).PublishDialog);
const RevisionsPanel = laterPart(async () => (await import('./revisions-panel.tsx')).RevisionsPanel);
const StartingPoints = laterPart(async () => (await import('./starting-points.tsx')).StartingPoints);
const StructureProposals = laterPart(
  async () => (await import('../translation/structure-proposals.tsx')).StructureProposals,
);
const TakenOverNotice = laterPart(async () => (await import('./taken-over-notice.tsx')).TakenOverNotice);

export interface BuilderPageProps {
  /** Both languages, as just loaded. */
  readonly group: EditedGroup;
  /** The language to begin with. */
  readonly locale: Locale;
  readonly client: StudioClient;
}

/** The visual builder of one page, in both its languages. */
export function BuilderPage({ group, locale, client }: BuilderPageProps) {
  const { user } = useSession();
  const [opened, setOpened] = useState<OpenedPage | null>(null);
  const [error, setError] = useState<StudioError | null>(null);
  const [attempt, setAttempt] = useState(0);
  // What is loaded again later (after a new sign-in) finds its way in by the saves; the page is opened once.
  const first = useRef(group);
  // Until it is closed a page is this tab's: opened again before that, it would count as open in two.
  const closing = useRef<Promise<void>>(Promise.resolve());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens again
  useEffect(() => {
    let isGone = false;
    const opening = closing.current.then(() => openPage({ client, group: first.current, userId: user.id }));
    opening.then(
      (page) => {
        if (!isGone) setOpened(page);
      },
      (reason: unknown) => {
        if (!isGone) setError(reason instanceof StudioError ? reason : new StudioError('fault', 0, String(reason)));
      },
    );
    return () => {
      isGone = true;
      closing.current = opening.then((page) => page.close()).catch(() => undefined);
    };
  }, [client, user.id, attempt]);
  if (error) {
    return (
      <StartScreen
        error={error}
        onRetry={() => {
          setError(null);
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  if (!opened) return <StartScreen />;
  return (
    <OpenedPageProvider value={opened}>
      <Builder group={first.current} startLocale={locale} client={client} />
    </OpenedPageProvider>
  );
}

type Panel = 'translation' | 'mirror' | 'revisions';
type OpenDialog =
  | { readonly name: 'publish' }
  | { readonly name: 'editors' }
  | { readonly name: 'kept' }
  | { readonly name: 'preview'; readonly revisionId?: number }
  | { readonly name: 'conflict'; readonly locale: Locale };

interface BuilderProps {
  readonly group: EditedGroup;
  readonly startLocale: Locale;
  readonly client: StudioClient;
}

function Builder({ group, startLocale, client }: BuilderProps) {
  const { t } = useMessages();
  const { can } = useSession();
  const page = useOpenedPage();
  const { session, known } = page;
  const [locale, setLocale] = useState(startLocale);
  const [selection, setSelection] = useState<string | null>(null);
  const [target, setTarget] = useState<FieldTarget | null>(null);
  const [isFirstVisit] = useState(() => !wasGuideSeen());
  const [chosenPanel, setPanel] = useState<Panel | null>(null);
  const [asked, setAsked] = useState(0);
  const [editedLast, setEditedLast] = useState<Locale | null>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const picking = usePicking();
  const presence = usePresence(page);
  const { takenOver } = presence;
  useSavingMoments(page);
  useConflictsShown(page, (which) => setDialog({ name: 'conflict', locale: which }));

  const isStopped = useStopped(takenOver !== null);
  // What is written in itself is closed with the fields.
  const panel = isStopped && chosenPanel !== 'mirror' ? null : chosenPanel;

  const drafts = session.drafts();
  const draft = drafts[locale];
  const other = otherOf(locale);
  const source = sourceLocaleOf(known.get(), drafts);
  const translation = otherOf(source);
  const checks = usePageChecks({ locale, draft, source: drafts[source], translation: drafts[translation] });
  const drifted = useMemo(() => listDriftedIds([...checks.drifts, ...checks.brought]), [checks.drifts, checks.brought]);
  const chrome = useSiteChrome(locale, publicPathOf(known.get()[locale]));
  const otherChrome = useSiteChrome(panel === 'mirror' ? other : null, publicPathOf(known.get()[other]));
  const lookups = useLookups(client, locale, picking.pick);
  const otherLookups = useLookups(client, other, picking.pick);
  const item = known.get()[locale];
  const isReadOnly = isStopped || (item !== null && (!item.canEdit || item.status === 'trash'));
  const parentTitle = useParentTitle(client, item?.parentId ?? null);
  const otherNodes = drafts[other]?.nodes;
  const twinIds = useMemo(() => listIds(otherNodes ?? []), [otherNodes]);
  const selected = selection !== null && draft && findNode(draft.nodes, selection) ? selection : null;

  const onEdit = useCallback(
    (edit: CanvasEdit) => {
      setEditedLast(locale);
      if (edit.kind === 'structure') {
        const { action, changes, blockType } = edit;
        session.edit(locale, { [locale]: changes }, { action, ...(blockType !== undefined && { blockType }) });
        return;
      }
      const changes = editFields(session.drafts(), locale, edit.blockId, edit.patch, definitions);
      session.edit(locale, changes, { action: 'edit', blockType: edit.blockType, key: edit.key });
    },
    [session, locale],
  );
  // Beside the canvas one may write in the language that it does not show.
  const undone = panel === 'translation' ? (editedLast ?? locale) : locale;
  const [canUndo, canRedo] = [session.canUndo(undone), session.canRedo(undone)];
  const history = useMemo(
    () => ({
      canUndo,
      canRedo,
      undo: () => void session.undo(undone),
      redo: () => void session.redo(undone),
    }),
    [session, undone, canUndo, canRedo],
  );
  const save = useCallback(() => void session.flush({ isOnPurpose: true }), [session]);
  const editPageField = useCallback(
    (path: PagePath, value: JsonValue) => {
      const changes = editPage(session.drafts(), locale, path, value);
      session.edit(locale, changes, { action: 'page', key: `page/${path.join('.')}` });
    },
    [session, locale],
  );
  const chooseLocale = useCallback((next: Locale) => {
    setLocale(next);
    setEditedLast(null);
    const url = new URL(location.href);
    url.searchParams.set('lang', next);
    window.history.replaceState(null, '', url);
  }, []);
  const onTarget = useCallback((next: FieldTarget | null) => {
    setTarget(next);
    if (next) setSelection(next.blockId);
  }, []);
  const goTo = (where: Locale, next: FieldTarget) => {
    setDialog(null);
    // The others stand where the fields are.
    setPanel(panel === 'mirror' ? panel : null);
    chooseLocale(where);
    onTarget(next);
  };
  const startFrom: StartingPointsProps['onChoose'] = (markup) =>
    session.edit(locale, planStart(page, markup), { action: 'insert' });

  const editBeside: typeof session.edit = (where, ...edit) => {
    setEditedLast(where);
    return session.edit(where, ...edit);
  };
  const driftActs = (to: Locale): DriftActs => ({
    onGoTo: ({ blockId, path }: Drift) => goTo(to, { blockId: blockId === '' ? null : blockId, path }),
    onLook: (drift: Drift) => setSelection(drift.blockId === '' ? null : drift.blockId),
    onStillRight: (drift: Drift) => {
      const target = session.drafts()[to];
      if (!target) return;
      editBeside(to, { [to]: markStillRight(target, drift) }, { action: 'translation' });
    },
    onBring: (drift: Drift) => {
      const changes = bringItem(session.drafts(), to, drift, definitions);
      editBeside(to, changes, { action: 'translation' });
    },
    onTranslate: (drift: Drift, text: string) => {
      const key = `${drift.blockId}/${drift.path.join('.')}`;
      const now = session.drafts();
      const block = drift.blockId === '' ? null : findBlock(now[to]?.nodes ?? [], drift.blockId);
      const changes = block
        ? editFields(now, to, block.id, [{ path: drift.path, value: text }], definitions)
        : editPage(now, to, readPagePath(drift), text);
      editBeside(to, changes, { action: 'edit', key });
    },
  });
  const bringAdditions = (from: Locale, to: Locale) => {
    const now = session.drafts();
    if (now[from] && now[to])
      editBeside(to, { [to]: followAdditions(now[from], now[to], definitions) }, { action: 'translation' });
  };
  const follow = (from: Locale, to: Locale, proposal: Proposal) => {
    const now = session.drafts();
    if (!now[from] || !now[to]) return;
    editBeside(to, { [to]: followProposal(now[from], now[to], proposal, definitions) }, { action: 'translation' });
  };
  const bringBack = (node: DocumentNode) => {
    const now = session.drafts();
    if (!now[source] || !now[translation]) return;
    const lacking = listProposals(now[translation], now[source]);
    const found = lacking.find((proposal) => proposal.kind === 'add' && proposal.node.id === node.id);
    if (found) follow(translation, source, found);
  };
  const settle = (id: string) => {
    const now = session.drafts();
    if (!now[source] || !now[translation]) return;
    const changes = planSettled(now[source], now[translation], id);
    editBeside(translation, { [translation]: changes }, { action: 'translation' });
  };
  const proposeAgain = (id: string) => {
    const now = session.drafts();
    const changes = locales.map((each) => [each, now[each] ? forgetSettled(now[each], id) : []] as const);
    editBeside(translation, Object.fromEntries(changes), { action: 'translation' });
  };
  const translationDraft = drafts[translation];
  const isOwn = ({ blockId }: Drift) => blockId === selected;
  const driftPanel = (to: Locale, props: Pick<DriftPanelProps, 'drifts' | 'isQuiet' | 'asked' | 'selection'>) => {
    const target = drafts[to];
    return (
      target && (
        <DriftPanel key={to} {...props} source={otherOf(to)} translation={to} draft={target} {...driftActs(to)} />
      )
    );
  };

  return (
    <Frame data-panel={panel ?? undefined}>
      <BuilderHeader
        type={group.type}
        locale={locale}
        canPublish={can(`publish_${group.type}s`) && takenOver === null}
        editors={<EditorsChip presence={presence} onOpen={() => setDialog({ name: 'editors' })} />}
        onLocale={chooseLocale}
        onConflict={(which) => setDialog({ name: 'conflict', locale: which })}
        onPreview={() => setDialog({ name: 'preview' })}
        onPublish={() => setDialog({ name: 'publish' })}
      />
      <Notices
        locale={locale}
        takenOver={takenOver}
        onKept={() => setDialog({ name: 'kept' })}
        onConflict={(which) => setDialog({ name: 'conflict', locale: which })}
      />
      <div className="room">
        <main className="canvas">
          {draft ? (
            <BuilderCanvas
              pageKey={group.id}
              locale={locale}
              signature={group.id}
              draft={draft}
              twinIds={twinIds}
              selection={selected}
              onSelect={setSelection}
              target={target}
              onTarget={onTarget}
              onEdit={onEdit}
              history={history}
              lookups={lookups}
              chrome={chrome}
              problems={checks.problems}
              drifted={drifted}
              isReadOnly={isReadOnly}
              onSave={save}
              onTranslate={() => {
                setPanel('translation');
                setAsked(asked + 1);
              }}
              tools={
                <PanelButtons
                  panel={panel}
                  driftCount={checks.drifts.length + checks.brought.length + checks.structure.open.length}
                  onPanel={(next) => {
                    setPanel(next);
                    setAsked(0);
                    setEditedLast(null);
                  }}
                  hasOther={drafts[other] !== null}
                  isStopped={isStopped}
                />
              }
              pagePanel={
                <>
                  {draft.nodes.length === 0 && !isReadOnly && (
                    <StartingPoints
                      twin={otherNodes && otherNodes.length > 0 ? { locale: other, count: otherNodes.length } : null}
                      onChooseTwin={() => bringAdditions(other, locale)}
                      onChoose={startFrom}
                    />
                  )}
                  <PageSettings
                    type={group.type}
                    draft={draft}
                    locale={locale}
                    problems={checks.problems}
                    parentTitle={parentTitle}
                    isReadOnly={isReadOnly}
                    pickPicture={(current) => lookups.pickMedia({ accept: 'image', current })}
                    onEdit={editPageField}
                  />
                </>
              }
              blockPanel={
                selected !== null &&
                panel !== 'translation' && (
                  <Fragment key={selected}>
                    {driftPanel(translation, { drifts: checks.drifts.filter(isOwn), isQuiet: true })}
                    {driftPanel(source, { drifts: checks.brought.filter(isOwn), isQuiet: true })}
                  </Fragment>
                )
              }
            />
          ) : (
            <MissingLanguage locale={locale} signature={group.id} />
          )}
          {isFirstVisit && <FirstVisitGuide />}
        </main>
        {panel === 'translation' && (
          <SidePanel title={t('translation.title')} onClose={() => setPanel(null)}>
            {translationDraft ? (
              <>
                <StructureProposals
                  differences={checks.structure}
                  source={source}
                  translation={translation}
                  draft={translationDraft}
                  onFollow={(proposal) => follow(source, translation, proposal)}
                  onFollowAdditions={() => bringAdditions(source, translation)}
                  onBringBack={bringBack}
                  onSettle={settle}
                  onProposeAgain={proposeAgain}
                  onGoTo={(proposal) =>
                    goTo(proposal.kind === 'add' ? source : translation, { blockId: idOf(proposal), path: [] })
                  }
                />
                {driftPanel(translation, {
                  drifts: checks.drifts,
                  isQuiet: checks.structure.open.length > 0,
                  asked,
                  selection: selected,
                })}
                {driftPanel(source, { drifts: checks.brought, isQuiet: true })}
              </>
            ) : (
              <MissingLanguage locale={translation} signature={group.id} />
            )}
          </SidePanel>
        )}
        {panel === 'mirror' && (
          <SidePanel
            title={t('translation.mirror', { language: t(`builder.language.${other}`) })}
            onClose={() => setPanel(null)}
          >
            {otherNodes ? (
              <Mirror
                key={other}
                nodes={otherNodes}
                locale={other}
                signature={group.id}
                lookups={otherLookups}
                chrome={otherChrome}
                selection={selection}
                isOnPage={selected !== null}
                onSelect={setSelection}
              />
            ) : (
              <MissingLanguage locale={other} signature={group.id} />
            )}
          </SidePanel>
        )}
        {panel === 'revisions' && (
          <RevisionsPanel
            locale={locale}
            onClose={() => setPanel(null)}
            onPreview={(revisionId) => setDialog({ name: 'preview', revisionId })}
          />
        )}
      </div>
      {dialog?.name === 'publish' && <PublishDialog locale={locale} onClose={() => setDialog(null)} onGoTo={goTo} />}
      {dialog?.name === 'preview' && (
        <PreviewDialog
          locale={locale}
          {...(dialog.revisionId !== undefined && { revisionId: dialog.revisionId })}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.name === 'conflict' && <ConflictDialog locale={dialog.locale} onClose={() => setDialog(null)} />}
      {dialog?.name === 'editors' && <EditorsDialog presence={presence} onClose={() => setDialog(null)} />}
      {dialog?.name === 'kept' && <KeptEditsDialog onClose={() => setDialog(null)} />}
      {picking.request && (
        <MediaPicker
          accept={picking.request.accept}
          selectedId={picking.request.current}
          files={picking.request.files ?? []}
          onPick={({ id }) => picking.end(id)}
          onClose={() => picking.end(null)}
        />
      )}
    </Frame>
  );
}

interface PanelButtonsProps {
  readonly panel: Panel | null;
  readonly driftCount: number;
  readonly hasOther: boolean;
  /** Only for looking. */
  readonly isStopped: boolean;
  onPanel(panel: Panel | null): void;
}

function PanelButtons({ panel, driftCount, hasOther, onPanel, isStopped }: PanelButtonsProps) {
  const { t } = useMessages();
  return (
    <Buttons>
      {(['translation', 'mirror', 'revisions'] as const).map((name) => (
        <SmallButton
          key={name}
          aria-pressed={panel === name}
          data-panel-button={name}
          disabled={name === 'mirror' ? !hasOther : isStopped}
          onClick={() => onPanel(panel === name ? null : name)}
        >
          {t(`builder.panels.${name}`)}
          {name === 'translation' && driftCount > 0 && <b>{driftCount}</b>}
        </SmallButton>
      ))}
    </Buttons>
  );
}

interface NoticesProps {
  readonly locale: Locale;
  readonly takenOver: TakeOver | null;
  onKept(): void;
  onConflict(locale: Locale): void;
}

/** What an editor has to know now, most urgent first. */
function Notices({ locale, takenOver, onKept, onConflict }: NoticesProps) {
  const { t, uiLocale } = useMessages();
  const page = useOpenedPage();
  const { session, known, restored, broughtBackAt, journalError } = page;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [trouble, setTrouble] = useState<string | null>(null);
  const errorText = useErrorText();
  const { busy, bringIn } = useOtherEditors(page);
  const { act } = useSession();
  const close = (name: string) => setClosed(new Set([...closed, name]));
  const conflicted = locales.find((each) => session.conflicts(each).length > 0);
  const isAway = locales.some((each) => session.saveState(each).kind === 'offline');
  const failed = [locale, ...locales].map((each) => session.saveState(each)).find(({ kind }) => kind === 'failed');
  const foreign = known.foreignSaves();
  const time = (at: number) =>
    new Intl.DateTimeFormat(languageTags[uiLocale], { dateStyle: 'short', timeStyle: 'short' }).format(at);
  const discard = () => {
    for (const each of restored?.locales ?? []) {
      const { base, beside, draft } = session.state().languages[each];
      const stored = beside ?? base?.draft;
      if (stored && draft) session.edit(each, { [each]: diffDrafts(draft, stored) }, { action: 'restore' });
    }
    close('restored');
  };
  const takeIn = () =>
    act(bringIn).then(
      () => close('busy'),
      (error: unknown) => setTrouble(errorText(error)),
    );
  return (
    <div>
      {takenOver && <TakenOverNotice takenOver={takenOver} onKept={onKept} />}
      {trouble && (
        <Notice kind="trouble" onClose={() => setTrouble(null)}>
          {trouble}
        </Notice>
      )}
      {conflicted && (
        <Notice kind="trouble" actions={[{ label: t('builder.conflict.decide'), run: () => onConflict(conflicted) }]}>
          {t('builder.notice.conflict')}
        </Notice>
      )}
      {isAway && (
        <Notice kind="trouble" actions={[{ label: t('builder.retry'), run: () => session.resume() }]}>
          {t(navigator.onLine ? 'builder.notice.unreachable' : 'builder.notice.offline')}
        </Notice>
      )}
      {failed?.kind === 'failed' && (
        <Notice kind="trouble" actions={[{ label: t('builder.retry'), run: () => session.resume() }]}>
          {t('builder.notice.failed', { reason: failed.failure.text?.[uiLocale] ?? failed.failure.message })}
        </Notice>
      )}
      {journalError && !closed.has('journal') && (
        <Notice kind="trouble" onClose={() => close('journal')}>
          {journalError.text[uiLocale]}
        </Notice>
      )}
      {restored && !closed.has('restored') && (
        <Notice
          kind="news"
          actions={[{ label: t('builder.notice.discard'), run: discard }]}
          onClose={() => close('restored')}
        >
          {t('builder.notice.restored', { time: time(restored.seenAt) })}
        </Notice>
      )}
      {broughtBackAt !== null && !closed.has('broughtBack') && (
        <Notice kind="news" onClose={() => close('broughtBack')}>
          {t('builder.notice.broughtBack', { time: time(Date.parse(broughtBackAt)) })}
        </Notice>
      )}
      {foreign > 0 && !closed.has(`foreign-${foreign}`) && (
        <Notice kind="news" onClose={() => close(`foreign-${foreign}`)}>
          {t('builder.notice.merged')}
        </Notice>
      )}
      {busy.length > 0 && !closed.has('busy') && (
        <Notice
          kind="news"
          actions={takenOver ? [] : [{ label: t('builder.notice.bringIn'), run: () => void takeIn() }]}
          onClose={() => close('busy')}
        >
          {t('builder.notice.others', { languages: busy.map((each) => t(`builder.language.${each}`)).join(', ') })}
        </Notice>
      )}
    </div>
  );
}

/** A word that is being composed is finished first. */
function useStopped(isTaken: boolean): boolean {
  const isComposing = useComposing();
  const [isStopped, setStopped] = useState(isTaken);
  useEffect(() => {
    if (!isTaken || !isComposing) setStopped(isTaken);
  }, [isTaken, isComposing]);
  return isStopped;
}

/** The dialog comes by itself once; after "later" it waits for the notice. */
function useConflictsShown({ session }: OpenedPage, show: (locale: Locale) => void): void {
  const shown = useRef<Partial<Record<Locale, boolean>>>({});
  useEffect(() => {
    for (const locale of locales) {
      const hasConflicts = session.conflicts(locale).length > 0;
      if (hasConflicts && !shown.current[locale]) show(locale);
      shown.current[locale] = hasConflicts;
    }
  });
}

/** The media dialog as a question with an answer. */
function usePicking() {
  const [request, setRequest] = useState<PickRequest | null>(null);
  const answer = useRef<((id: number | null) => void) | null>(null);
  const pick = useCallback<Lookups['pickMedia']>(
    (asked) =>
      new Promise((resolve) => {
        answer.current?.(null);
        answer.current = resolve;
        setRequest(asked);
      }),
    [],
  );
  const end = (id: number | null) => {
    setRequest(null);
    answer.current?.(id);
    answer.current = null;
  };
  return { request, pick, end };
}

function useLookups(client: StudioClient, locale: Locale, pick: Lookups['pickMedia']): Lookups {
  return useMemo(() => createLookups(client, locale, pick), [client, locale, pick]);
}

/** Null: there is none, or it is not known. */
function useParentTitle(client: StudioClient, parentId: number | null): string | null {
  const { value } = useAnswer(`parent-${parentId}`, async (signal) => {
    const [parent] = parentId === null ? [] : await client.search.listByIds([parentId], signal);
    return parent ? htmlToText(parent.title) : null;
  });
  return value;
}

/** A starting point's blocks, in every language that is still empty. */
function planStart({ session }: OpenedPage, markup: Readonly<Record<Locale, string>>): StepChanges {
  const drafts = session.drafts();
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const draft = drafts[locale];
      if (!draft || draft.nodes.length > 0) return [];
      return [[locale, diffDrafts(draft, { ...draft, nodes: readNodes(markup[locale], definitions) })]];
    }),
  );
}

function readPagePath({ path }: Drift): PagePath {
  const [field, key] = path;
  if (field === 'meta' && typeof key === 'string') return ['meta', key];
  return field === 'slug' || field === 'excerpt' ? [field] : ['title'];
}

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  height: 100vh;
  height: 100dvh;
  background-color: ${tone.surface};
  color: ${tone.text};

  > .room {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
  }
  &[data-panel] {
    --panel: 22rem;
  }
  &[data-panel='mirror'] {
    --panel: max(20rem, 30vw);
  }
  /* A panel stands under the bar that opens it, whose buttons stay where they are. */
  @media (min-width: 901px) {
    &[data-panel] > .room > * {
      grid-area: 1 / 1;
    }
    &[data-panel] > .room > aside {
      position: relative;
      justify-self: end;
      width: var(--panel);
      margin-block-start: 2.5rem;
    }
    &[data-panel] [data-builder],
    &[data-panel] .canvas:not(:has([data-builder])) {
      padding-inline-end: var(--panel);
    }
    &[data-panel] [data-builder] > .bar {
      margin-inline-end: calc(-1 * var(--panel));
    }
  }
  /* These two are written in themselves: they take the place of the fields. */
  &:is([data-panel='translation'], [data-panel='revisions']) [data-inspector] {
    display: none;
  }
  &:is([data-panel='translation'], [data-panel='revisions']) [data-builder][data-right] {
    grid-template-columns: 0 minmax(0, 1fr) 0;
  }
  &:is([data-panel='translation'], [data-panel='revisions']) [data-builder][data-left][data-right] {
    grid-template-columns: 17rem minmax(0, 1fr) 0;
  }
  &[data-panel='mirror'] .content {
    align-content: stretch;
    overflow: hidden;
  }
  .canvas {
    position: relative;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-width: 0;
    min-height: 0;
  }
  /* Two pages side by side need the room of the outline. */
  @media (max-width: 1680px) {
    &[data-panel='mirror'] [data-builder] > nav {
      display: none;
    }
    &[data-panel='mirror'] [data-builder][data-left][data-right] {
      grid-template-columns: 0 minmax(0, 1fr) 19rem;
    }
  }
  @media (max-width: 900px) {
    &[data-panel] > .room {
      grid-template-rows: minmax(0, 1fr) minmax(0, 1fr);
    }
    /* Half of the height is no room for fields over the page. */
    &[data-panel] [data-inspector] {
      display: none;
    }
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: 0.25rem;
  margin-inline-end: 0.5rem;

  button {
    flex: none;
    min-height: 1.75rem;
    white-space: nowrap;
    border-color: transparent;
    background: none;
    color: ${tone.textMuted};
  }
  button[aria-pressed='true'] {
    background-color: color-mix(in srgb, ${tone.text} 10%, transparent);
    color: ${tone.text};
  }
  b {
    min-width: 1.125rem;
    padding-inline: 0.25rem;
    border-radius: 999px;
    background-color: ${tone.caution};
    color: ${tone.surface};
    font-size: 0.6875rem;
    font-weight: 500;
    line-height: 1.125rem;
  }
  @media (max-width: 640px) {
    flex: 1;
    justify-content: center;
    gap: 0;
    margin: 0;

    button {
      padding-inline: 0.375rem;
    }
  }
`;
