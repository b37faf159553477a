import type { ComponentPropsWithoutRef, Ref } from 'react';
import { styled } from 'styled-components';
import { media, theme, tone } from '#ui/theme.ts';
import { StudioIcon, type StudioIconName } from './studio-icon.tsx';

export interface ToolButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  readonly icon: StudioIconName;
  /** The button's accessible name, also its tooltip. */
  readonly label: string;
  /** Keyboard shortcut, appended to the tooltip. */
  readonly keys?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A square icon button for toolbars and rows. */
export function ToolButton({ icon, label, keys, type = 'button', title, ...rest }: ToolButtonProps) {
  return (
    <ToolButtonBox {...rest} type={type} aria-label={label} title={title ?? (keys ? `${label} (${keys})` : label)}>
      <StudioIcon name={icon} />
    </ToolButtonBox>
  );
}

const ToolButtonBox = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: ${theme.radius.small};
  color: ${tone.textMuted};
  cursor: pointer;
  transition: background-color ${theme.duration.press} ${theme.ease.out};

  ${media.hover} {
    &:hover:not(:disabled) {
      background-color: color-mix(in srgb, ${tone.text} 8%, transparent);
      color: ${tone.text};
    }
  }
  &[aria-pressed='true'] {
    background-color: color-mix(in srgb, ${tone.text} 10%, transparent);
    color: ${tone.text};
  }
  &:focus-visible {
    outline: 2px solid ${tone.focus};
    outline-offset: 1px;
  }
  &:disabled {
    opacity: 0.38;
    cursor: default;
  }
  /* The next undo would go back past a publication or into an earlier session. */
  &[data-boundary] {
    box-shadow: inset 2px 0 0 ${tone.accentFill};
  }
`;

/** A small text button. */
export const SmallButton = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.375rem;
  min-height: 2rem;
  padding: 0.25rem 0.625rem;
  border: ${theme.line.hair} solid ${tone.lineStrong};
  border-radius: ${theme.radius.small};
  background-color: ${tone.surfaceRaised};
  color: ${tone.text};
  font-size: 0.8125rem;
  line-height: 1.3;
  cursor: pointer;

  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${tone.text};
    }
  }
  &:focus-visible {
    outline: 2px solid ${tone.focus};
    outline-offset: 1px;
  }
  &:disabled {
    opacity: 0.5;
    cursor: default;
  }
`;

/** Shared style of text inputs, the same in every control. */
export const fieldBox = `
  width: 100%;
  min-width: 0;
  min-height: 2.125rem;
  padding: 0.375rem 0.5625rem;
  border: 1px solid ${tone.lineStrong};
  border-radius: ${theme.radius.small};
  background-color: ${tone.surfaceRaised};
  color: ${tone.text};
  font-size: 0.875rem;
  line-height: 1.5;

  &:focus-visible,
  &:focus-within:has(:focus-visible) {
    border-color: ${tone.focus};
    outline: none;
    box-shadow: 0 0 0 1px ${tone.focus};
  }
  &[aria-invalid='true'] {
    border-color: ${tone.negative};
  }
  &:disabled,
  &:read-only:not(select):not([contenteditable='true']):not(:has([contenteditable='true'])) {
    background-color: ${tone.surfaceSunken};
    color: ${tone.textMuted};
  }
  &::placeholder {
    color: ${tone.textMuted};
    opacity: 1;
  }
`;

export const TextBox = styled.input`
  ${fieldBox}
`;
