import { type ReactNode, useId, useState } from 'react';
import { type Locale, languageTags, locales } from '#cms-schema/locale.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '../messages-context.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Refused } from '../parts/refused.tsx';
import { zoneHere } from '../print-moment.ts';
import { findMomentProblem, MomentField } from './moment-field.tsx';
import { PublishBody } from './publish-body.ts';
import { fullHourAfterNext, readMoment } from './read-moment.ts';

export interface LanguageChoice {
  readonly locale: Locale;
  readonly isChosen: boolean;
  onChoose(isChosen: boolean): void;
}

export interface PublishFrameProps {
  readonly title: string;
  /** The languages in display order. */
  readonly order: readonly Locale[];
  /** Languages that are preselected. */
  readonly preset: readonly Locale[];
  readonly isBusy: boolean;
  readonly failure: string | null;
  /** Whether something prevents publishing this language, or that is not known yet. */
  isBlocked(locale: Locale): boolean;
  /** Whether visitors see this language now. */
  isLive(locale: Locale): boolean;
  /** Renders the details of one language. */
  section(choice: LanguageChoice): ReactNode;
  /** `date`: ISO 8601; null: now. */
  onPublish(chosen: readonly Locale[], date: string | null): void;
  onClose(): void;
}

/** The publish dialog of the builder and the desk: one language or both, now or scheduled. */
export function PublishFrame(props: PublishFrameProps) {
  const { title, order, preset, isBusy, failure, isBlocked, isLive, section, onPublish, onClose } = props;
  const { t, uiLocale } = useMessages();
  const [chosen, setChosen] = useState(preset);
  /** The chosen time as its field has it; null: now. */
  const [text, setText] = useState<string | null>(null);
  const [turn, setTurn] = useState<'first' | 'second'>('first');
  const problemId = useId();
  const moment = text === null ? null : readMoment(text, zoneHere(), Date.now(), turn);
  const isTimeRight = moment === null || findMomentProblem(moment) === null;
  const changeText = (next: string) => {
    setText(next);
    setTurn('first');
  };
  const names = new Intl.ListFormat(languageTags[uiLocale]).format(
    order.filter((each) => chosen.includes(each)).map((each) => t(`builder.language.${each}`)),
  );
  const refusal = chosen.length === 0 ? t('refusal.noLanguage') : chosen.some(isBlocked) ? t('refusal.blocked') : null;
  return (
    <Dialog
      title={title}
      width={42}
      isTall={preset.length > 0}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" size="small" onClick={onClose}>
            {t('builder.cancel')}
          </Button>
          <Refused refusal={refusal}>
            {(button) => (
              <Button
                size="small"
                busy={isBusy}
                disabled={button.disabled || !isTimeRight}
                aria-describedby={button['aria-describedby'] ?? (isTimeRight ? undefined : problemId)}
                onClick={() => onPublish(chosen, moment?.at ?? null)}
              >
                {chosen.length === 0
                  ? t('builder.publish.choose')
                  : t(moment === null ? 'builder.publish.now' : 'builder.publish.later', { languages: names })}
              </Button>
            )}
          </Refused>
        </>
      }
    >
      <PublishBody>
        {order.map((locale) =>
          section({
            locale,
            isChosen: chosen.includes(locale),
            onChoose: (on) => setChosen(locales.filter((other) => (other === locale ? on : chosen.includes(other)))),
          }),
        )}
        <fieldset disabled={isBusy}>
          <legend>{t('builder.publish.when')}</legend>
          <label>
            <input type="radio" name="when" checked={text === null} onChange={() => setText(null)} />
            {t('builder.publish.immediately')}
          </label>
          <label>
            <input
              type="radio"
              name="when"
              checked={text !== null}
              onChange={() => setText(fullHourAfterNext(zoneHere(), Date.now()))}
            />
            {t('builder.publish.atTime')}
          </label>
          {text !== null && moment !== null && (
            <MomentField text={text} moment={moment} problemId={problemId} onText={changeText} onTurn={setTurn} />
          )}
          {chosen.some(isLive) && moment !== null && <p>{t('builder.publish.change.until')}</p>}
        </fieldset>
        <div role="alert" className="failure">
          {failure}
        </div>
      </PublishBody>
    </Dialog>
  );
}
