import { memo } from 'react';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useMessages } from '../messages-context.tsx';
import { ToolButton } from '../parts/panel-parts.tsx';
import { StudioIcon } from '../parts/studio-icon.tsx';
import { type BlockMarks, useBuilder } from './builder-context.ts';
import { titleOf, wordsOf } from './node-title.ts';

export interface OutlineRowProps {
  readonly node: DocumentNode;
  readonly level: number;
  readonly index: number;
  readonly count: number;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  /** Null if the block has no slots. */
  readonly isOpen: boolean | null;
  readonly marks: BlockMarks | null;
  /** Collapses or expands the block with this id. */
  toggle(id: string): void;
}

/** Memoised, because each keystroke changes only one node: the other rows do not rerender. */
export const OutlineRow = memo(function OutlineRow({
  node,
  level,
  index,
  count,
  isSelected,
  isTabStop,
  isOpen,
  marks,
  toggle,
}: OutlineRowProps) {
  const { t, uiLocale } = useMessages();
  const { commands, dragger, goTo, isReadOnly } = useBuilder();
  const title = titleOf(node, uiLocale);
  const words = wordsOf(node);
  const problemCount = marks?.problems.length ?? 0;
  return (
    <div
      role="treeitem"
      className="row"
      data-row={node.id}
      aria-level={level}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-selected={isSelected}
      aria-expanded={isOpen ?? undefined}
      tabIndex={isTabStop ? 0 : -1}
      style={{ paddingInlineStart: indent(level) }}
      onClick={() => commands.select(node.id)}
      onFocus={(event) => {
        if (event.currentTarget === event.target && !isSelected) commands.select(node.id);
      }}
      onKeyDown={() => {}}
      onPointerDown={({ nativeEvent }) => dragger.press(nativeEvent, { kind: 'block', id: node.id })}
    >
      {isOpen === null ? (
        <span className="twist" />
      ) : (
        <span
          className="twist"
          aria-hidden="true"
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => {
            event.stopPropagation();
            toggle(node.id);
          }}
        >
          <StudioIcon name={isOpen ? 'chevron-down' : 'chevron-right'} size={14} />
        </span>
      )}
      <span className="names">
        <span className="title">
          {node.kind === 'foreign' && <StudioIcon name="lock" size={12} />}
          {title}
        </span>
        {words && <span className="words">{words}</span>}
      </span>
      {marks?.hasDrifted && (
        <span className="drift" title={t('canvas.outline.drift')}>
          <VisuallyHidden>{t('canvas.outline.drift')}</VisuallyHidden>
        </span>
      )}
      {isSelected && !isReadOnly && (
        <span className="tools" aria-hidden="true">
          <ToolButton
            tabIndex={-1}
            icon="copy"
            label={t('canvas.actions.duplicate')}
            keys="Ctrl+D"
            onClick={() => commands.duplicate(node.id)}
          />
          <ToolButton
            tabIndex={-1}
            icon="trash"
            label={t('canvas.actions.delete')}
            keys="Del"
            onClick={() => commands.remove(node.id)}
          />
        </span>
      )}
      {problemCount > 0 && (
        <>
          <span
            className="problems"
            aria-hidden="true"
            title={t('canvas.outline.problems', { count: problemCount })}
            onClick={(event) => {
              event.stopPropagation();
              goTo({ blockId: node.id, path: marks?.problems[0]?.path ?? [] });
            }}
          >
            {problemCount}
          </span>
          <VisuallyHidden>{t('canvas.outline.problems', { count: problemCount })}</VisuallyHidden>
        </>
      )}
    </div>
  );
});

/** The indentation of a level of the tree. */
export function indent(level: number): string {
  return `${0.25 + (level - 1) * 0.875}rem`;
}
