import { type KeyboardEvent, useState } from 'react';
import { TextBox } from '../parts/panel-parts.tsx';
import type { ControlProps } from './control.ts';

/** A number. Incomplete input stays in the box without being stored; on blur, the stored number is shown. */
export function NumberControl({
  field,
  value,
  onCommit,
  isReadOnly,
  isInvalid,
  id,
  describedBy,
}: ControlProps<'number'>) {
  const [draft, setDraft] = useState<string | null>(null);
  const stored = typeof value === 'number' ? value : Number(field.defaultValue());

  const step = (by: number) => {
    const next = Math.min(field.max, Math.max(field.min, stored + by));
    setDraft(null);
    if (next !== stored) onCommit(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isReadOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <TextBox
      type="text"
      inputMode={field.integer && field.min >= 0 ? 'numeric' : 'decimal'}
      id={id}
      role="spinbutton"
      aria-valuenow={stored}
      aria-valuemin={field.min > -1e15 ? field.min : undefined}
      aria-valuemax={field.max < 1e15 ? field.max : undefined}
      aria-invalid={isInvalid || (draft !== null && parseFigure(draft) === null) || undefined}
      aria-describedby={describedBy}
      readOnly={isReadOnly}
      autoComplete="off"
      style={{ fontVariantNumeric: 'tabular-nums' }}
      value={draft ?? String(stored)}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setDraft(text);
        const figure = parseFigure(text);
        if (figure !== null && figure !== stored) onCommit(figure);
      }}
      onBlur={() => setDraft(null)}
      onKeyDown={onKeyDown}
    />
  );
}

/** Also parses the full-width digits of Chinese input methods. */
function parseFigure(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/[\s,]/g, '').replace('−', '-');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}
