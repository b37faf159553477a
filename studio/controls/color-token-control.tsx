import { styled } from 'styled-components';
import { theme, tone } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import type { ControlProps } from './control.ts';

/** A choice of the surface colours of the design, each shown as a swatch. */
export function ColorTokenControl({
  field,
  value,
  onCommit,
  isReadOnly,
  id,
  labelId,
  describedBy,
}: ControlProps<'colorToken'>) {
  const { uiLocale } = useMessages();
  const chosen = typeof value === 'string' ? value : field.defaultValue();
  return (
    <Swatches id={id} role="radiogroup" aria-labelledby={labelId} aria-describedby={describedBy}>
      {Object.entries(field.options).map(([token, label]) => (
        <label key={token} title={label[uiLocale]}>
          <input
            type="radio"
            name={id}
            value={token}
            checked={token === chosen}
            disabled={isReadOnly}
            onChange={() => onCommit(token)}
          />
          <span className="swatch h-surface" data-tone={token} aria-hidden="true">
            <i />
          </span>
          <span className="name">{label[uiLocale]}</span>
        </label>
      ))}
    </Swatches>
  );
}

const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 0.5rem;

  label {
    position: relative;
    display: grid;
    gap: 0.1875rem;
    text-align: center;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
  .swatch {
    display: grid;
    place-items: center;
    height: 1.875rem;
    border: 1px solid var(--line-strong);
    border-radius: ${theme.radius.small};
  }
  .swatch > i {
    width: 55%;
    height: 3px;
    border-radius: 2px;
    background-color: var(--accent);
  }
  .name {
    overflow: hidden;
    font-size: 0.75rem;
    line-height: 1.4;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  input:checked + .swatch {
    outline: 2px solid ${tone.focus};
    outline-offset: 2px;
  }
  input:checked ~ .name {
    font-weight: ${theme.weight.heading};
  }
  input:focus-visible + .swatch {
    outline: 3px solid ${tone.accent};
    outline-offset: 2px;
  }
  input:disabled {
    cursor: default;
  }
`;
