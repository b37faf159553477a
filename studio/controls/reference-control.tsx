import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { isDocumentType } from '#contract/content-types.ts';
import { tone } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { ToolButton } from '../parts/panel-parts.tsx';
import type { ControlProps } from './control.ts';
import { DocumentPicker } from './document-picker.tsx';
import { useFieldHost } from './field-host.ts';

/** A choice of another page or post of the site. */
export function ReferenceControl({ field, value, onCommit, isReadOnly, id, describedBy }: ControlProps<'reference'>) {
  const { t } = useMessages();
  const target = useDocumentTitle(typeof value === 'number' ? value : null);
  return (
    <ReferenceBox>
      <div className="row">
        <DocumentPicker
          id={id}
          describedBy={describedBy}
          {...(isDocumentType(field.to) && { type: field.to })}
          chosen={target.words}
          onPick={(hit) => onCommit(hit.id)}
        />
        {typeof value === 'number' && !isReadOnly && (
          <ToolButton icon="close" label={t('controls.clear')} onClick={() => onCommit(null)} />
        )}
      </div>
      {target.isMissing && <p>{t('controls.document.notPublic')}</p>}
    </ReferenceBox>
  );
}

/** The title of a document by its id, or a placeholder while it is not known. */
export function useDocumentTitle(id: number | null): { words: string; isMissing: boolean } {
  const { cache } = useFieldHost();
  const { t } = useMessages();
  const reference = id === null ? null : { kind: 'document' as const, id };
  useSyncExternalStore(cache.subscribe, () => (reference ? cache.stampOf([reference]) : ''));
  if (!reference) return { words: '', isMissing: false };
  const document = cache.resolver.document(reference.id);
  const isKnown = cache.isKnown(reference);
  return {
    words: document?.title ?? (isKnown ? `#${reference.id}` : t('controls.document.loading')),
    isMissing: isKnown && !document,
  };
}

const ReferenceBox = styled.div`
  .row {
    display: flex;
    align-items: center;
    gap: 0.25rem;
  }
  .row > div {
    flex: 1;
    min-width: 0;
  }
  p {
    margin-block-start: 0.25rem;
    color: ${tone.caution};
    font-size: 0.75rem;
    line-height: 1.5;
  }
`;
