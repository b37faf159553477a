import { useEffect } from 'react';
import { styled } from 'styled-components';
import { theme } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { StudioIcon } from '../parts/studio-icon.tsx';

export interface ToastProps {
  readonly text: string;
  /** Left out where there is nothing to take back. */
  onUndo?(): void;
  onClose(): void;
}

/** Shows what was done, with the way back in reach, or why nothing was; those who listen are told by the live region. It goes by itself, but not from under a pointer or the keyboard. */
export function Toast({ text, onUndo, onClose }: ToastProps) {
  const { t } = useMessages();
  useEffect(() => {
    const timer = setTimeout(onClose, 10_000);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <ToastBox data-toast="">
      {text}
      {onUndo && (
        <button type="button" onClick={onUndo}>
          {t('canvas.toast.undo')}
        </button>
      )}
      <button type="button" aria-label={t('canvas.toast.close')} onClick={onClose}>
        <StudioIcon name="close" size={14} />
      </button>
    </ToastBox>
  );
}

const ToastBox = styled.div`
  position: absolute;
  inset: auto 50% 1.25rem auto;
  z-index: ${theme.layer.toast};
  display: flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0.25rem 0.25rem 0.25rem 1rem;
  border-radius: ${theme.radius.medium};
  background-color: ${theme.color.ink};
  color: ${theme.color.paper};
  box-shadow: ${theme.shadow.overlay};
  font-size: 0.875rem;
  line-height: 1.4;
  white-space: nowrap;
  translate: 50% 0;

  button {
    display: inline-grid;
    place-items: center;
    min-width: 2rem;
    min-height: 2rem;
    padding-inline: 0.5rem;
    border-radius: ${theme.radius.small};
    color: ${theme.color.signalBright};
    cursor: pointer;
  }
  button:last-of-type {
    color: ${theme.color.mist};
  }
  button:focus-visible {
    outline: 2px solid ${theme.color.paper};
    outline-offset: -2px;
  }
`;
