import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { HTML_BODY_ID } from '#cms-schema/html-body.ts';
import { type Locale, locales } from '#cms-schema/locale.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { fieldsOfType } from '#content-types/fields-of-type.ts';
import { capabilityFor, contentTypes } from '#contract/content-types.ts';
import type { FieldTarget } from '../canvas/field-target.ts';
import type { PickRequest } from '../canvas/lookups.ts';
import { useCanvasView } from '../canvas/use-canvas-view.ts';
import type { EditedGroup } from '../cms/document-model.ts';
import { otherOf } from '../document/edit-field.ts';
import { findNode } from '../document/tree.ts';
import type { AddedPicture } from '../media-picker/added-picture.ts';
import { useMessages } from '../messages-context.tsx';
import { laterDialog, laterPart } from '../parts/later.tsx';
import { useSession } from '../session-context.tsx';
import { listDriftedIds } from '../translation/list-drift.ts';
import { BuilderDialog, type OpenDialog } from './builder-dialog.tsx';
import { BuilderFrame } from './builder-frame.ts';
import { BuilderHeader } from './builder-header.tsx';
import { createLookups } from './create-lookups.ts';
import { EditorsChip } from './editors-chip.tsx';
import { wasGuideSeen } from './first-visit.ts';
import { isAtRoot, publicPathOf, sourceLocaleOf } from './known-documents.ts';
import type { OpenedPage } from './open-page.ts';
import { useOpenedPage } from './opened-page-context.ts';
import { PageCanvas } from './page-canvas.tsx';
import { PageNotices } from './page-notices.tsx';
import { PagePanel } from './page-panel.tsx';
import { type Panel, PanelButtons } from './panel-buttons.tsx';
import { SidePanel } from './side-panel.tsx';
import { type TranslationView, TranslationViews } from './translation-views.tsx';
import { useAsking } from './use-asking.ts';
import { usePageChecks } from './use-page-checks.ts';
import { useHistory, usePageEditing } from './use-page-editing.ts';
import { usePresence } from './use-presence.ts';
import { useSavingMoments } from './use-saving-moments.ts';
import { useSiteChrome } from './use-site-chrome.ts';
import { useStopped } from './use-stopped.ts';

/** Loaded on demand: none of these is needed for a first edit. */
const BlockTranslation = laterPart(async () => (await import('./translation-panel.tsx')).BlockTranslation);
const FirstVisitGuide = laterPart(async () => (await import('./first-visit-guide.tsx')).FirstVisitGuide);
const AddPictures = laterDialog(async () => (await import('../media-picker/add-pictures.tsx')).AddPictures);
const MediaPicker = laterDialog(async () => (await import('../media-picker/media-picker.tsx')).MediaPicker);
const MirrorPanel = laterPart(async () => (await import('./mirror-panel.tsx')).MirrorPanel);
const MissingLanguage = laterPart(async () => (await import('./missing-language.tsx')).MissingLanguage);
const RevisionsPanel = laterPart(async () => (await import('./revisions-panel.tsx')).RevisionsPanel);
const TranslationPanel = laterPart(async () => (await import('./translation-panel.tsx')).TranslationPanel);

export interface BuilderProps {
  readonly group: EditedGroup;
  /** The language to open first. */
  readonly startLocale: Locale;
  /** The field to open in it. */
  readonly startTarget: FieldTarget | null;
}

/**
 * The visual builder of one opened page: holds which language, block and panel are shown, and lays out everything
 * around the canvas.
 */
