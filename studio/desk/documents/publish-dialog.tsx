import { App } from 'antd';
import { type Locale, languageTags, locales, localizePath } from '#cms-schema/locale.ts';
import type { DocumentGroup, DocumentSummary } from '../../cms/document-model.ts';
import type { PublishingProblem } from '../../cms/publishing-calls.ts';
import { useErrorText } from '../../error-text.ts';
import { builderPath } from '../../match-path.ts';
import { useMessages } from '../../messages-context.tsx';
import { StudioLink } from '../../navigation.tsx';
import { BlockingProblems, LanguageSection } from '../../publishing/language-section.tsx';
import { PublishFrame } from '../../publishing/publish-frame.tsx';
import { usePublishing } from '../../publishing/use-publishing.ts';
import { useScheduleErrorText } from '../../schedule-trouble.ts';
import { useSession } from '../../session-context.tsx';
import { type Answer, useAnswer } from '../../use-answer.ts';
import { formatMoment } from '../parts/date-text.tsx';
import { isKept, readState } from './document-state.ts';
import { titleOf } from './group-tree.ts';

export interface PublishDialogProps {
  readonly group: DocumentGroup;
  onClose(): void;
  onDone(): void;
}

/** Says what will change for readers and what stands against it, then publishes one language or both, now or later. */
export function PublishDialog({ group, onClose, onDone }: PublishDialogProps) {
  const { t, uiLocale } = useMessages();
  const { client } = useSession();
  const { message } = App.useApp();
  const errorText = useErrorText();
  const { value: problems, error } = useProblems(group);
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
    message.success(t(date === null ? 'desk.publish.done' : 'desk.publish.scheduled', { title }));
    onDone();
  };

  return (
    <PublishFrame
      title={t('desk.publish.title', { title })}
      order={uiLocale === 'zh' ? locales : locales.toReversed()}
      preset={waiting.length === 1 ? waiting : []}
      isBusy={isBusy}
      failure={failure ?? (error && errorText(error))}
      isBlocked={(locale) => problems === null || (problems[locale] ?? []).length > 0}
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
          <Standing version={group.versions[locale]} />
          <BlockingProblems
            problems={(problems?.[locale] ?? []).map((problem, index) => ({
              key: String(index),
              place: <WayToMend version={group.versions[locale]} onLeave={onClose} />,
              text: problem.message[uiLocale],
            }))}
          />
        </LanguageSection>
      )}
      onPublish={publish}
      onClose={onClose}
    />
  );
}

/** What visitors find of a language, or will. */
function Standing({ version }: { readonly version: DocumentSummary | null }) {
  const { t, uiLocale } = useMessages();
  const explainChange = useScheduleErrorText();
  if (!isKept(version)) return null;
  const { path, locale, scheduledChange } = version;
  const state = readState(version);
  const address = path === null ? t('desk.publish.addressLater') : localizePath(path, locale);
  if (state === 'published') return <p>{t('desk.publish.already', { address })}</p>;
  if (scheduledChange) {
    const moment = formatMoment(scheduledChange.date, languageTags[uiLocale]);
    return <p>{explainChange(version) ?? t('desk.publish.changeDue', { address, moment })}</p>;
  }
  return <p>{t(state === 'changed' ? 'desk.publish.changed' : 'desk.publish.becomes', { address })}</p>;
}

function WayToMend({ version, onLeave }: { readonly version: DocumentSummary | null; onLeave(): void }) {
  const { t } = useMessages();
  if (!version) return null;
  return (
    <StudioLink to={builderPath(version.type, version.id)} onClick={onLeave}>
      {t('desk.publish.mend')}
    </StudioLink>
  );
}

/** What each language's content would meet; null until it is known. */
function useProblems(group: DocumentGroup): Answer<Partial<Record<Locale, readonly PublishingProblem[]>>> {
  const { client } = useSession();
  return useAnswer(`problems of ${group.id}`, async (signal) => {
    const check = async (locale: Locale) => {
      const version = group.versions[locale];
      if (!isKept(version)) return [locale, []] as const;
      const { content } = await client.documents.get(group.type, version.id, { signal });
      return [locale, await client.publishing.validate(content, locale, signal)] as const;
    };
    return Object.fromEntries(await Promise.all(locales.map(check)));
  });
}
