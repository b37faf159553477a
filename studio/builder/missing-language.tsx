import { useState } from 'react';
import { styled } from 'styled-components';
import type { Locale } from '#cms-schema/locale.ts';
import { Button } from '#ui/button.tsx';
import { tone } from '#ui/theme.ts';
import { Waveform } from '#ui/waveform/waveform.tsx';
import { otherOf } from '../document/edit-field.ts';
import { useErrorText } from '../error-text.ts';
import { useMessages } from '../messages-context.tsx';
import { useSession } from '../session-context.tsx';
import { useOpenedPage } from './opened-page-context.ts';
import { draftOf, patchOf } from './stored-draft.ts';

/** Replaces the canvas while a language of the page does not exist, and offers to start it. */
export function MissingLanguage({ locale, signature }: { readonly locale: Locale; readonly signature: string }) {
  const { t } = useMessages();
  const { client, act } = useSession();
  const { session, known } = useOpenedPage();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const other = otherOf(locale);
  const source = known.get()[other];
  const from = session.drafts()[other];

  const start = async () => {
    if (!source || !from) return;
    setBusy(true);
    setFailure(null);
    try {
      const item = await act(() => client.documents.startTranslation(source.id, locale, patchOf(from)));
      known.keep(item);
      session.receive(locale, { draft: draftOf(item), revision: item.revision });
    } catch (error) {
      setFailure(errorText(error));
      setBusy(false);
    }
  };
  const names = { language: t(`builder.language.${locale}`), other: t(`builder.language.${other}`) };
  return (
    <Place>
      <Waveform seed={signature} variant="rule" />
      <h2>{t('translation.missing', names)}</h2>
      <p>{t('translation.missingAbout', names)}</p>
      <Button busy={isBusy} disabled={isBusy} onClick={start}>
        {t('translation.start', names)}
      </Button>
      <p role="alert">{failure}</p>
    </Place>
  );
}

const Place = styled.section`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 0.75rem;
  padding: 2rem;
  text-align: center;

  h2 {
    font-size: 1.25rem;
    font-weight: 600;
  }
  p {
    max-width: 34rem;
    color: ${tone.textMuted};
  }
  [role='alert'] {
    color: ${tone.negative};
  }
`;
