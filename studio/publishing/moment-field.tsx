import { useMessages } from '../messages-context.tsx';
import { TextBox } from '../parts/panel-parts.tsx';
import { printMoment, zoneHere } from '../print-moment.ts';
import type { Moment } from './read-moment.ts';

export interface MomentFieldProps {
  /** As `datetime-local` gives it. */
  readonly text: string;
  readonly moment: Moment;
  /** Id of the sentence that says why the time cannot be used. */
  readonly problemId: string;
  onText(text: string): void;
  onTurn(turn: 'first' | 'second'): void;
}

/** The date and time of a scheduled publication, in the time zone of this device, which it names. */
export function MomentField({ text, moment, problemId, onText, onTurn }: MomentFieldProps) {
  const { t, uiLocale } = useMessages();
  const { at, choices, isSkipped } = moment;
  const problem = findMomentProblem(moment);
  return (
    <>
      <TextBox
        type="datetime-local"
        aria-label={t('builder.publish.atTime')}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <p ref={bringIntoView}>{t('builder.publish.zone', { zone: zoneHere() })}</p>
      <p id={problemId} role="status" className="problem">
        {problem && t(problem)}
      </p>
      {isSkipped && at !== null && <p>{t('builder.publish.skipped', { time: printMoment(at, uiLocale) })}</p>}
      {choices.length > 0 && (
        <fieldset>
          <legend>{t('builder.publish.twice')}</legend>
          {choices.map((choice, index) => (
            <label key={choice}>
              <input
                type="radio"
                name="turn"
                checked={choice === at}
                onChange={() => onTurn(index === 0 ? 'first' : 'second')}
              />
              {printMoment(choice, uiLocale)}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** Why nothing can be scheduled for this moment; null if it can. */
export function findMomentProblem({ at, isPast }: Moment): 'builder.publish.noTime' | 'builder.publish.past' | null {
  if (at === null) return 'builder.publish.noTime';
  return isPast ? 'builder.publish.past' : null;
}

/** A choice may reveal content below the bottom edge of the dialog. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
