import { type KeyboardEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { localizePath } from '#cms-schema/locale.ts';
import { theme, tone } from '#ui/theme.ts';
import type { DocumentHit } from '../../canvas/lookups.ts';
import type { MessageKey } from '../../messages.ts';
import { useMessages } from '../../messages-context.tsx';
import { SmallButton, TextBox } from '../../parts/panel-parts.tsx';
import type { LinkSearch } from '../field-host.ts';
import { readAddress } from './read-address.ts';
import { type LinkTargets, useLinkTargets } from './use-link-targets.ts';

export interface LinkFormProps {
  /** The current address; empty for a new link. */
  readonly href: string;
  readonly search: LinkSearch;
  /**
   * Called with an address (and the text to insert if nothing is selected), null to remove the link, or undefined to
   * cancel.
   */
  onClose(target?: { readonly href: string; readonly words: string } | null): void;
}

/** A form for the target of a link: a page found by its title, or a typed address. */
export function LinkForm({ href, search, onClose }: LinkFormProps) {
  const { t } = useMessages();
  const id = useId();
  const [text, setText] = useState(href);
  const [active, setActive] = useState(0);
  const targets = useLinkTargets(text, search);
  const address = readAddress(text);
  const hits = address === null && targets.state === 'found' ? targets.hits : [];
  const pick = (hit: DocumentHit | undefined) => {
    if (hit) onClose({ href: localizePath(hit.path, hit.locale), words: hit.title || hit.path });
  };
  const set = () => {
    if (address === null) pick(hits[active]);
    else onClose({ href: address, words: text.trim() });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    } else if (step !== 0 && hits.length > 0) {
      event.preventDefault();
      setActive((active + step + hits.length) % hits.length);
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      // Not a form element: inside a dialog with a form, that would be a nested form.
      event.preventDefault();
      set();
    }
  };
  return (
    <LinkBox role="group" aria-label={t('controls.richText.link')} onKeyDown={onKeyDown}>
      <label htmlFor={id}>{t('controls.richText.linkTo')}</label>
      <TextBox
        id={id}
        type="text"
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls={`${id}-hits`}
        aria-autocomplete="list"
        aria-activedescendant={hits.length > 0 ? `${id}-hit-${active}` : undefined}
        aria-describedby={`${id}-note`}
        autoComplete="off"
        autoFocus
        data-own-undo=""
        spellCheck={false}
        value={text}
        placeholder={t('controls.richText.linkPlaceholder')}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setActive(0);
        }}
      />
      <div id={`${id}-hits`} role="listbox" className="hits" aria-label={t('controls.document.found')}>
        {hits.map((hit, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text box above handles the keys
          <div
            key={`${hit.locale} ${hit.id}`}
            id={`${id}-hit-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(hit)}
          >
            <span>{hit.title || t('controls.document.untitled')}</span>
            <small>
              {localizePath(hit.path, hit.locale)}
              {` · ${t(`builder.language.${hit.locale}`)}`}
              {!hit.isPublished && ` · ${t('controls.document.unpublished')}`}
            </small>
          </div>
        ))}
      </div>
      <p id={`${id}-note`} role="status" className="note">
        {note(targets, address, hits.length, t)}
      </p>
      <span className="acts">
        <SmallButton disabled={address === null && hits.length === 0} onClick={set}>
          {t('controls.richText.setLink')}
        </SmallButton>
        {href !== '' && <SmallButton onClick={() => onClose(null)}>{t('controls.richText.unlink')}</SmallButton>}
        <SmallButton onClick={() => onClose()}>{t('controls.cancel')}</SmallButton>
      </span>
    </LinkBox>
  );
}

function note(targets: LinkTargets, address: string | null, hits: number, t: (key: MessageKey) => string): string {
  if (targets.state === 'failed') return t('controls.document.failed');
  if (targets.state === 'searching') return t('controls.document.searching');
  if (targets.page === 'nowhere') return t('controls.richText.nowhere');
  if (targets.page === 'unpublished') return t('controls.richText.notPublic');
  return address === null && hits === 0 ? t('controls.document.nothing') : '';
}

const LinkBox = styled.div`
  display: grid;
  gap: 0.375rem;
  padding: 0.5rem;
  border-block-start: 1px solid ${tone.line};
  font-size: 0.8125rem;

  .hits {
    max-height: 14rem;
    overflow-y: auto;
  }
  [role='option'] {
    display: grid;
    padding: 0.3125rem 0.5rem;
    border-radius: ${theme.radius.small};
    line-height: 1.4;
    cursor: pointer;
  }
  [role='option'][aria-selected='true'] {
    background-color: ${tone.surfaceSunken};
  }
  small {
    color: ${tone.textMuted};
    font-size: 0.75rem;
    overflow-wrap: anywhere;
  }
  .note {
    color: ${tone.caution};
    font-size: 0.75rem;
    line-height: 1.5;
  }
  .note:empty {
    display: none;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
  }
  @media (pointer: coarse) {
    [role='option'],
    button,
    input {
      min-height: 2.75rem;
    }
  }
  @media (forced-colors: active) {
    [role='option'][aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
