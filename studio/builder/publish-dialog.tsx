import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { definitions } from '#blocks/definitions.generated.ts';
import { type Locale, languageTags, locales, localizePath } from '#cms-schema/locale.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { theme, tone } from '#ui/theme.ts';
import type { FieldTarget } from '../canvas/field-target.ts';
import { titleOf } from '../canvas/node-title.ts';
import type { DocumentItem } from '../cms/document-model.ts';
import { listProblems as listRefusals } from '../cms/publishing-calls.ts';
import { isAutosaveStale, isStale, isStudioError } from '../cms/studio-error.ts';
import { otherOf } from '../document/edit-field.ts';
import type { PageDraft } from '../document/model.ts';
import { listOpenProposals } from '../document/proposals.ts';
import { findNode } from '../document/tree.ts';
import { type DraftProblem, listProblems } from '../document/validation.ts';
import { useErrorText } from '../error-text.ts';
import { useMessages } from '../messages-context.tsx';
import { TextBox } from '../parts/panel-parts.tsx';
import { useScheduleErrorText } from '../schedule-trouble.ts';
import { isHeldUp } from '../scheduled-change.ts';
import { useSession } from '../session-context.tsx';
import { listBrought, listDrift } from '../translation/list-drift.ts';
import { ChangeList } from './change-list.tsx';
import { Dialog } from './dialog.tsx';
import { sourceLocaleOf } from './known-documents.ts';
import { useOpenedPage } from './opened-page-context.ts';
import { cancelScheduledChange, listUnpublished, NotSavedError, publishPage, unpublishPage } from './publish-page.ts';
import { ScheduledChangeNote } from './scheduled-change-note.tsx';
import { summarizeChanges } from './summarize-changes.ts';
import { TakeDown } from './take-down.tsx';

export interface PublishDialogProps {
  readonly locale: Locale;
  onClose(): void;
  /** Goes to what stands in the way. */
  onGoTo(locale: Locale, target: FieldTarget): void;
}

/** What will change for readers, what stands against it, and then: publish one language or both, now or later. */
export function PublishDialog({ locale, onClose, onGoTo }: PublishDialogProps) {
  const { t, uiLocale } = useMessages();
  const { client, act } = useSession();
  const page = useOpenedPage();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<readonly Locale[]>(() => {
    // What goes live by itself is not chosen by itself.
    const waiting = listUnpublished(page).filter((each) => {
      const item = page.known.get()[each];
      return !item?.scheduledChange || isHeldUp(item);
    });
    return waiting.includes(locale) ? [locale] : waiting.slice(0, 1);
  });
  const [moment, setMoment] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<Done | null>(null);

  const documents = page.known.get();
  const order = [locale, otherOf(locale)];
  const drafts = page.session.drafts();
  const problems = useMemo(
    () => ({
      zh: drafts.zh ? listProblems(drafts.zh, { definitions, locale: 'zh' }) : [],
      en: drafts.en ? listProblems(drafts.en, { definitions, locale: 'en' }) : [],
    }),
    [drafts.zh, drafts.en],
  );
  const waiting = listUnpublished(page);
  const blocked = chosen.some((each) => problems[each].some(({ severity }) => severity !== 'advice'));
  const isLive = chosen.some((each) => documents[each]?.status === 'publish');
  const due = moment ? new Date(moment) : null;
  const isTimeRight = moment === null || (due !== null && due.getTime() > Date.now());
  const names = new Intl.ListFormat(languageTags[uiLocale]).format(
    order.filter((each) => chosen.includes(each)).map((each) => t(`builder.language.${each}`)),
  );

  const run = async (work: () => Promise<Done>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      setDone(await act(work));
    } catch (error) {
      const refused = isStudioError(error) ? listRefusals(error.data) : [];
      setFailure([tell(error), ...refused.map(({ message }) => message[uiLocale])].join(' '));
    } finally {
      setBusy(false);
    }
  };
  const tell = (error: unknown) => {
    if (error instanceof NotSavedError) return t('builder.publish.notSaved');
    return isStale(error) || isAutosaveStale(error) ? t('builder.publish.changedElsewhere') : errorText(error);
  };
  const publish = () =>
    run(async () => ({
      kind: moment === null ? 'published' : 'scheduled',
      items: await publishPage(client, page, chosen, moment === null ? null : (due?.toISOString() ?? null)),
    }));
  const unpublish = (each: Locale) =>
    run(async () => {
      await unpublishPage(client, page, [each]);
      return { kind: 'unpublished', items: [] };
    });
  const cancelChange = (each: Locale) =>
    run(async () => {
      await cancelScheduledChange(client, page, each);
      return { kind: 'cancelled', items: [] };
    });

  if (done) return <DoneDialog done={done} onClose={onClose} />;
  return (
    <Dialog
      title={t('builder.publish.title')}
      width={42}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" size="small" onClick={onClose}>
            {t('builder.cancel')}
          </Button>
          <Button
            size="small"
            busy={isBusy}
            disabled={chosen.length === 0 || blocked || !isTimeRight}
            onClick={publish}
          >
            {chosen.length === 0
              ? t('builder.publish.choose')
              : t(moment === null ? 'builder.publish.now' : 'builder.publish.later', { languages: names })}
          </Button>
        </>
      }
    >
      <Body>
        {order.map((each) => (
          <LanguageChoice
            key={each}
            locale={each}
            item={documents[each]}
            problems={problems[each]}
            isChosen={chosen.includes(each)}
            isWaiting={waiting.includes(each)}
            isBusy={isBusy}
            onChoose={(on) => setChosen(locales.filter((other) => (other === each ? on : chosen.includes(other))))}
            onGoTo={(target) => onGoTo(each, target)}
            onUnpublish={() => unpublish(each)}
            onCancelChange={() => cancelChange(each)}
          />
        ))}
        <fieldset disabled={isBusy}>
          <legend>{t('builder.publish.when')}</legend>
          <label>
            <input type="radio" name="when" checked={moment === null} onChange={() => setMoment(null)} />
            {t('builder.publish.immediately')}
          </label>
          <label>
            <input type="radio" name="when" checked={moment !== null} onChange={() => setMoment(inAnHour())} />
            {t('builder.publish.atTime')}
          </label>
          {moment !== null && (
            <>
              <TextBox
                type="datetime-local"
                aria-label={t('builder.publish.atTime')}
                value={moment}
                onChange={(event) => setMoment(event.currentTarget.value)}
              />
              <p>{t('builder.publish.zone', { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone })}</p>
            </>
          )}
          {isLive && moment !== null && <p>{t('builder.publish.change.until')}</p>}
        </fieldset>
        <div role="alert" className="failure">
          {failure}
        </div>
      </Body>
    </Dialog>
  );
}

