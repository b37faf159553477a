import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui/button.tsx';
import { theme } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { rememberGuide } from './first-visit.ts';

/** Three short steps for a first-time user. It never blocks the page, and is shown only once. */
export function FirstVisitGuide() {
  const { t } = useMessages();
  const [step, setStep] = useState<number | null>(0);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (step !== null && step > 0) box.current?.focus();
  }, [step]);
  const end = () => {
    rememberGuide();
    setStep(null);
  };
  const name = step === null ? undefined : steps[step];
  if (step === null || name === undefined) return null;
  const isLast = step === steps.length - 1;
  return (
    <Card
      ref={box}
      tabIndex={-1}
      aria-labelledby="guide-title"
      data-guide=""
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        end();
      }}
    >
      <p className="count">{t('builder.guide.count', { step: step + 1, count: steps.length })}</p>
      <h2 id="guide-title">{t(`builder.guide.${name}.title`)}</h2>
      <p>{t(`builder.guide.${name}.text`)}</p>
      <div>
        {!isLast && (
          <Button size="small" variant="quiet" onClick={end}>
            {t('builder.guide.skip')}
          </Button>
        )}
        <Button size="small" onClick={isLast ? end : () => setStep(step + 1)}>
          {t(isLast ? 'builder.guide.start' : 'builder.guide.next')}
        </Button>
      </div>
    </Card>
  );
}

const steps = ['compose', 'languages', 'publish'] as const;

const Card = styled.section`
  position: absolute;
  inset: auto auto 1rem 1rem;
  z-index: ${theme.layer.overlay};
  display: grid;
  gap: 0.375rem;
  width: min(22rem, calc(100vw - 2rem));
  padding: 1rem 1.125rem;
  border-radius: ${theme.radius.large};
  background-color: ${theme.color.ink};
  color: ${theme.color.paper};
  --text: ${theme.color.paper};
  --line-strong: ${theme.color.mist};
  box-shadow: ${theme.shadow.overlay};
  font-size: 0.875rem;
  line-height: 1.55;

  &:focus {
    outline: none;
  }
  .count {
    color: ${theme.color.mist};
    font-size: 0.75rem;
  }
  h2 {
    font-size: 1rem;
    font-weight: 600;
  }
  > div {
    display: flex;
    justify-content: flex-end;
    gap: 0.5rem;
    margin-block-start: 0.375rem;
  }
`;
