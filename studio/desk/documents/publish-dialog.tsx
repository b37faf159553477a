import type { ReactNode } from 'react';
import { type Locale, type Localized, locales, localizePath } from '#cms-schema/locale.ts';
import { sourceLocaleOf } from '../../builder/known-documents.ts';
import { draftOf } from '../../builder/stored-draft.ts';
import type { DocumentGroup, DocumentItem, DocumentSummary } from '../../cms/document-model.ts';
import type { Drafts } from '../../document/model.ts';
import { useErrorText } from '../../error-text.ts';
import { builderPath } from '../../match-path.ts';
import { useMessages } from '../../messages-context.tsx';
import { StudioLink } from '../../navigation.tsx';
import { printMoment } from '../../print-moment.ts';
import { DraftChecks, listBlocking } from '../../publishing/draft-checks.tsx';
import { LanguageSection } from '../../publishing/language-section.tsx';
import { PublishFrame } from '../../publishing/publish-frame.tsx';
import { usePublishing } from '../../publishing/use-publishing.ts';
import { useScheduleErrorText } from '../../schedule-trouble.ts';
import { useSession } from '../../session-context.tsx';
import { type Answer, useAnswer } from '../../use-answer.ts';
import { useToasts } from '../parts/toasts.tsx';
import { isKept, readState } from './document-state.ts';
import { titleOf } from './group-tree.ts';

export interface PublishDialogProps {
  readonly group: DocumentGroup;
  /** Languages that are preselected. Default: the only one with something to publish. */
  readonly preset?: readonly Locale[];
  onClose(): void;
  onDone(): void;
}

/**
 * Shows what will change for readers and what prevents publishing, then publishes one or both languages, now or later.
 */
export function PublishDialog({ group, preset, onClose, onDone }: PublishDialogProps) {
  const { t, uiLocale } = useMessages();
  const { client } = useSession();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { value: loaded, error } = useFullVersions(group);
  const { isBusy, failure, run } = usePublishing(errorText);
  const waiting = locales.filter((locale) => {
    const version = group.versions[locale];
    return isKept(version) && version.status !== 'publish';
  });
  const title = titleOf(group, uiLocale);

  const publish = async (chosen: readonly Locale[], date: string | null) => {
    const documents = chosen.flatMap((locale) => {
      const version = group.versions[locale];
      return version ? [{ id: version.id, revision: version.revision }] : [];
    });
    const { publishing } = client;
    const done = await run(() =>
      date === null ? publishing.publish(documents) : publishing.schedule(documents, date),
    );
    if (done === null) return;
    toasts.tell(t(date === null ? 'desk.publish.done' : 'desk.publish.scheduled', { title }));
    onDone();
  };

  return (
    <PublishFrame
      title={t('desk.publish.title', { title })}
      order={uiLocale === 'zh' ? locales : locales.toReversed()}
      preset={preset ?? (waiting.length === 1 ? waiting : [])}
      isBusy={isBusy}
      failure={failure ?? (error && errorText(error))}
      isBlocked={(locale) => !loaded || listBlocking(loaded.items[locale], loaded.drafts[locale]).length > 0}
      isLive={() => false}
      section={({ locale, isChosen, onChoose }) => (
        <LanguageSection
          key={locale}
          locale={locale}
          item={group.versions[locale]}
          isChosen={isChosen}
          isWaiting={waiting.includes(locale)}
          isBusy={isBusy}
          onChoose={onChoose}
        >
          <Checks
            loaded={loaded}
            locale={locale}
            isWaiting={waiting.includes(locale)}
            standing={<Standing version={group.versions[locale]} />}
            onLeave={onClose}
          />
        </LanguageSection>
      )}
      onPublish={publish}
      onClose={onClose}
    />
  );
}

/** What visitors see of a language version, or will see. */
function Standing({ version }: { readonly version: DocumentSummary | null }) {
  const { t, uiLocale } = useMessages();
  const explainChange = useScheduleErrorText();
  if (!isKept(version)) return null;
  const { path, locale, scheduledChange } = version;
  const state = readState(version);
  const address = path === null ? t('desk.publish.addressLater') : localizePath(path, locale);
  if (state === 'published') return <p>{t('desk.publish.already', { address })}</p>;
  if (scheduledChange) {
    const moment = printMoment(scheduledChange.date, uiLocale, 'short');
    return <p>{explainChange(version) ?? t('desk.publish.changeDue', { address, moment })}</p>;
  }
  return <p>{t(state === 'changed' ? 'desk.publish.changed' : 'desk.publish.becomes', { address })}</p>;
}

interface ChecksProps {
  readonly loaded: FullVersions | null;
  readonly locale: Locale;
  readonly isWaiting: boolean;
  readonly standing: ReactNode;
  onLeave(): void;
}

/** The same checks as in the builder, with links into it. */
function Checks({ loaded, locale, isWaiting, standing, onLeave }: ChecksProps) {
  const item = loaded?.items[locale];
  if (!loaded || !item || !isKept(item)) return standing;
  return (
    <DraftChecks
      item={item}
      drafts={loaded.drafts}
      source={sourceLocaleOf(loaded.items, loaded.drafts)}
      isWaiting={isWaiting}
      wayTo={(target, name) => (
        <StudioLink to={builderPath(item.type, item.id, { locale, target })} onClick={onLeave}>
          {name}
        </StudioLink>
      )}
    >
      {/* The checks already show its future address. */}
      {!isWaiting && standing}
    </DraftChecks>
  );
}

interface FullVersions {
  readonly items: Localized<DocumentItem | null>;
  readonly drafts: Drafts;
}

/** The full content of each language version; null while loading. */
function useFullVersions(group: DocumentGroup): Answer<FullVersions> {
  const { client } = useSession();
  return useAnswer(`publishing ${group.id}`, async (signal) => {
    const load = async (locale: Locale) => {
      const version = group.versions[locale];
      return isKept(version) ? client.documents.get(group.type, version.id, { signal }) : null;
    };
    const [zh, en] = await Promise.all([load('zh'), load('en')]);
    return { items: { zh, en }, drafts: { zh: zh && draftOf(zh), en: en && draftOf(en) } };
  });
}
