import { styled } from 'styled-components';
import { tone } from '#ui/theme.ts';
import type { MessageKey } from '../messages.ts';
import { useMessages } from '../messages-context.tsx';
import { ToolButton } from '../parts/panel-parts.tsx';
import type { StudioIconName } from '../parts/studio-icon.tsx';

/** The width of the page in pixels; `fit` fills the available space. */
export type ViewportWidth = 390 | 768 | 1080 | 1440 | 'fit';

/** `auto` scales the page down until its full width is visible, and never enlarges it. */
export type Zoom = 'auto' | 0.5 | 0.75 | 1;

export interface ViewportBarProps {
  readonly width: ViewportWidth;
  readonly zoom: Zoom;
  /** The scale that `auto` results in. */
  readonly scale: number;
  onWidth(width: ViewportWidth): void;
  onZoom(zoom: Zoom): void;
}

export function ViewportBar({ width, zoom, scale, onWidth, onZoom }: ViewportBarProps) {
  const { t } = useMessages();
  return (
    <Bar role="group" aria-label={t('canvas.viewport.label')}>
      {widths.map((entry) => (
        <ToolButton
          key={entry.width}
          icon={entry.icon}
          label={t(entry.label)}
          aria-pressed={entry.width === width}
          onClick={() => onWidth(entry.width)}
        />
      ))}
      <select
        aria-label={t('canvas.viewport.zoom')}
        value={String(zoom)}
        onChange={(event) => onZoom(zooms.find((entry) => String(entry) === event.currentTarget.value) ?? 'auto')}
      >
        {zooms.map((entry) => (
          <option key={entry} value={String(entry)}>
            {entry === 'auto' ? `${t('canvas.viewport.auto')} ${Math.round(scale * 100)}%` : `${entry * 100}%`}
          </option>
        ))}
      </select>
    </Bar>
  );
}

const zooms: readonly Zoom[] = ['auto', 0.5, 0.75, 1];

const widths: readonly { width: ViewportWidth; icon: StudioIconName; label: MessageKey }[] = [
  { width: 390, icon: 'phone', label: 'canvas.viewport.phone' },
  { width: 768, icon: 'tablet', label: 'canvas.viewport.tablet' },
  { width: 1080, icon: 'laptop', label: 'canvas.viewport.laptop' },
  { width: 1440, icon: 'desktop', label: 'canvas.viewport.desktop' },
  { width: 'fit', icon: 'fit', label: 'canvas.viewport.fit' },
];

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 0.125rem;

  select {
    min-height: 1.75rem;
    margin-inline-start: 0.25rem;
    padding-inline: 0.25rem;
    border: 0;
    border-radius: 3px;
    background: none;
    color: ${tone.textMuted};
    font-size: 0.75rem;
    cursor: pointer;
  }
  select:focus-visible {
    outline: 2px solid ${tone.focus};
  }
`;
