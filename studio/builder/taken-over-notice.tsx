import { useState } from 'react';
import type { TakeOver } from '../cms/presence-calls.ts';
import { useMessages } from '../messages-context.tsx';
import { listKeptEdits } from './list-kept-edits.ts';
import { Notice } from './notice.tsx';
import { useOpenedPage } from './opened-page-context.ts';

/** Tells an editor whose page was taken over what happened to their work, and how they can continue. */
export function TakenOverNotice({ takenOver, onKept }: { readonly takenOver: TakeOver; onKept(): void }) {
  const { t } = useMessages();
  const page = useOpenedPage();
  const [step, setStep] = useState<'ready' | 'taking' | 'failed'>('ready');
  const hasKept = listKeptEdits(page).length > 0;
  const takeBack = async () => {
    setStep('taking');
    if (!(await page.presence.takeOver())) setStep('failed');
  };
  const name = takenOver.name === '' ? t('builder.takenOver.somebody') : takenOver.name;
  const who = takenOver.isYou ? t('builder.takenOver.byYou') : t('builder.takenOver.by', { name });
  const rest = t(hasKept ? 'builder.takenOver.kept' : 'builder.takenOver.allIn');
  const what = step === 'failed' ? t('builder.editors.failed') : rest;
  const actions = [
    ...(hasKept ? [{ label: t('builder.takenOver.see'), run: onKept }] : []),
    { label: t('builder.takenOver.back'), isDisabled: step === 'taking', run: () => void takeBack() },
  ];
  return (
    <Notice kind="trouble" actions={actions}>
      {t('builder.takenOver.line', { who, what })}
    </Notice>
  );
}
