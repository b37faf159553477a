import type { ReactNode } from 'react';
import { useMessages } from '../messages-context.tsx';
import { ToolButton } from '../parts/panel-parts.tsx';
import { useBuilder } from './builder-context.ts';
import type { CanvasHistory } from './canvas-edit.ts';
import { describeBoundary } from './describe-step.ts';
import { ViewportBar, type ViewportBarProps } from './viewport-bar.tsx';

/** Which of the side panels are open. */
export interface OpenPanels {
  readonly left: boolean;
  readonly right: boolean;
}

export interface CanvasBarProps {
  readonly panels: OpenPanels;
  onPanels(panels: OpenPanels): void;
  readonly history: CanvasHistory;
  readonly viewport: ViewportBarProps;
  /** The host's tools, shown at the end. */
  readonly tools: ReactNode;
}

/** The toolbar above the canvas. */
export function CanvasBar({ panels, onPanels, history, viewport, tools }: CanvasBarProps) {
  const { t, uiLocale } = useMessages();
  const builder = useBuilder();
  return (
    <div className="bar">
      <ToolButton
        icon="panel-left"
        label={t(panels.left ? 'canvas.panels.hideLeft' : 'canvas.panels.showLeft')}
        aria-pressed={panels.left}
        onClick={() => onPanels({ ...panels, left: !panels.left })}
      />
      <ToolButton
        icon="plus"
        label={t('canvas.actions.add')}
        keys="/"
        disabled={builder.isReadOnly}
        onClick={builder.askForBlock}
      />
      <ToolButton
        icon="undo"
        label={t('canvas.actions.undo') + describeBoundary(history.boundary, uiLocale, t)}
        keys="Ctrl+Z"
        data-boundary={history.boundary?.kind}
        disabled={!history.canUndo}
        onClick={builder.commands.undo}
      />
      <ToolButton
        icon="redo"
        label={t('canvas.actions.redo')}
        keys="Ctrl+Shift+Z"
        disabled={!history.canRedo}
        onClick={builder.commands.redo}
      />
      <span className="middle">
        <ViewportBar {...viewport} />
      </span>
      {tools}
      <ToolButton
        className="shortcuts"
        icon="keyboard"
        label={t('canvas.actions.shortcuts')}
        keys="?"
        onClick={builder.showShortcuts}
      />
      <ToolButton
        icon="panel"
        label={t(panels.right ? 'canvas.panels.hideRight' : 'canvas.panels.showRight')}
        aria-pressed={panels.right}
        onClick={() => onPanels({ ...panels, right: !panels.right })}
      />
    </div>
  );
}
