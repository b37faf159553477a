import { useState } from 'react';
import { type Locale, languageTags, locales } from '#cms-schema/locale.ts';
import { Button } from '#ui/button.tsx';
import type { FieldTarget } from '../canvas/field-target.ts';
import type { DocumentItem } from '../cms/document-model.ts';
import { isStale } from '../cms/studio-error.ts';
import { otherOf } from '../document/edit-field.ts';
import { useErrorText } from '../error-text.ts';
import { useMessages } from '../messages-context.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Refused } from '../parts/refused.tsx';
import { DraftChecks } from '../publishing/draft-checks.tsx';
import { LanguageSection } from '../publishing/language-section.tsx';
import { PublishBody } from '../publishing/publish-body.ts';
import { usePublishing } from '../publishing/use-publishing.ts';
import { ReviewThread } from '../review/review-thread.tsx';
import { WordsField } from '../review/words-field.tsx';
import { useSession } from '../session-context.tsx';
import { sourceLocaleOf } from './known-documents.ts';
import { useOpenedPage } from './opened-page-context.ts';
import { NotSavedError } from './publish-page.ts';
import { submitPage } from './review-page.ts';

export interface SubmitDialogProps {
  readonly locale: Locale;
  onClose(): void;
  /** Goes to a field that an editor would object to. */
  onGoTo(locale: Locale, target: FieldTarget): void;
}

/** For users who may not publish: shows what an editor would object to, and takes a comment for them. */
export function SubmitDialog({ locale, onClose, onGoTo }: SubmitDialogProps) {
  const { t, uiLocale } = useMessages();
  const { client } = useSession();
  const page = useOpenedPage();
  const errorText = useErrorText();
  const documents = page.known.get();
  const [chosen, setChosen] = useState<readonly Locale[]>(() => [locale].filter((each) => maySubmit(documents[each])));
  const [words, setWords] = useState('');
  const { isBusy, failure, run } = usePublishing((error) => {
    if (error instanceof NotSavedError) return t('builder.publish.notSaved');
    return isStale(error) ? t('builder.publish.changedElsewhere') : errorText(error);
  });
  const send = async () => {
    if (await run(() => submitPage(client, page, chosen, words))) onClose();
  };
  const names = new Intl.ListFormat(languageTags[uiLocale]).format(chosen.map((each) => t(`builder.language.${each}`)));
  const shown = documents[locale];
  return (
    <Dialog
      title={t('review.submitTitle')}
      width={42}
      isTall
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" size="small" onClick={onClose}>
            {t('builder.cancel')}
          </Button>
          <Refused refusal={chosen.length === 0 ? t('refusal.noLanguage') : null}>
            {(button) => (
              <Button size="small" busy={isBusy} {...button} onClick={send}>
                {chosen.length === 0 ? t('builder.publish.choose') : t('review.submitOk', { languages: names })}
              </Button>
            )}
          </Refused>
        </>
      }
    >
      <PublishBody>
        <p>{t('review.submitAbout')}</p>
        {[locale, otherOf(locale)].map((each) => (
          <LanguageSection
            key={each}
            locale={each}
            item={documents[each]}
            isChosen={chosen.includes(each)}
            isWaiting={maySubmit(documents[each])}
            isBusy={isBusy}
            onChoose={(on) => setChosen(locales.filter((one) => (one === each ? on : chosen.includes(one))))}
          >
            <Checks locale={each} onGoTo={(target) => onGoTo(each, target)} />
          </LanguageSection>
        ))}
        <WordsField label={t('review.words')} words={words} isBusy={isBusy} onWords={setWords} />
        <div role="alert" className="failure">
          {failure}
        </div>
        {shown && <ReviewThread documentId={shown.id} />}
      </PublishBody>
    </Dialog>
  );
}

function Checks({ locale, onGoTo }: { readonly locale: Locale; onGoTo(target: FieldTarget): void }) {
  const { session, known } = useOpenedPage();
  const item = known.get()[locale];
  const drafts = session.drafts();
  if (!item) return null;
  return (
    <DraftChecks
      item={item}
      drafts={drafts}
      source={sourceLocaleOf(known.get(), drafts)}
      isWaiting={maySubmit(item)}
      wayTo={(target, name) => (
        <button type="button" onClick={() => onGoTo(target)}>
          {name}
        </button>
      )}
    />
  );
}

function maySubmit(item: DocumentItem | null): boolean {
  return item?.status === 'draft' || item?.status === 'pending';
}
