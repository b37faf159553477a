import { useState } from 'react';
import { styled } from 'styled-components';
import type { Locale } from '#cms-schema/locale.ts';
import type { Visibility } from '#cms-schema/visibility.ts';
import { Button } from '#ui/button.tsx';
import { tone } from '#ui/theme.ts';
import type { DocumentGroup } from '../../cms/document-model.ts';
import { useMessages } from '../../messages-context.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Refused } from '../../parts/refused.tsx';
import { VisibilitySelect } from '../../parts/visibility-select.tsx';
import { languageNames } from '../parts/language-names.ts';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { listKept, titleOf } from './group-tree.ts';

export interface VisibilityDialogProps {
  readonly group: DocumentGroup;
  onClose(): void;
  onDone(): void;
}

/** Sets who may read a document, per language. */
export function VisibilityDialog({ group, onClose, onDone }: VisibilityDialogProps) {
  const { t, uiLocale } = useMessages();
  const { groups } = useDeskClient();
  const act = useDeskAct();
  const [chosen, setChosen] = useState<Partial<Record<Locale, Visibility>>>({});
  const [isBusy, setBusy] = useState(false);
  const versions = listKept(group);
  const changed = versions.filter(({ locale, visibility }) => (chosen[locale] ?? visibility) !== visibility);
  const save = async () => {
    setBusy(true);
    const saved = await act(
      () =>
        groups.save(
          changed.map(({ id, locale, revision, visibility }) => ({
            ...{ id, revision },
            patch: { visibility: chosen[locale] ?? visibility },
          })),
        ),
      t('desk.visibility.saved'),
      changed,
    );
    setBusy(false);
    if (saved) onDone();
  };
  return (
    <Dialog
      title={t('desk.visibility.title', { title: titleOf(group, uiLocale) })}
      width={30}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" size="small" onClick={onClose}>
            {t('builder.cancel')}
          </Button>
          <Refused refusal={changed.length === 0 ? t('refusal.nothingChanged') : null}>
            {({ disabled, ...button }) => (
              <Button size="small" busy={isBusy} disabled={isBusy || disabled} {...button} onClick={() => void save()}>
                {t('filing.save')}
              </Button>
            )}
          </Refused>
        </>
      }
    >
      <Body>
        <p>{t('desk.visibility.about')}</p>
        {versions.map(({ id, locale, visibility, canEdit }) => (
          <div key={id}>
            <label htmlFor={`visibility-${id}`}>{t(languageNames[locale])}</label>
            <VisibilitySelect
              id={`visibility-${id}`}
              value={chosen[locale] ?? visibility}
              disabled={!canEdit || isBusy}
              onChange={(next) => setChosen({ ...chosen, [locale]: next })}
            />
          </div>
        ))}
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  gap: 1rem;

  & > div {
    display: grid;
    gap: 0.375rem;
  }
  label {
    font-size: 0.875rem;
    font-weight: 600;
  }
  p {
    color: ${tone.textMuted};
    font-size: 0.8125rem;
    line-height: 1.5;
  }
`;
