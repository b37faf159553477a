import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { theme, tone } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { ToolButton } from './panel-parts.tsx';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  readonly title: string;
  /** In rem. */
  readonly width?: number;
  /** Centred, or as a full-height panel at the inline end of the window. */
  readonly place?: 'middle' | 'end';
  /** Keeps its height, so that its buttons stay where they are when content arrives late. */
  readonly isTall?: boolean;
  readonly children: ReactNode;
  /** Buttons in the footer. */
  readonly actions?: ReactNode;
  onClose(): void;
}

/**
 * A modal dialog. Closed by Esc and the close button, but not by a click outside, which would discard what was typed.
 */
export function Dialog({
  title,
  width = 36,
  place = 'middle',
  isTall = false,
  children,
  actions,
  onClose,
}: DialogProps) {
  const { t } = useMessages();
  const modal = useModal(onClose);
  const id = useId();
  return (
    <Box
      {...modal}
      aria-labelledby={id}
      data-place={place}
      data-tall={isTall || undefined}
      style={{ width: `min(${width}rem, calc(100vw - 2rem))` }}
    >
      <div className="head">
        <h2 id={id}>{title}</h2>
        <ToolButton icon="close" label={t('builder.close')} onClick={onClose} />
      </div>
      <div className="body">{children}</div>
      {actions && <div className="actions">{actions}</div>}
    </Box>
  );
}

const Box = styled.dialog`
  max-height: calc(100dvh - 3rem);
  /* Dropdowns may extend beyond the dialog. */
  overflow: visible;
  margin: auto;
  padding: 0;
  border: 1px solid ${tone.line};
  border-radius: ${theme.radius.large};
  background-color: ${tone.surfaceRaised};
  color: ${tone.text};
  box-shadow: ${theme.shadow.overlay};
  font-size: 0.875rem;
  line-height: 1.5;

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
  &::backdrop {
    background-color: rgb(11 15 23 / 40%);
  }
  &[data-tall] {
    height: min(44rem, calc(100dvh - 3rem));
  }
  &[data-place='end'] {
    height: 100dvh;
    max-height: none;
    margin-inline: auto 0;
    border-block: 0;
    border-inline-end: 0;
    border-radius: 0;
  }
  > .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    padding: 0.875rem 1rem 0.75rem 1.25rem;
    border-block-end: 1px solid ${tone.line};
  }
  h2 {
    font-size: 1rem;
    font-weight: 600;
  }
  > .body {
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 1rem 1.25rem;
  }
  > .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 0.5rem;
    padding: 0.75rem 1.25rem;
    border-block-start: 1px solid ${tone.line};
  }
  > .actions > [data-danger] {
    --accent-fill: ${tone.negative};
    --on-accent: ${tone.surface};
  }
`;
