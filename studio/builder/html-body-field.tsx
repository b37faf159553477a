import { useId } from 'react';
import { styled } from 'styled-components';
import { htmlOf } from '#cms-schema/html-body.ts';
import { theme, tone } from '#ui/theme.ts';
import { useTextDraft } from '../controls/use-text-draft.ts';
import type { PageDraft } from '../document/model.ts';
import { useMessages } from '../messages-context.tsx';
import { fieldBox } from '../parts/panel-parts.tsx';

export interface HtmlBodyFieldProps {
  readonly draft: PageDraft;
  readonly isReadOnly: boolean;
  onCommit(html: string): void;
}

/** The HTML source of a document whose type has an HTML body. The canvas shows what readers get. */
export function HtmlBodyField({ draft, isReadOnly, onCommit }: HtmlBodyFieldProps) {
  const { t } = useMessages();
  const id = useId();
  const field = useTextDraft<HTMLTextAreaElement>(htmlOf(draft.nodes) ?? '', onCommit);
  return (
    <Frame>
      <label htmlFor={id}>{t('builder.page.html')}</label>
      <textarea {...field} id={id} rows={14} readOnly={isReadOnly} spellCheck={false} aria-describedby={`${id}-help`} />
      <p id={`${id}-help`}>{t('builder.page.htmlHelp')}</p>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 0.25rem;
  padding: 0.875rem 0.875rem 0;

  label {
    font-size: 0.8125rem;
  }
  textarea {
    ${fieldBox}
    border-radius: ${theme.radius.small};
    font-family: ui-monospace, monospace;
    font-size: 0.8125rem;
    line-height: 1.5;
    resize: vertical;
  }
  p {
    color: ${tone.textMuted};
    font-size: 0.75rem;
    line-height: 1.5;
  }
`;
