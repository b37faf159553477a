import { styled } from 'styled-components';
import { Button } from '#ui/button.tsx';
import { tone } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { ChangeList } from './change-list.tsx';
import { keepsBeside } from './known-documents.ts';
import { listKeptEdits } from './list-kept-edits.ts';
import { useOpenedPage } from './opened-page-context.ts';

/** After a takeover: shows the user's edits that are not in the page, and lets them add these. */
export function KeptEditsDialog({ onClose }: { onClose(): void }) {
  const { t } = useMessages();
  const page = useOpenedPage();
  const kept = listKeptEdits(page);
  const isUnsent = kept.some((edits) => edits.isUnsent);
  return (
    <Dialog
      title={t('builder.kept.title')}
      width={40}
      onClose={onClose}
      actions={
        <>
          <Button size="small" variant="quiet" onClick={onClose}>
            {t('builder.close')}
          </Button>
          {isUnsent && (
            <Button
              size="small"
              onClick={() => {
                page.sendNevertheless();
                onClose();
              }}
            >
              {t('builder.kept.add')}
            </Button>
          )}
        </>
      }
    >
      <Body>
        {kept.length === 0 && <p>{t('builder.kept.none')}</p>}
        {kept.map(({ locale, summary }) => {
          const status = page.known.get()[locale]?.status;
          return (
            <section key={locale} aria-label={t(`builder.language.${locale}`)}>
              <h3>{t(`builder.language.${locale}`)}</h3>
              <ChangeList summary={summary} />
              <p>{t(status && keepsBeside(status) ? 'builder.kept.beside' : 'builder.kept.merged')}</p>
            </section>
          );
        })}
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  gap: 1rem;

  section {
    display: grid;
    gap: 0.375rem;
  }
  h3 {
    font-size: 0.875rem;
    font-weight: 600;
  }
  section > p {
    color: ${tone.textMuted};
    font-size: 0.8125rem;
  }
`;
