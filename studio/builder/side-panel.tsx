import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tone } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { ToolButton } from '../parts/panel-parts.tsx';

export interface SidePanelProps {
  readonly title: string;
  /** Shown in the header, beside the title. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
  onClose(): void;
}

/** A panel beside the canvas: translation, mirror, history. */
export function SidePanel({ title, tools, children, onClose }: SidePanelProps) {
  const { t } = useMessages();
  return (
    <Panel aria-label={title}>
      <header>
        <h2>{title}</h2>
        {tools}
        <ToolButton icon="close" label={t('builder.close')} onClick={onClose} />
      </header>
      <div className="content">{children}</div>
    </Panel>
  );
}

const Panel = styled.aside`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-width: 0;
  min-height: 0;
  border-inline-start: 1px solid ${tone.lineStrong};
  background-color: ${tone.surface};
  font-size: 0.875rem;
  line-height: 1.5;

  > header {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    height: 2.5rem;
    padding-inline: 0.875rem 0.5rem;
    border-block-end: 1px solid ${tone.line};
  }
  h2 {
    flex: 1;
    font-size: 0.8125rem;
    font-weight: 600;
  }
  .content {
    display: grid;
    align-content: start;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
`;