interface Done {
  readonly kind: 'published' | 'scheduled' | 'unpublished' | 'cancelled';
  readonly items: readonly DocumentItem[];
}

function DoneDialog({ done, onClose }: { readonly done: Done; onClose(): void }) {
  const { t, uiLocale } = useMessages();
  return (
    <Dialog
      title={t(`builder.publish.done.${done.kind}`)}
      onClose={onClose}
      actions={
        <Button size="small" onClick={onClose}>
          {t('builder.done')}
        </Button>
      }
    >
      <Body>
        {done.kind === 'unpublished' && <p>{t('builder.publish.unpublishedHint')}</p>}
        {done.kind === 'cancelled' && <p>{t('builder.publish.change.cancelledHint')}</p>}
        {done.items.map(({ id, path, locale, status, date, scheduledChange }) => (
          <p key={id}>
            {status === 'publish' && path !== null && !scheduledChange ? (
              <TextLink href={localizePath(path, locale)} external>
                {t('builder.publish.view', { language: t(`builder.language.${locale}`) })}
              </TextLink>
            ) : (
              t(scheduledChange ? 'builder.publish.change.dueIn' : 'builder.publish.due', {
                language: t(`builder.language.${locale}`),
                moment: new Intl.DateTimeFormat(languageTags[uiLocale], {
                  dateStyle: 'long',
                  timeStyle: 'short',
                }).format(new Date(scheduledChange?.date ?? date ?? Date.now())),
              })
            )}
          </p>
        ))}
      </Body>
    </Dialog>
  );
}

interface LanguageChoiceProps {
  readonly locale: Locale;
  readonly item: DocumentItem | null;
  readonly problems: readonly DraftProblem[];
  readonly isChosen: boolean;
  readonly isWaiting: boolean;
  readonly isBusy: boolean;
  onChoose(on: boolean): void;
  onGoTo(target: FieldTarget): void;
  onUnpublish(): void;
  onCancelChange(): void;
}

