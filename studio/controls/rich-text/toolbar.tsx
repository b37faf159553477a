import type { EditorState } from '@tiptap/pm/state';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useMessages } from '../../messages-context.tsx';
import { ToolButton } from '../../parts/panel-parts.tsx';
import { hasMark } from './mark-commands.ts';
import { linkTool, type Tool, toolsFor } from './tools.ts';

export interface ToolbarProps {
  readonly state: EditorState;
  /** The id of the text box that it controls. */
  readonly controls: string;
  onTool(tool: Tool): void;
  onLink(): void;
  /** Returns the focus to the text. */
  onLeave(): void;
}

/** A single tab stop: the arrow keys go from tool to tool, and Escape returns to the text. */
export function Toolbar({ state, controls, onTool, onLink, onLeave }: ToolbarProps) {
  const { t } = useMessages();
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const tools = toolsFor(state);
  const at = Math.min(stop, tools.length);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons: (Element | null)[] = [...(bar.current?.querySelectorAll('button') ?? [])];
    const from = buttons.indexOf(document.activeElement);
    const to = moves[event.key]?.(from, buttons.length);
    const next = to === undefined ? null : buttons[to];
    if (next instanceof HTMLElement) next.focus();
    else if (event.key === 'Escape') onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const button = (index: number) => ({
    tabIndex: index === at ? 0 : -1,
    onFocus: () => setStop(index),
    // Keep the selection in the text.
    onPointerDown: (event: { preventDefault(): void }) => event.preventDefault(),
  });
  return (
    <div
      ref={bar}
      className="tools"
      role="toolbar"
      aria-label={t('controls.richText.tools')}
      aria-controls={controls}
      onKeyDown={onKeyDown}
    >
      <ToolButton
        {...button(0)}
        icon={linkTool.icon}
        label={t(linkTool.label)}
        keys={linkTool.keys}
        aria-pressed={hasMark(state, 'a')}
        onClick={onLink}
      />
      {tools.map((tool, index) => (
        <ToolButton
          {...button(index + 1)}
          key={tool.label}
          icon={tool.icon}
          label={t(tool.label)}
          {...(tool.keys && { keys: tool.keys })}
          {...(tool.isOn && { 'aria-pressed': tool.isOn(state) })}
          onClick={() => onTool(tool)}
        />
      ))}
    </div>
  );
}

const moves: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from - 1 + count) % count,
  ArrowDown: (from, count) => (from + 1) % count,
  ArrowUp: (from, count) => (from - 1 + count) % count,
  Home: () => 0,
  End: (_from, count) => count - 1,
};