export function Builder({ group, startLocale, startTarget }: BuilderProps) {
  const { t } = useMessages();
  const { can, client } = useSession();
  const page = useOpenedPage();
  const { session, known } = page;
  const [locale, setLocale] = useState(startLocale);
  const [selection, setSelection] = useState<string | null>(startTarget?.blockId ?? null);
  const [target, setTarget] = useState<FieldTarget | null>(startTarget);
  const [isFirstVisit] = useState(() => !wasGuideSeen());
  const [chosenPanel, setPanel] = useState<Panel | null>(null);
  const [chosenView, setView] = useState<TranslationView>('texts');
  const [asked, setAsked] = useState(0);
  const [writtenLast, setWrittenLast] = useState<Locale | null>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const canvasView = useCanvasView();
  const picking = useAsking<PickRequest, number | null>(null);
  const adding = useAsking<readonly AddedPicture[], readonly number[]>(noIds);
  const canPublish = can(capabilityFor(group.type, 'publish'));
  const mayWrite = locales.some((each) => {
    const item = known.get()[each];
    return item?.canEdit && item.status !== 'trash';
  });
  const presence = usePresence(page);
  const { takenOver } = presence;
  const showConflict = (which: Locale) => setDialog({ name: 'conflict', locale: which });
  useSavingMoments(page);
  useConflictsShown(page, showConflict);

  const isStopped = useStopped(takenOver !== null);
  // While stopped, only the mirror stays open: the other panels edit.
  const panel = isStopped && chosenPanel !== 'mirror' ? null : chosenPanel;

  const drafts = session.drafts();
  const draft = drafts[locale];
  const other = otherOf(locale);
  const source = sourceLocaleOf(known.get(), drafts);
  const checks = usePageChecks({
    locale,
    isAtRoot: isAtRoot(known.get()[locale]),
    type: group.type,
    draft,
    source: drafts[source],
    translation: drafts[otherOf(source)],
  });
  const drifted = useMemo(() => listDriftedIds([...checks.drifts, ...checks.brought]), [checks.drifts, checks.brought]);
  const item = known.get()[locale];
  const chrome = useSiteChrome(locale, publicPathOf(item));
  const lookups = useMemo(
    () => createLookups(client, locale, { pickMedia: picking.ask, addPictures: adding.ask }),
    [client, locale, picking.ask, adding.ask],
  );
  const isReadOnly = isStopped || (item !== null && (!item.canEdit || item.status === 'trash'));
  // A missing language has no fields.
  const view = draft ? chosenView : 'texts';
  // A body that is written as HTML is edited in the fields of the page.
  const isOfPage = selection === null || selection === HTML_BODY_ID;
  const selected = !isOfPage && draft && findNode(draft.nodes, selection) ? selection : null;

  const { onEdit, onEditPage, onEditHtml, onSave } = usePageEditing(
    page,
    locale,
    setWrittenLast,
    fieldsOfType(group.type),
  );
  // The translation panel can edit a language that the canvas does not show.
  const history = useHistory(page, panel === 'translation' ? (writtenLast ?? locale) : locale);

  const chooseLocale = (next: Locale) => {
    setLocale(next);
    setWrittenLast(null);
    const url = new URL(location.href);
    url.searchParams.set('lang', next);
    window.history.replaceState(null, '', url);
  };
  const onTarget = useCallback((next: FieldTarget | null) => {
    setTarget(next);
    if (next) setSelection(next.blockId);
  }, []);
  const goTo = (where: Locale, next: FieldTarget) => {
    setDialog(null);
    // The history panel is in the place of the fields.
    if (panel === 'revisions') setPanel(null);
    setView('fields');
    chooseLocale(where);
    onTarget(next);
  };
  const openPanel = (next: Panel | null) => {
    setPanel(next);
    setView('texts');
    setAsked(0);
    setWrittenLast(null);
  };
  const chooseView = (next: TranslationView) => {
    setView(next);
    // The fields may have been hidden; a user who switches to them wants the focus there.
    if (next === 'fields') onTarget({ blockId: selected, path: [] });
  };
  const beside = { checks, onSelect: setSelection, onGoTo: goTo, onWritten: setWrittenLast };
  const waiting = checks.drifts.length + checks.brought.length + checks.structure.open.length;

  return (
    <BuilderFrame data-panel={panel ?? undefined} data-view={panel === 'translation' ? view : undefined}>
      <BuilderHeader
        type={group.type}
        locale={locale}
        release={takenOver || !mayWrite ? null : canPublish ? 'publish' : 'submit'}
        editors={<EditorsChip presence={presence} onOpen={() => setDialog({ name: 'editors' })} />}
        onLocale={chooseLocale}
        onConflict={showConflict}
        onPreview={() => setDialog({ name: 'preview' })}
        onPublish={() => setDialog({ name: canPublish ? 'publish' : 'submit' })}
      />
      <PageNotices
        locale={locale}
        takenOver={takenOver}
        canPublish={canPublish}
        onKept={() => setDialog({ name: 'kept' })}
        onConflict={showConflict}
        onReview={(name) => setDialog({ name })}
      />
      <div className="room">
        <main className="canvas">
          {draft ? (
            <PageCanvas
              type={group.type}
              pageKey={group.id}
              locale={locale}
              signature={group.id}
              view={canvasView}
              draft={draft}
              twins={drafts[other]?.nodes ?? noNodes}
              selection={selected}
              onSelect={setSelection}
              target={target}
              onTarget={onTarget}
              onEdit={onEdit}
              onVisitEnd={session.endVisit}
              history={history}
              lookups={lookups}
              chrome={chrome}
              problems={checks.problems}
              drifted={drifted}
              isReadOnly={isReadOnly || contentTypes[group.type].body !== 'blocks'}
              onSave={onSave}
              onTranslate={() => {
                setPanel('translation');
                setView('texts');
                setAsked(asked + 1);
              }}
              tools={
                <PanelButtons
                  panel={panel}
                  driftCount={waiting}
                  onPanel={openPanel}
                  hasOther={drafts[other] !== null}
                  isStopped={isStopped}
                />
              }
              pagePanel={
                <PagePanel
                  type={group.type}
                  locale={locale}
                  draft={draft}
                  problems={checks.problems}
                  isReadOnly={isReadOnly}
                  lookups={lookups}
                  onEdit={onEditPage}
                  onEditHtml={onEditHtml}
                />
              }
              blockPanel={
                selected !== null && panel !== 'translation' && <BlockTranslation blockId={selected} {...beside} />
              }
            />
          ) : (
            <MissingLanguage locale={locale} signature={group.id} />
          )}
          {isFirstVisit && <FirstVisitGuide />}
        </main>
        {panel === 'translation' && (
          <SidePanel
            title={t('translation.title')}
            tools={<TranslationViews view={view} locale={locale} hasFields={draft !== null} onView={chooseView} />}
            onClose={() => setPanel(null)}
          >
            <TranslationPanel signature={group.id} selection={selected} asked={asked} {...beside} />
          </SidePanel>
        )}
        {panel === 'mirror' && (
          <SidePanel
            title={t('translation.mirror', { language: t(`builder.language.${other}`) })}
            onClose={() => setPanel(null)}
          >
            <MirrorPanel
              locale={other}
              signature={group.id}
              selection={selection}
              isOnPage={selected !== null}
              onSelect={setSelection}
            />
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
      {dialog && (
        <BuilderDialog
          dialog={dialog}
          locale={locale}
          presence={presence}
          onClose={() => setDialog(null)}
          onGoTo={goTo}
        />
      )}
      {picking.request && (
        <MediaPicker
          accept={picking.request.accept}
          selectedId={picking.request.current}
          files={picking.request.files ?? []}
          onPick={({ id }) => picking.end(id)}
          onClose={() => picking.end(null)}
        />
      )}
      {adding.request && (
        <AddPictures pictures={adding.request} locale={locale} onDone={adding.end} onClose={() => adding.end(noIds)} />
      )}
    </BuilderFrame>
  );
}

const noNodes: readonly DocumentNode[] = [];
const noIds: readonly number[] = [];

/** Opens the conflict dialog once for new conflicts; after "Later", it opens only from the notice. */
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
