import { Button } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { contentTypes } from '#contract/content-types.ts';
import { theme, tone } from '#ui/theme.ts';
import { listVersions } from '../../cms/document-calls.ts';
import type { DocumentGroup, DocumentSummary } from '../../cms/document-model.ts';
import { builderPath } from '../../match-path.ts';
import { useMessages } from '../../messages-context.tsx';
import { StudioLink } from '../../navigation.tsx';
import { ReviewWords } from '../../review/review-words.ts';
import { useReviewText } from '../../review/use-review-text.ts';
import { titleOf } from '../documents/group-tree.ts';
import { languageNames } from '../parts/language-names.ts';
import { StatusChip } from '../parts/status-chip.tsx';
import { ReviewChanges } from './review-changes.tsx';
import { ReviewTitle } from './review-title.tsx';
import { togetherOf } from './together.ts';

export interface ReviewCardProps {
  readonly group: DocumentGroup;
  /** Whether the viewer is the one to decide; otherwise it is their own submission. */
  readonly isToDecide: boolean;
  readonly isBusy: boolean;
  onApprove(): void;
  onAnswer(): void;
  onWithdraw(): void;
}

/**
 * A document under review: who submitted what and when, in which languages, with which comment, and the possible
 * actions.
 */
export function ReviewCard({ group, isToDecide, isBusy, onApprove, onAnswer, onWithdraw }: ReviewCardProps) {
  const { t, uiLocale } = useMessages();
  const tell = useReviewText();
  const versions = listVersions(group.versions);
  const steps = togetherOf(versions);
  const waits = versions.some(({ status }) => status === 'pending');
  const live = versions.filter(({ status }) => status === 'publish');
  const submitted = steps.flatMap(({ versions: those }) => those);
  const title = titleOf(group, uiLocale) || t('desk.documents.untitled');
  return (
    <Card aria-label={title}>
      <header>
        <h2>
          <ReviewTitle title={title} submitted={submitted} locale={uiLocale} />
        </h2>
        <span>{contentTypes[group.type].labels.one[uiLocale]}</span>
      </header>
      {steps.map(({ review, versions: those }) => (
        <div key={review.id} className="step">
          <p>
            {those.map((version) => (
              <span key={version.id} className="language">
                {t(languageNames[version.locale])}
                <StatusChip state={version.status === 'pending' ? 'pending' : 'draft'} />
              </span>
            ))}
            {tell(review)}
          </p>
          {review.words !== '' && <ReviewWords>{review.words}</ReviewWords>}
          {those.map((version) => (
            <Changes key={version.id} version={version} isNamed={those.length > 1} />
          ))}
        </div>
      ))}
      {live.map(({ id, locale }) => (
        <p key={id}>{t('desk.reviews.other', { language: t(languageNames[locale]) })}</p>
      ))}
      <footer>
        {isToDecide && (
          <>
            <Button type="primary" disabled={isBusy} onClick={onApprove}>
              {t('review.approve')}
            </Button>
            <Button disabled={isBusy} onClick={onAnswer}>
              {t('review.answer')}
            </Button>
          </>
        )}
        {!isToDecide && waits && (
          <Button disabled={isBusy} onClick={onWithdraw}>
            {t('review.withdraw')}
          </Button>
        )}
        {submitted.map(({ id, type, locale }) => (
          <StudioLink key={id} to={`${builderPath(type, id)}?lang=${locale}`}>
            {t('desk.reviews.open', { language: t(languageNames[locale]) })}
          </StudioLink>
        ))}
      </footer>
    </Card>
  );
}

/** Loaded on demand. */
function Changes({ version, isNamed }: { readonly version: DocumentSummary; readonly isNamed: boolean }) {
  const { t } = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('desk.reviews.what')}
        {isNamed && ` · ${t(languageNames[version.locale])}`}
      </summary>
      {isOpen && <ReviewChanges version={version} />}
    </details>
  );
}

const Card = styled.article`
  display: grid;
  gap: 0.75rem;
  padding: 1rem 1.125rem;
  border: 1px solid ${tone.line};
  border-radius: ${theme.radius.medium};
  background-color: ${tone.surfaceRaised};

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.625rem;
  }
  h2 {
    font-size: 1rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  h2 a:is(:hover, :focus-visible) {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  header span,
  p {
    color: ${tone.textMuted};
    font-size: 0.8125rem;
  }
  .step {
    display: grid;
    gap: 0.5rem;
  }
  .language {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    margin-inline-end: 0.75rem;
    color: ${tone.text};
    font-weight: 500;
  }
  summary {
    min-height: 1.75rem;
    color: ${tone.textMuted};
    font-size: 0.8125rem;
    cursor: pointer;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 0.75rem;
  }
  footer a {
    min-height: 2rem;
    color: ${tone.accent};
    line-height: 2rem;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
