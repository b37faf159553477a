import { App, Input, Radio } from 'antd';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type Locale, languageTags, locales, localizePath } from '#cms-schema/locale.ts';
import { tone } from '#ui/theme.ts';
import type { DocumentGroup, DocumentSummary } from '../../cms/document-model.ts';
import { listProblems, type PublishingProblem } from '../../cms/publishing-calls.ts';
import { isStudioError } from '../../cms/studio-error.ts';
import { useErrorText } from '../../error-text.ts';
import { builderPath } from '../../match-path.ts';
import { useMessages } from '../../messages-context.tsx';
import { StudioLink } from '../../navigation.tsx';
import { useScheduleErrorText } from '../../schedule-trouble.ts';
import { useSession } from '../../session-context.tsx';
import { formatMoment } from '../parts/date-text.tsx';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { languageNames } from '../parts/language-names.ts';
import { LanguagePick } from '../parts/language-pick.tsx';
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
  const { client, act } = useSession();
  const { message } = App.useApp();
  const errorText = useErrorText();
  const explainChange = useScheduleErrorText();
  const waiting = locales.filter((locale) => {
    const version = group.versions[locale];
    return isKept(version) && version.status !== 'publish';
  });
  const [chosen, setChosen] = useState<ReadonlySet<Locale>>(new Set(waiting.length === 1 ? waiting : []));
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [moment, setMoment] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const problems = useProblems(group, setFailure);
  const due = when === 'later' && moment !== '' ? new Date(moment) : null;
  const blocked = [...chosen].some((locale) => (problems?.[locale] ?? []).length > 0);
  const isReady =
    chosen.size > 0 &&
    problems !== null &&
    !blocked &&
    (when === 'now' || (due !== null && due.getTime() > Date.now()));

  const publish = async () => {
    setBusy(true);
    setFailure(null);
    const documents = locales.flatMap((locale) => {
      const version = chosen.has(locale) ? group.versions[locale] : null;
      return version ? [{ id: version.id, revision: version.revision }] : [];
    });
    try {
      await act(() =>
        due ? client.publishing.schedule(documents, due.toISOString()) : client.publishing.publish(documents),
      );
      message.success(
        t(due ? 'console.publish.scheduled' : 'console.publish.done', { title: titleOf(group, uiLocale) }),
      );
      onDone();
    } catch (error) {
      setBusy(false);
      const found = isStudioError(error) ? listProblems(error.data) : [];
      setFailure([errorText(error), ...found.map((problem) => problem.message[uiLocale])].join(' '));
    }
  };

  const note = (locale: Locale) => {
    const version = group.versions[locale];
    if (!isKept(version)) return t(version ? 'console.status.trash' : 'console.status.missing');
    const found = problems?.[locale] ?? [];
    if (found.length > 0) return <Problems version={version} problems={found} onLeave={onClose} />;
    const state = readState(version);
    const address = version.path === null ? t('console.publish.addressLater') : localizePath(version.path, locale);
    if (state === 'published') return t('console.publish.already', { address });
    if (version.scheduledChange) {
      const moment = formatMoment(version.scheduledChange.date, languageTags[uiLocale]);
      return explainChange(version) ?? t('console.publish.changeDue', { address, moment });
    }
    if (state === 'changed') return t('console.publish.changed', { address });
    return t('console.publish.becomes', { address });
  };

  const names = [...chosen].map((locale) => t(languageNames[locale]));
  return (
    <DeskDialog
      title={t('console.publish.title', { title: titleOf(group, uiLocale) })}
      onCancel={onClose}
      onOk={publish}
      okText={
        chosen.size === 0
          ? t('console.publish.choose')
          : t(when === 'later' ? 'console.publish.schedule' : 'console.publish.ok', {
              languages: new Intl.ListFormat(languageTags[uiLocale]).format(names),
            })
      }
      okButtonProps={{ disabled: !isReady, loading: isBusy }}
    >
      <Body>
        <LanguagePick
          label={t('console.publish.languages')}
          chosen={chosen}
          refused={Object.fromEntries(
            locales.filter((locale) => !waiting.includes(locale)).map((locale) => [locale, note(locale)]),
          )}
          notes={{ zh: note('zh'), en: note('en') }}
          onChange={setChosen}
        />
        <Radio.Group value={when} onChange={(event) => setWhen(event.target.value === 'later' ? 'later' : 'now')}>
          <Radio value="now">{t('console.publish.now')}</Radio>
          <Radio value="later">{t('console.publish.later')}</Radio>
        </Radio.Group>
        {when === 'later' ? (
          <div>
            <Input
              type="datetime-local"
              aria-label={t('console.publish.when')}
              value={moment}
              min={toLocalInput(new Date())}
              onChange={(event) => setMoment(event.target.value)}
              style={{ width: '15rem' }}
            />
            <p>
              {due
                ? t('console.publish.at', { moment: formatMoment(due.toISOString(), languageTags[uiLocale]) })
                : t('console.publish.zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
            </p>
          </div>
        ) : null}
        <div role="alert">{failure ? <Failure>{failure}</Failure> : null}</div>
      </Body>
    </DeskDialog>
  );
}

/** What each language's content would meet; null until it is known. */
function useProblems(group: DocumentGroup, onFailure: (text: string) => void) {
  const { client } = useSession();
  const errorText = useErrorText();
  const [problems, setProblems] = useState<Partial<Record<Locale, readonly PublishingProblem[]>> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for a group; who listens to failures does not change that.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const check = async (locale: Locale) => {
      const version = group.versions[locale];
      if (!isKept(version)) return [locale, []] as const;
      const { content } = await client.documents.get(group.type, version.id, { signal });
      return [locale, await client.publishing.validate(content, locale, signal)] as const;
    };
    Promise.all(locales.map(check)).then(
      (found) => setProblems(Object.fromEntries(found)),
      (error: unknown) => {
        if (!signal.aborted) onFailure(errorText(error));
      },
    );
    return () => controller.abort();
  }, [client, group]);
  return problems;
}

interface ProblemsProps {
  readonly version: DocumentSummary;
  readonly problems: readonly PublishingProblem[];
  onLeave(): void;
}

function Problems({ version, problems, onLeave }: ProblemsProps) {
  const { t, uiLocale } = useMessages();
  return (
    <Blocked>
      <p>{t('console.publish.blocked', { count: problems.length })}</p>
      <ul>
        {problems.slice(0, 5).map((problem, index) => (
          <li key={index}>{problem.message[uiLocale]}</li>
        ))}
      </ul>
      <StudioLink to={builderPath(version.type, version.id)} onClick={onLeave}>
        {t('console.publish.mend')}
      </StudioLink>
    </Blocked>
  );
}

/** As `datetime-local` takes it: the clock of this device. */
export function toLocalInput(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

const Body = styled.div`
  display: grid;
  gap: 1rem;
  padding-block: 0.5rem;

  & p {
    margin-top: 0.375rem;
    color: ${tone.textMuted};
    font-size: 0.8125rem;
  }
`;

const Failure = styled.div`
  color: ${tone.negative};
`;

const Blocked = styled.div`
  color: ${tone.negative};

  & > p {
    margin: 0;
    color: inherit;
  }
  & > ul {
    margin: 0.25rem 0;
    padding-inline-start: 1.1rem;
  }
  & > a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
