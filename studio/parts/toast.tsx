import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { StudioIcon } from './studio-icon.tsx';

export interface ToastProps {
  readonly text: string;
  /** A follow-up action, usually undo. */
  readonly act?: ToastAct;
  readonly isFailure?: boolean;
  /** How long it is shown, in milliseconds. */
  readonly duration?: number;
  onClose(): void;
}

export interface ToastAct {
  readonly label: string;
  run(): void;
}

/**
 * Reports what was done, with undo at hand, or why it failed. Disappears on its own, but not while hovered or focused.
 */
export function Toast({ text, act, isFailure = false, duration = 10_000, onClose }: ToastProps) {
  const { t } = useMessages();
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = isPointedAt || hasFocus;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, duration);
    return () => clearTimeout(timer);
  }, [isHeld, duration, onClose]);
  return (
    <ToastBox
      data-toast=""
      data-failure={isFailure || undefined}
      role={isFailure ? 'alert' : undefined}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <span>{text}</span>
      {act && (
        <button type="button" className="act" onClick={act.run}>
          {act.label}
        </button>
      )}
      <button type="button" aria-label={t('canvas.toast.close')} onClick={onClose}>
        <StudioIcon name="close" size={14} />
      </button>
    </ToastBox>
  );
}

const ToastBox = styled.div`
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
  pointer-events: auto;

  &[data-failure] {
    background-color: ${theme.color.negativeDeep};
  }
  > span {
    padding-block: 0.375rem;
    overflow-wrap: anywhere;
  }
  button {
    display: inline-grid;
    flex: none;
    place-items: center;
    min-width: 2rem;
    min-height: 2rem;
    padding-inline: 0.5rem;
    border-radius: ${theme.radius.small};
    color: inherit;
    cursor: pointer;
  }
  .act {
    color: ${theme.color.signalBright};
  }
  button:focus-visible {
    outline: 2px solid ${theme.color.paper};
    outline-offset: -2px;
  }
`;
