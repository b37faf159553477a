import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui/button.tsx';
import { theme, tone } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { listEditors } from './list-editors.ts';
import { useOpenedPage } from './opened-page-context.ts';
import type { PresenceState } from './presence.ts';

/** Lists who else has the page open, and lets the user take it over. */
export function EditorsDialog({ presence, onClose }: { readonly presence: PresenceState; onClose(): void }) {
  const { t } = useMessages();
  const page = useOpenedPage();
  const [step, setStep] = useState<'ready' | 'taking' | 'failed'>('ready');
  const editors = listEditors(presence.others);
  const takeOver = async () => {
    setStep('taking');
    if (await page.presence.takeOver()) onClose();
    else setStep('failed');
  };
  return (
    <Dialog
      title={t('builder.editors.title')}
      width={30}
      onClose={onClose}
      actions={
        <>
          <Button size="small" variant="quiet" onClick={onClose}>
            {t('builder.editors.together')}
          </Button>
          {editors.length > 0 && (
            <Button size="small" disabled={step === 'taking'} onClick={() => void takeOver()}>
              {t('builder.editors.takeOver')}
            </Button>
          )}
        </>
      }
    >
      <Body>
        {editors.length === 0 ? (
          <p>{t('builder.editors.alone')}</p>
        ) : (
          <ul>
            {editors.map(({ key, name, isYou }) => (
              <li key={key}>{isYou ? t('builder.editors.youElsewhere') : name}</li>
            ))}
          </ul>
        )}
        <p className="about">{t('builder.editors.about')}</p>
        {step === 'failed' && <p role="alert">{t('builder.editors.failed')}</p>}
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  gap: 0.75rem;

  ul {
    display: grid;
    gap: 0.25rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    padding: 0.375rem 0.625rem;
    border: 1px solid ${tone.line};
    border-radius: ${theme.radius.small};
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  .about {
    color: ${tone.textMuted};
  }
  [role='alert'] {
    color: ${tone.negative};
  }
`;
