import { useMemo, useState } from 'react';
import { definitions } from '#blocks/definitions.generated.ts';
import { type Locale, languageTags, locales } from '#cms-schema/locale.ts';
import { Button } from '#ui/button.tsx';
import type { FieldTarget } from '../canvas/field-target.ts';
import { listProblems as listRefusals } from '../cms/publishing-calls.ts';
import { isAutosaveStale, isStale, isStudioError } from '../cms/studio-error.ts';
import { otherOf } from '../document/edit-field.ts';
import { listProblems } from '../document/validation.ts';
import { useErrorText } from '../error-text.ts';
import { useMessages } from '../messages-context.tsx';
import { TextBox } from '../parts/panel-parts.tsx';
import { isHeldUp } from '../scheduled-change.ts';
import { useSession } from '../session-context.tsx';
import { Dialog } from './dialog.tsx';
import { isAtRoot } from './known-documents.ts';
import { LanguageChoice } from './language-choice.tsx';
import { useOpenedPage } from './opened-page-context.ts';
import { PublishBody } from './publish-body.ts';
import { cancelScheduledChange, listUnpublished, NotSavedError, publishPage, unpublishPage } from './publish-page.ts';
import { type Published, PublishedDialog } from './published-dialog.tsx';

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
  const [done, setDone] = useState<Published | null>(null);

  const documents = page.known.get();
  const order = [locale, otherOf(locale)];
  const drafts = page.session.drafts();
  const type = (documents.zh ?? documents.en)?.type;
  const checked = useMemo(() => ({ definitions, ...(type && { type }) }), [type]);
  const problems = useMemo(
    () => ({
      zh: drafts.zh ? listProblems(drafts.zh, { ...checked, locale: 'zh', isAtRoot: isAtRoot(documents.zh) }) : [],
      en: drafts.en ? listProblems(drafts.en, { ...checked, locale: 'en', isAtRoot: isAtRoot(documents.en) }) : [],
    }),
    [checked, drafts.zh, drafts.en, documents.zh, documents.en],
  );
  const waiting = listUnpublished(page);
  const blocked = chosen.some((each) => problems[each].some(({ severity }) => severity !== 'advice'));
  const isLive = chosen.some((each) => documents[each]?.status === 'publish');
  const due = moment ? new Date(moment) : null;
  const isTimeRight = moment === null || (due !== null && due.getTime() > Date.now());
  const names = new Intl.ListFormat(languageTags[uiLocale]).format(
    order.filter((each) => chosen.includes(each)).map((each) => t(`builder.language.${each}`)),
  );

  const run = async (work: () => Promise<Published>) => {
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

  if (done) return <PublishedDialog done={done} onClose={onClose} />;
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
      <PublishBody>
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
      </PublishBody>
    </Dialog>
  );
}

/** As `datetime-local` takes it, on this device's clock: the next full hour but one. */
function inAnHour(): string {
  const date = new Date(Math.ceil(Date.now() / 3_600_000 + 1) * 3_600_000);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