function LanguageChoice(props: LanguageChoiceProps) {
  const { locale, item, problems, isChosen, isWaiting, isBusy, onChoose, onGoTo, onUnpublish, onCancelChange } = props;
  const { t, uiLocale } = useMessages();
  const { session, known } = useOpenedPage();
  const explainSchedule = useScheduleErrorText();
  const { base, draft } = session.state().languages[locale];
  const isLive = item?.status === 'publish';
  const summary = useMemo(
    () => (isLive && base && draft ? summarizeChanges(base.draft, draft) : null),
    [isLive, base, draft],
  );
  const blocking = problems.filter(({ severity }) => severity !== 'advice');
  const drafts = session.drafts();
  const source = sourceLocaleOf(known.get(), drafts);
  const other = otherOf(source);
  const { behind, brought, apart } = useMemo(() => {
    const [from, to] = [drafts[source], drafts[other]];
    if (!from || !to) return { behind: 0, brought: 0, apart: 0 };
    return {
      behind: listDrift(from, to).length,
      brought: listBrought(from, to).length,
      apart: listOpenProposals(from, to).length,
    };
  }, [drafts, source, other]);
  const language = t(`builder.language.${locale}`);
  return (
    <section data-language={locale} aria-label={language}>
      <label className="choice">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isBusy || !item || !isWaiting}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <strong>{language}</strong>
        <span className="status">{t(item ? `builder.status.${item.status}` : 'builder.status.missing')}</span>
      </label>
      <div className="about">
        {item && isWaiting && draft && (
          <p>
            {t('builder.publish.address')} <code>{localizePath(addressOf(item, draft), locale)}</code>
          </p>
        )}
        {!item && <p>{t('builder.publish.missing')}</p>}
        {item && !isWaiting && <p>{t('builder.publish.nothing')}</p>}
        {item && !isLive && draft && <p>{t('builder.publish.first', { count: draft.nodes.length })}</p>}
        {summary && isWaiting && <ChangeList summary={summary} />}
        {blocking.length > 0 && (
          <div className="blocking">
            <p>{t('builder.publish.blocked', { count: blocking.length })}</p>
            <ul>
              {blocking.slice(0, 12).map((problem) => {
                const node = problem.blockId === null || !draft ? null : findNode(draft.nodes, problem.blockId);
                return (
                  <li key={`${problem.blockId}-${problem.path.join('.')}-${problem.code}`}>
                    <button type="button" onClick={() => onGoTo(problem)}>
                      {node ? titleOf(node, uiLocale) : t('builder.page.title')}
                    </button>{' '}
                    {problem.message[uiLocale]}
                  </li>
                );
              })}
            </ul>
          </div>
        )}
        {item && behind > 0 && (
          <p className="drift">
            {t(locale === other ? 'builder.publish.driftHere' : 'builder.publish.driftThere', {
              count: behind,
              language: t(`builder.language.${other}`),
            })}
          </p>
        )}
        {item && locale === source && brought > 0 && (
          <p className="drift">{t('builder.publish.driftHere', { count: brought })}</p>
        )}
        {item && locale === other && apart > 0 && (
          <p className="drift">{t('builder.publish.apart', { count: apart })}</p>
        )}
        {item?.scheduledChange && (
          <ScheduledChangeNote
            item={item}
            change={item.scheduledChange}
            isReplaced={isChosen}
            isBusy={isBusy}
            onCancel={onCancelChange}
          />
        )}
        {isLive && <TakeDown language={language} isBusy={isBusy} onTakeDown={onUnpublish} />}
        {item?.scheduleError && <p className="blocking">{explainSchedule(item)}</p>}
        {item?.status === 'future' && (
          <button type="button" className="unpublish" disabled={isBusy} onClick={onUnpublish}>
            {t('builder.publish.cancelSchedule', { language })}
          </button>
        )}
      </div>
    </section>
  );
}

/** Where readers will find it: under its parent, by the address that the draft has now or that its title gives it. */
function addressOf({ path }: DocumentItem, { slug }: PageDraft): string {
  if (path === '/') return path;
  return path === null ? `/${slug || '…'}` : path.replace(/[^/]*$/, (last) => slug || last);
}

/** As `datetime-local` takes it, on this device's clock: the next full hour but one. */
function inAnHour(): string {
  const date = new Date(Math.ceil(Date.now() / 3_600_000 + 1) * 3_600_000);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const Body = styled.div`
  display: grid;
  gap: 0.875rem;

  section {
    padding: 0.75rem 0.875rem;
    border: 1px solid ${tone.line};
    border-radius: ${theme.radius.medium};
  }
  section:has(input:checked) {
    border-color: ${tone.lineStrong};
    box-shadow: inset 3px 0 0 ${tone.accentFill};
  }
  label,
  .choice {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 1.75rem;
    cursor: pointer;
  }
  input[type='checkbox'],
  input[type='radio'] {
    flex: none;
    width: 1.0625rem;
    height: 1.0625rem;
    accent-color: ${tone.accentFill};
  }
  .status {
    margin-inline-start: auto;
    color: ${tone.textMuted};
    font-size: 0.75rem;
  }
  .about {
    display: grid;
    gap: 0.375rem;
    padding-inline-start: 1.5625rem;
    color: ${tone.textMuted};
    font-size: 0.8125rem;
  }
  code {
    overflow-wrap: anywhere;
  }
  .blocking,
  .failure {
    color: ${tone.negative};
  }
  ul {
    margin: 0;
    padding-inline-start: 1.1rem;
  }
  li button,
  .unpublish {
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  .scheduled {
    display: grid;
    gap: 0.25rem;
    padding-block: 0.5rem 0.25rem;
    border-block-start: 1px solid ${tone.line};
  }
  .unpublish {
    justify-self: start;
    min-height: 1.75rem;
  }
  .take-down {
    display: grid;
    gap: 0.375rem;
    padding-block-start: 0.5rem;
    border-block-start: 1px solid ${tone.line};
  }
  .take-down > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
  }
  a {
    color: ${tone.accent};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .drift {
    color: ${tone.caution};
  }
  fieldset {
    display: grid;
    gap: 0.25rem;
    margin: 0;
    padding: 0;
    border: 0;
  }
  fieldset input:not([type='radio']) {
    max-width: 15rem;
    margin-inline-start: 1.5625rem;
  }
  fieldset p {
    color: ${tone.textMuted};
    font-size: 0.75rem;
    padding-inline-start: 1.5625rem;
  }
  legend {
    padding: 0;
    font-weight: 500;
  }
  .failure:empty {
    display: none;
  }
`;
