import { useState } from 'react';
import { useMessages } from '../../messages-context.tsx';
import { laterPart } from '../../parts/later.tsx';
import type { ControlProps } from '../control.ts';
import { useTextDraft } from '../use-text-draft.ts';
import { RichTextBox } from './rich-text-box.ts';

/**
 * The editor is larger than all other controls together: it is loaded with the first such field, or when the browser is
 * idle.
 */
const RichTextEditor = laterPart(async () => (await import('./rich-text-editor.tsx')).RichTextEditor);

/**
 * Rich text: an editor that allows exactly what the field's profile allows, or the HTML source. An IME composition is
 * one commit. Undo belongs to the document, so the editor has no history that could disagree with it.
 */
export function RichTextControl(props: ControlProps<'richText'>) {
  const { field, value, isReadOnly } = props;
  const { t } = useMessages();
  const [isSource, setSource] = useState(false);
  const html = typeof value === 'string' ? value : '';
  return (
    <RichTextBox data-invalid={props.isInvalid || undefined}>
      {isSource ? (
        <SourceText {...props} value={html} />
      ) : (
        <RichTextEditor {...props} value={html} profile={field.profile} />
      )}
      {!isReadOnly && (
        <button type="button" className="source" aria-pressed={isSource} onClick={() => setSource(!isSource)}>
          HTML
          <span className="hidden-label">{t('controls.richText.source')}</span>
        </button>
      )}
    </RichTextBox>
  );
}

function SourceText({
  value,
  onCommit,
  isReadOnly,
  id,
  labelId,
  describedBy,
}: Omit<ControlProps<'richText'>, 'value'> & { readonly value: string }) {
  const draft = useTextDraft<HTMLTextAreaElement>(value, onCommit);
  return (
    <textarea
      {...draft}
      className="text code"
      id={id}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      readOnly={isReadOnly}
      spellCheck={false}
      autoComplete="off"
    />
  );
}
