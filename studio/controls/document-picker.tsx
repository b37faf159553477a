import { type KeyboardEvent, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { DocumentType } from '#contract/content-types.ts';
import { theme, tone } from '#ui/theme.ts';
import type { DocumentHit } from '../canvas/lookups.ts';
import { useMessages } from '../messages-context.tsx';
import { TextBox } from '../parts/panel-parts.tsx';
import { useFieldHost } from './field-host.ts';

export interface DocumentPickerProps {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly labelledBy?: string;
  readonly type?: DocumentType;
  /** The title of the current choice. */
  readonly chosen: string;
  onPick(hit: DocumentHit): void;
}

type Answer =
  | { readonly state: 'idle' | 'searching' | 'failed' }
  | { readonly state: 'found'; readonly hits: readonly DocumentHit[] };

/** A search box for choosing a page by its title. */
export function DocumentPicker({ id, describedBy, labelledBy, type, chosen, onPick }: DocumentPickerProps) {
  const { t } = useMessages();
  const { isReadOnly } = useFieldHost();
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const answer = useDocumentSearch(text, type);
  const hits = answer.state === 'found' ? answer.hits : [];
  const isOpen = text !== null;

  const pick = (hit: DocumentHit | undefined) => {
    if (!hit) return;
    setText(null);
    onPick(hit);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !isOpen) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (hits.length > 0) setActive((active + (event.key === 'ArrowDown' ? 1 : -1) + hits.length) % hits.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      pick(hits[active]);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      setText(null);
    }
  };
  return (
    <PickerBox>
      <TextBox
        id={id}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-hits`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && hits.length > 0 ? `${id}-hit-${active}` : undefined}
        aria-describedby={describedBy}
        aria-labelledby={labelledBy}
        autoComplete="off"
        data-own-undo=""
        readOnly={isReadOnly}
        placeholder={chosen || t('controls.document.search')}
        value={text ?? chosen}
        onFocus={(event) => {
          if (isReadOnly) return;
          setText('');
          setActive(0);
          event.currentTarget.select();
        }}
        onBlur={() => setText(null)}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <div className="popup">
          <div id={`${id}-hits`} role="listbox" aria-label={t('controls.document.found')}>
            {hits.map((hit, index) => (
              <div
                key={hit.id}
                id={`${id}-hit-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onPointerDown={(event) => {
                  event.preventDefault();
                  pick(hit);
                }}
              >
                <span>{hit.title || t('controls.document.untitled')}</span>
                <small>
                  {hit.path}
                  {!hit.isPublished && ` · ${t('controls.document.unpublished')}`}
                </small>
              </div>
            ))}
          </div>
          {answer.state !== 'found' && answer.state !== 'idle' && (
            <p role="status">
              {t(answer.state === 'failed' ? 'controls.document.failed' : 'controls.document.searching')}
            </p>
          )}
          {answer.state === 'found' && hits.length === 0 && <p role="status">{t('controls.document.nothing')}</p>}
        </div>
      )}
    </PickerBox>
  );
}

/** Searches for documents; does not search if the text is null. */
function useDocumentSearch(text: string | null, type: DocumentType | undefined): Answer {
  const { lookups, locale } = useFieldHost();
  const [answer, setAnswer] = useState<Answer>({ state: 'idle' });
  useEffect(() => {
    if (text === null) {
      setAnswer({ state: 'idle' });
      return;
    }
    const abort = new AbortController();
    setAnswer((before) => (before.state === 'found' ? before : { state: 'searching' }));
    const timer = setTimeout(
      async () => {
        try {
          const hits = await lookups.searchDocuments({
            text: text.trim(),
            ...(type && { type }),
            locale,
            signal: abort.signal,
          });
          if (!abort.signal.aborted) setAnswer({ state: 'found', hits });
        } catch {
          if (!abort.signal.aborted) setAnswer({ state: 'failed' });
        }
      },
      text === '' ? 0 : 180,
    );
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [text, type, lookups, locale]);
  return answer;
}

const PickerBox = styled.div`
  position: relative;

  .popup {
    position: absolute;
    inset: calc(100% + 2px) 0 auto;
    z-index: 5;
    max-height: 16rem;
    overflow-y: auto;
    padding: 0.25rem;
    border: 1px solid ${tone.line};
    border-radius: ${theme.radius.medium};
    background-color: ${tone.surfaceRaised};
    box-shadow: ${theme.shadow.overlay};
  }
  [role='option'] {
    display: grid;
    padding: 0.3125rem 0.5rem;
    border-radius: ${theme.radius.small};
    font-size: 0.8125rem;
    line-height: 1.4;
    cursor: pointer;
  }
  [role='option'][aria-selected='true'] {
    background-color: ${tone.surfaceSunken};
  }
  small,
  p {
    color: ${tone.textMuted};
    font-size: 0.75rem;
  }
  p {
    padding: 0.375rem 0.5rem;
  }
`;
