import { styled } from 'styled-components';
import { theme, tone } from '#ui/theme.ts';
import type { ControlProps } from './control.ts';

/** On or off. */
export function ToggleControl({ field, value, onCommit, isReadOnly, id, labelId, describedBy }: ControlProps) {
  const isOn = typeof value === 'boolean' ? value : field.defaultValue() === true;
  return (
    <Switch
      type="checkbox"
      role="switch"
      id={id}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      checked={isOn}
      disabled={isReadOnly}
      onChange={() => onCommit(!isOn)}
    />
  );
}

const Switch = styled.input`
  flex: none;
  appearance: none;
  position: relative;
  width: 2.125rem;
  height: 1.25rem;
  border: 1px solid ${tone.lineStrong};
  border-radius: ${theme.radius.round};
  background-color: ${tone.surfaceSunken};
  cursor: pointer;
  transition: background-color ${theme.duration.press} ${theme.ease.out};

  &::before {
    content: '';
    position: absolute;
    inset: 2px auto 2px 2px;
    aspect-ratio: 1;
    border-radius: 50%;
    background-color: ${tone.lineStrong};
    transition: translate ${theme.duration.quick} ${theme.ease.spring};
  }
  &:checked {
    border-color: ${tone.text};
    background-color: ${tone.text};
  }
  &:checked::before {
    translate: 0.875rem 0;
    background-color: ${tone.surface};
  }
  &:focus-visible {
    outline: 2px solid ${tone.focus};
    outline-offset: 2px;
  }
  &:disabled {
    opacity: 0.5;
    cursor: default;
  }
`;
