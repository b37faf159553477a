import { TextBox } from '../parts/panel-parts.tsx';
import type { ControlProps } from './control.ts';

/** A calendar date, with the browser's own date picker. */
export function DateControl({ value, onCommit, isReadOnly, isInvalid, id, describedBy }: ControlProps) {
  return (
    <TextBox
      type="date"
      id={id}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      readOnly={isReadOnly}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onCommit(event.currentTarget.value)}
    />
  );
}
