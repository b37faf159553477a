import { createContext, type ReactNode, useContext } from 'react';
import { styled } from 'styled-components';
import { theme, tone } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { SmallButton, ToolButton } from '../parts/panel-parts.tsx';
import { StudioIcon } from '../parts/studio-icon.tsx';

export interface NoticeAction {
  readonly label: string;
  readonly isDisabled?: boolean;
  run(): void;
}

export interface NoticeProps {
  readonly kind: 'news' | 'trouble';
  readonly children: ReactNode;
  readonly actions?: readonly NoticeAction[];
  /** If absent, the notice stays until its cause is gone. */
  onClose?(): void;
}

/** The position of the shown notice in its pile, and the way to the next one. */
export interface NoticePile {
  readonly index: number;
  readonly count: number;
  onNext(): void;
}

export const NoticePileContext = createContext<NoticePile | null>(null);

/** A message over the top of the page that stays until it is dealt with. */
export function Notice({ kind, children, actions = [], onClose }: NoticeProps) {
  const { t } = useMessages();
  const pile = useContext(NoticePileContext);
  return (
    <Box role={kind === 'trouble' ? 'alert' : 'status'} data-kind={kind} data-notice="">
      <StudioIcon name={kind === 'trouble' ? 'warning' : 'check'} size={16} />
      <div className="text">{children}</div>
      {actions.map(({ label, isDisabled = false, run }) => (
        <SmallButton key={label} disabled={isDisabled} onClick={run}>
          {label}
        </SmallButton>
      ))}
      {pile && pile.count > 1 && (
        <SmallButton
          aria-label={t('builder.notice.next', { index: pile.index + 1, count: pile.count })}
          title={t('builder.notice.next', { index: pile.index + 1, count: pile.count })}
          onClick={pile.onNext}
        >
          {pile.index + 1} / {pile.count}
        </SmallButton>
      )}
      {onClose && <ToolButton icon="close" label={t('builder.close')} onClick={onClose} />}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem 0.625rem;
  min-height: 2.5rem;
  padding: 0.3125rem 0.5rem 0.3125rem 0.875rem;
  border: 1px solid ${tone.lineStrong};
  border-radius: ${theme.radius.medium};
  background-color: color-mix(in srgb, ${theme.color.dataDeep} 9%, ${tone.surfaceRaised});
  box-shadow: ${theme.shadow.overlay};
  font-size: 0.8125rem;
  line-height: 1.45;
  pointer-events: auto;

  &[data-kind='trouble'] {
    background-color: color-mix(in srgb, ${tone.negative} 10%, ${tone.surfaceRaised});
  }
  > svg {
    flex: none;
  }
  > .text {
    display: grid;
    flex: 1 1 14rem;
    gap: 0.25rem;
    max-height: 30vh;
    overflow-y: auto;
  }
`;
