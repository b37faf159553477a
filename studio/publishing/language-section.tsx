import type { ReactNode } from 'react';
import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentSummary } from '../cms/document-model.ts';
import { useMessages } from '../messages-context.tsx';

export interface LanguageSectionProps {
  readonly locale: Locale;
  /** Null: not started yet. */
  readonly item: Pick<DocumentSummary, 'status'> | null;
  readonly isChosen: boolean;
  /** Whether it has anything to publish. */
  readonly isWaiting: boolean;
  readonly isBusy: boolean;
  /** Content below the heading. */
  readonly children: ReactNode;
  onChoose(isChosen: boolean): void;
}

/** One language in the publish dialog: its name, status, and a checkbox to publish it. */
export function LanguageSection(props: LanguageSectionProps) {
  const { locale, item, isChosen, isWaiting, isBusy, children, onChoose } = props;
  const { t } = useMessages();
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
        {!item && <p>{t('builder.publish.missing')}</p>}
        {children}
      </div>
    </section>
  );
}

export interface BlockingProblem {
  readonly key: string;
  /** Link to where it can be fixed. */
  readonly place: ReactNode;
  readonly text: string;
}

export interface BlockingProblemsProps {
  readonly problems: readonly BlockingProblem[];
  readonly isAdvice?: boolean;
}

/** Number of problems shown at once; the others unfold. */
const SHOWN = 12;

/** The problems that prevent publishing or (`isAdvice`) should be fixed first. */
export function BlockingProblems({ problems, isAdvice = false }: BlockingProblemsProps) {
  const { t } = useMessages();
  if (problems.length === 0) return null;
  const list = (shown: readonly BlockingProblem[]) => (
    <ul>
      {shown.map(({ key, place, text }) => (
        <li key={key}>
          {place} {text}
        </li>
      ))}
    </ul>
  );
  return (
    <div className={isAdvice ? 'advice' : 'blocking'}>
      <p>{t(isAdvice ? 'builder.publish.advice' : 'builder.publish.blocked', { count: problems.length })}</p>
      {list(problems.slice(0, SHOWN))}
      {problems.length > SHOWN && (
        <details>
          <summary>{t('builder.publish.more', { count: problems.length - SHOWN })}</summary>
          {list(problems.slice(SHOWN))}
        </details>
      )}
    </div>
  );
}
