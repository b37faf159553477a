import { useState } from 'react';
import { styled } from 'styled-components';
import { isSafeUrl } from '#cms-schema/fields/link.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { theme, tone } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { TextBox, ToolButton } from '../parts/panel-parts.tsx';
import type { ControlProps } from './control.ts';
import { DocumentPicker } from './document-picker.tsx';
import { useDocumentTitle } from './reference-control.tsx';
import { useTextDraft } from './use-text-draft.ts';

const kinds = ['document', 'path', 'url'] as const;
type Kind = (typeof kinds)[number];

/** The target of a link: a page (even if it moves), a path of this site, or an external address. */
export function LinkControl({ value, onCommit, isReadOnly, isInvalid, id, labelId, describedBy }: ControlProps) {
  const { t } = useMessages();
  const link = isJsonObject(value ?? null) ? readLink(value) : null;
  const stored: Kind = kinds.find((kind) => kind === link?.kind) ?? 'document';
  const [picked, setPicked] = useState<Kind | null>(null);
  const kind = picked ?? stored;

  const write = (next: JsonObject) => {
    setPicked(null);
    onCommit({ ...next, ...(link?.newTab === true && { newTab: true }) });
  };
  return (
    <LinkBox id={id} role="group" aria-labelledby={labelId} aria-describedby={describedBy}>
      <div className="kinds" role="radiogroup" aria-labelledby={labelId}>
        {kinds.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={`${id}-kind`}
              checked={option === kind}
              disabled={isReadOnly}
              onChange={() => setPicked(option)}
            />
            <span>{t(`controls.link.${option}`)}</span>
          </label>
        ))}
        {link && !isReadOnly && <ToolButton icon="close" label={t('controls.clear')} onClick={() => onCommit(null)} />}
      </div>
      {kind === 'document' && <DocumentTarget link={link} id={id} isReadOnly={isReadOnly} onWrite={write} />}
      {kind === 'path' && (
        <LinkText
          id={`${id}-path`}
          label={t('controls.link.path')}
          placeholder="/product/engine"
          value={String(link?.path ?? '')}
          isReadOnly={isReadOnly}
          isInvalid={isInvalid}
          onCommit={(path) => write({ kind: 'path', path: path.startsWith('/') ? path : `/${path}` })}
        />
      )}
      {kind === 'url' && (
        <LinkText
          id={`${id}-url`}
          label={t('controls.link.url')}
          placeholder="https://"
          value={String(link?.url ?? '')}
          isReadOnly={isReadOnly}
          isInvalid={isInvalid || (link?.kind === 'url' && !isSafeUrl(String(link.url)))}
          onCommit={(url) => write({ kind: 'url', url: url.trim() })}
        />
      )}
      {link && (
        <label className="tab">
          <input
            type="checkbox"
            checked={link.newTab === true}
            disabled={isReadOnly}
            onChange={(event) => {
              const { newTab: _, ...rest } = link;
              onCommit(event.currentTarget.checked ? { ...rest, newTab: true } : rest);
            }}
          />
          {t('controls.link.newTab')}
        </label>
      )}
    </LinkBox>
  );
}

function DocumentTarget(props: {
  readonly link: JsonObject | null;
  readonly id: string;
  readonly isReadOnly: boolean;
  onWrite(link: JsonObject): void;
}) {
  const { t } = useMessages();
  const target = props.link?.kind === 'document' && typeof props.link.id === 'number' ? props.link.id : null;
  const { words, isMissing } = useDocumentTitle(target);
  return (
    <>
      <label className="hidden-label" htmlFor={`${props.id}-document`}>
        {t('controls.link.document')}
      </label>
      <DocumentPicker
        id={`${props.id}-document`}
        describedBy={undefined}
        chosen={words}
        onPick={(hit) => props.onWrite({ kind: 'document', id: hit.id })}
      />
      {isMissing && <p className="missing">{t('controls.document.notPublic')}</p>}
      {target !== null && (
        <LinkText
          id={`${props.id}-anchor`}
          label={t('controls.link.anchor')}
          placeholder={t('controls.link.anchor')}
          value={String(props.link?.anchor ?? '')}
          isReadOnly={props.isReadOnly}
          isInvalid={false}
          onCommit={(text) => {
            const anchor = text.replace(/^#/, '').trim();
            props.onWrite({ kind: 'document', id: target, ...(anchor !== '' && { anchor }) });
          }}
        />
      )}
    </>
  );
}

function LinkText(props: {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly isInvalid: boolean;
  onCommit(text: string): void;
}) {
  const draft = useTextDraft<HTMLInputElement>(props.value, props.onCommit);
  return (
    <TextBox
      {...draft}
      id={props.id}
      type="text"
      aria-label={props.label}
      aria-invalid={props.isInvalid || undefined}
      placeholder={props.placeholder}
      readOnly={props.isReadOnly}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

function readLink(value: JsonValue | undefined): JsonObject | null {
  return value !== undefined && isJsonObject(value) ? value : null;
}

const LinkBox = styled.div`
  display: grid;
  gap: 0.3125rem;

  .kinds {
    display: flex;
    align-items: center;
    gap: 0.125rem;
  }
  .kinds > label {
    position: relative;
    cursor: pointer;
  }
  .kinds input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
  .kinds span {
    display: block;
    padding: 0.125rem 0.4375rem;
    border-radius: ${theme.radius.round};
    color: ${tone.textMuted};
    font-size: 0.75rem;
    line-height: 1.5;
  }
  .kinds input:checked + span {
    background-color: color-mix(in srgb, ${tone.text} 10%, transparent);
    color: ${tone.text};
  }
  .kinds input:focus-visible + span {
    outline: 2px solid ${tone.focus};
    outline-offset: 1px;
  }
  .kinds > button {
    margin-inline-start: auto;
  }
  .tab {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 1.5rem;
    color: ${tone.textMuted};
    font-size: 0.75rem;
    cursor: pointer;
  }
  .tab input {
    accent-color: ${tone.text};
  }
  .missing {
    color: ${tone.caution};
    font-size: 0.75rem;
    line-height: 1.5;
  }
  .hidden-label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
