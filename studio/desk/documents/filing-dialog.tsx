import { useState } from 'react';
import { styled } from 'styled-components';
import type { Locale } from '#cms-schema/locale.ts';
import { Button } from '#ui/button.tsx';
import { tone } from '#ui/theme.ts';
import type { DocumentGroup, DocumentSummary } from '../../cms/document-model.ts';
import { isEqual } from '../../document/is-equal.ts';
import { builderPath } from '../../match-path.ts';
import { MediaPicker } from '../../media-picker/media-picker.tsx';
import { useMessages } from '../../messages-context.tsx';
import { StudioLink } from '../../navigation.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { type Filing, FilingFields } from '../../parts/filing-fields.tsx';
import { Refused } from '../../parts/refused.tsx';
import { languageNames } from '../parts/language-names.ts';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { listKept, titleOf } from './group-tree.ts';

export interface FilingDialogProps {
  readonly group: DocumentGroup;
  onClose(): void;
  onDone(): void;
}

type Edited = Partial<Record<Locale, Filing>>;

interface Picking {
  readonly current: number | null;
  answer(id: number | null): void;
}

/** Edits picture, categories and tags of a post in each language, without opening the builder. */
export function FilingDialog({ group, onClose, onDone }: FilingDialogProps) {
  const { t, uiLocale } = useMessages();
  const { groups } = useDeskClient();
  const act = useDeskAct();
  const [edited, setEdited] = useState<Edited>({});
  const [picking, setPicking] = useState<Picking | null>(null);
  const [isBusy, setBusy] = useState(false);
  const versions = listKept(group);
  const changed = versions.filter((version) => {
    const filing = edited[version.locale];
    return filing !== undefined && !isEqual(filing, filingOf(version));
  });

  const change = (version: DocumentSummary, patch: Partial<Filing>) =>
    setEdited((before) => {
      const own = before[version.locale] ?? filingOf(version);
      const next: Edited = { ...before, [version.locale]: { ...own, ...patch } };
      if (patch.featuredMediaId === undefined) return next;
      // A picture works in both languages: while both versions show the same one, change it in both.
      for (const other of versions.filter((candidate) => candidate !== version && isEditable(candidate))) {
        const filing = before[other.locale] ?? filingOf(other);
        if (filing.featuredMediaId === own.featuredMediaId) {
          next[other.locale] = { ...filing, featuredMediaId: patch.featuredMediaId };
        }
      }
      return next;
    });
  const pick = (current: number | null) =>
    new Promise<number | null>((resolve) => {
      setPicking({ current, answer: resolve });
    });
  const endPicking = (id: number | null) => {
    picking?.answer(id);
    setPicking(null);
  };
  const save = async () => {
    setBusy(true);
    const saved = await act(
      () => groups.save(changed.map(({ id, locale, revision }) => ({ id, revision, patch: edited[locale] ?? {} }))),
      t('filing.saved'),
      changed,
    );
    setBusy(false);
    if (saved) onDone();
  };

  return (
    <>
      <Dialog
        title={t('filing.title', { title: titleOf(group, uiLocale) })}
        width={34}
        onClose={onClose}
        actions={
          <>
            <Button variant="quiet" size="small" onClick={onClose}>
              {t('builder.cancel')}
            </Button>
            <Refused refusal={changed.length === 0 ? t('refusal.nothingChanged') : null}>
              {({ disabled, ...button }) => (
                <Button
                  size="small"
                  busy={isBusy}
                  disabled={isBusy || disabled}
                  {...button}
                  onClick={() => void save()}
                >
                  {t('filing.save')}
                </Button>
              )}
            </Refused>
          </>
        }
      >
        <Body>
          {versions.map((version) => (
            <section key={version.id} aria-label={t(languageNames[version.locale])} data-language={version.locale}>
              <h3>{t(languageNames[version.locale])}</h3>
              <FilingFields
                type={version.type}
                locale={version.locale}
                filing={edited[version.locale] ?? filingOf(version)}
                isReadOnly={!isEditable(version)}
                pickPicture={pick}
                onChange={(patch) => change(version, patch)}
              />
              {version.hasAutosave ? (
                <p>
                  {t('filing.inBuilder')}{' '}
                  <StudioLink to={builderPath(version.type, version.id)} onClick={onClose}>
                    {t('filing.openBuilder')}
                  </StudioLink>
                </p>
              ) : version.status === 'publish' && version.canEdit ? (
                <p>{t('filing.atOnce')}</p>
              ) : null}
            </section>
          ))}
        </Body>
      </Dialog>
      {picking ? (
        <MediaPicker
          accept="image"
          selectedId={picking.current}
          onPick={({ id }) => endPicking(id)}
          onClose={() => endPicking(null)}
        />
      ) : null}
    </>
  );
}

/**
 * Unpublished work beside a published post contains these fields too, so publishing it would revert a change made here.
 */
function isEditable({ canEdit, hasAutosave }: DocumentSummary): boolean {
  return canEdit && !hasAutosave;
}

function filingOf({ featuredMediaId, categories, tags }: DocumentSummary): Filing {
  return { featuredMediaId, categories, tags };
}

const Body = styled.div`
  display: grid;
  gap: 1.25rem;

  h3 {
    margin-bottom: 0.5rem;
    font-size: 0.875rem;
    font-weight: 600;
  }
  section + section {
    padding-top: 1.25rem;
    border-top: 1px solid ${tone.line};
  }
  section > p {
    margin-top: 0.75rem;
    color: ${tone.textMuted};
    font-size: 0.75rem;
  }
  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
