import type { ReactNode } from 'react';
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
  /** Absent: it stays until its cause is gone. */
  onClose?(): void;
}

/** One line under the header. */
export function Notice({ kind, children, actions = [], onClose }: NoticeProps) {
  const { t } = useMessages();
  return (
    <Line role={kind === 'trouble' ? 'alert' : 'status'} data-kind={kind} data-notice="">
      <StudioIcon name={kind === 'trouble' ? 'warning' : 'check'} size={16} />
      <span>{children}</span>
      {actions.map(({ label, isDisabled = false, run }) => (
        <SmallButton key={label} disabled={isDisabled} onClick={run}>
          {label}
        </SmallButton>
      ))}
      {onClose && <ToolButton icon="close" label={t('builder.close')} onClick={onClose} />}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 2.5rem;
  padding: 0.25rem 0.75rem 0.25rem 1rem;
  border-block-end: 1px solid ${tone.line};
  background-color: color-mix(in srgb, ${theme.color.dataDeep} 9%, ${tone.surface});
  font-size: 0.8125rem;
  line-height: 1.45;

  &[data-kind='trouble'] {
    background-color: color-mix(in srgb, ${tone.negative} 10%, ${tone.surface});
  }
  > svg {
    flex: none;
  }
  > span {
    flex: 1;
  }
`;
