import { styled } from 'styled-components';
import { media, theme, tone } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { fieldBox } from '../parts/panel-parts.tsx';
import type { ControlProps } from './control.ts';

/** A choice of one option: side by side if the labels fit, or else a drop-down list. */
export function ChoiceControl({
  field,
  value,
  onCommit,
  isReadOnly,
  isInvalid,
  id,
  labelId,
  describedBy,
}: ControlProps<'choice'>) {
  const { uiLocale } = useMessages();
  const options = Object.entries(field.options).map(([option, label]) => ({ option, label: label[uiLocale] }));
  const chosen = typeof value === 'string' ? value : field.defaultValue();
  if (!fitsSideBySide(options.map(({ label }) => label))) {
    return (
      <ChoiceSelect
        id={id}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        disabled={isReadOnly}
        value={chosen}
        onChange={(event) => onCommit(event.currentTarget.value)}
      >
        {options.map(({ option, label }) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </ChoiceSelect>
    );
  }
  return (
    <Segments id={id} role="radiogroup" aria-labelledby={labelId} aria-describedby={describedBy}>
      {options.map(({ option, label }) => (
        <label key={option}>
          <input
            type="radio"
            name={id}
            value={option}
            checked={option === chosen}
            disabled={isReadOnly}
            onChange={() => onCommit(option)}
          />
          <span>{label}</span>
        </label>
      ))}
    </Segments>
  );
}

/** A panel is about 34 Latin letters wide; a Chinese character takes the space of two. */
function fitsSideBySide(labels: readonly string[]): boolean {
  const width = labels.reduce(
    (sum, label) => sum + 3 + [...label].reduce((n, sign) => n + (sign > '⺀' ? 2 : 1), 0),
    0,
  );
  return labels.length <= 4 && width <= 38;
}

const ChoiceSelect = styled.select`
  ${fieldBox}
  cursor: pointer;
`;

const Segments = styled.div`
  display: flex;
  padding: 2px;
  border: 1px solid ${tone.lineStrong};
  border-radius: ${theme.radius.small};
  background-color: ${tone.surfaceRaised};

  label {
    flex: 1;
    position: relative;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
  span {
    display: block;
    padding: 0.25rem 0.375rem;
    border-radius: 2px;
    font-size: 0.8125rem;
    line-height: 1.4;
    text-align: center;
    white-space: nowrap;
  }
  ${media.hover} {
    label:hover span {
      background-color: ${tone.surfaceSunken};
    }
  }
  input:checked + span {
    background-color: ${tone.text};
    color: ${tone.surface};
  }
  input:focus-visible + span {
    outline: 2px solid ${tone.focus};
    outline-offset: 2px;
  }
  input:disabled {
    cursor: default;
  }
  input:disabled:not(:checked) + span {
    opacity: 0.6;
  }
`;
