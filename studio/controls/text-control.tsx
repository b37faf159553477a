import { styled } from 'styled-components';
import { fieldBox, TextBox } from '../parts/panel-parts.tsx';
import type { ControlProps } from './control.ts';
import { useTextDraft } from './use-text-draft.ts';

/** Text in one line, or in several. */
export function TextControl({ field, value, onCommit, isReadOnly, isInvalid, id, describedBy }: ControlProps<'text'>) {
  const text = typeof value === 'string' ? value : '';
  const line = useTextDraft<HTMLInputElement>(text, onCommit);
  const lines = useTextDraft<HTMLTextAreaElement>(text, onCommit);
  const shared = {
    id,
    readOnly: isReadOnly,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
    'aria-required': field.required ? true : undefined,
    autoComplete: 'off',
  };
  return field.multiline ? (
    <TextLines {...shared} {...lines} rows={2} />
  ) : (
    <TextBox {...shared} {...line} type="text" />
  );
}

const TextLines = styled.textarea`
  ${fieldBox}
  display: block;
  max-height: 20rem;
  resize: vertical;
  field-sizing: content;
`;
