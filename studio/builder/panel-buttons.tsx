import { styled } from 'styled-components';
import { tone } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { SmallButton } from '../parts/panel-parts.tsx';

/** The panels that can be open beside the canvas. */
export type Panel = 'translation' | 'mirror' | 'revisions';

export interface PanelButtonsProps {
  readonly panel: Panel | null;
  readonly driftCount: number;
  readonly hasOther: boolean;
  /** Whether the page is read-only because another editor took it over. */
  readonly isStopped: boolean;
  onPanel(panel: Panel | null): void;
}

/** Opens and closes the panels beside the canvas. */
export function PanelButtons({ panel, driftCount, hasOther, onPanel, isStopped }: PanelButtonsProps) {
  const { t } = useMessages();
  return (
    <Buttons>
      {(['translation', 'mirror', 'revisions'] as const).map((name) => (
        <SmallButton
          key={name}
          aria-pressed={panel === name}
          data-panel-button={name}
          disabled={name === 'mirror' ? !hasOther : isStopped}
          onClick={() => onPanel(panel === name ? null : name)}
        >
          {t(`builder.panels.${name}`)}
          {name === 'translation' && driftCount > 0 && <b>{driftCount}</b>}
        </SmallButton>
      ))}
    </Buttons>
  );
}

const Buttons = styled.div`
  display: flex;
  gap: 0.25rem;
  margin-inline-end: 0.5rem;

  button {
    flex: none;
    min-height: 1.75rem;
    white-space: nowrap;
    border-color: transparent;
    background: none;
    color: ${tone.textMuted};
  }
  button[aria-pressed='true'] {
    background-color: color-mix(in srgb, ${tone.text} 10%, transparent);
    color: ${tone.text};
  }
  b {
    min-width: 1.125rem;
    padding-inline: 0.25rem;
    border-radius: 999px;
    background-color: ${tone.caution};
    color: ${tone.surface};
    font-size: 0.6875rem;
    font-weight: 500;
    line-height: 1.125rem;
  }
  @media (max-width: 640px) {
    flex: 1;
    justify-content: center;
    gap: 0;
    margin: 0;

    button {
      padding-inline: 0.375rem;
    }
  }
`;
