import { type ReactNode, useState } from 'react';
import { type Locale, languageTags, locales } from '#cms-schema/locale.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '../messages-context.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { TextBox } from '../parts/panel-parts.tsx';
import { PublishBody } from './publish-body.ts';

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
  const [moment, setMoment] = useState<string | null>(null);
  const due = moment ? new Date(moment) : null;
  const isTimeRight = moment === null || (due !== null && due.getTime() > Date.now());
  const names = new Intl.ListFormat(languageTags[uiLocale]).format(
    order.filter((each) => chosen.includes(each)).map((each) => t(`builder.language.${each}`)),
  );
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
          <Button
            size="small"
            busy={isBusy}
            disabled={chosen.length === 0 || chosen.some(isBlocked) || !isTimeRight}
            onClick={() => onPublish(chosen, due?.toISOString() ?? null)}
          >
            {chosen.length === 0
              ? t('builder.publish.choose')
              : t(moment === null ? 'builder.publish.now' : 'builder.publish.later', { languages: names })}
          </Button>
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
              <p ref={bringIntoView}>
                {t('builder.publish.zone', { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone })}
              </p>
            </>
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

/** A choice may reveal content below the bottom edge of the dialog. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Default for `datetime-local`, in local time: the full hour after next. */
function inAnHour(): string {
  const date = new Date(Math.ceil(Date.now() / 3_600_000 + 1) * 3_600_000);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
