import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { definitions } from '#blocks/definitions.generated.ts';
import type { BlockNode, DocumentNode } from '#cms-schema/markup/document.ts';
import { media, theme, tone } from '#ui/theme.ts';
import { pathTo } from '../document/tree.ts';
import { useMessages } from '../messages-context.tsx';
import { slotsOf } from './block-places.ts';
import { type BlockMarks, useBuilder } from './builder-context.ts';
import { useCanvasPage } from './canvas-context.ts';
import { keepStill } from './drag/keep-still.ts';
import { createOutlineTarget } from './drag/outline-target.ts';
import { indent, OutlineRow } from './outline-row.tsx';

export interface OutlineProps {
  readonly nodes: readonly DocumentNode[];
  readonly selection: string | null;
  /** By block id; blocks without a mark are missing. */
  readonly marks: ReadonlyMap<string, BlockMarks>;
}

/**
 * The page as a tree, for selecting, moving, duplicating and deleting blocks by pointer or keyboard. For users who
 * cannot see the canvas, this is the page.
 */
export const Outline = memo(function Outline({ nodes, selection, marks }: OutlineProps) {
  const { t } = useMessages();
  const { dragger } = useBuilder();
  const { store } = useCanvasPage();
  const tree = useRef<HTMLDivElement>(null);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const around = useMemo(
    () => new Set(selection === null ? [] : pathTo(nodes, selection).map(({ node }) => node.id)),
    [nodes, selection],
  );

  useEffect(() => {
    const row =
      selection === null ? null : tree.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(selection)}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    // The focus follows the selection while it is in the tree.
    if (row && tree.current?.contains(document.activeElement)) row.focus({ preventScroll: true });
  }, [selection]);

  const isEmpty = nodes.length === 0;
  useEffect(() => {
    if (isEmpty || !tree.current) return;
    const [element, release] = [tree.current, keepStill(tree.current, dragger)];
    const removeTarget = dragger.addTarget(createOutlineTarget(element, store));
    return () => {
      removeTarget();
      release();
    };
  }, [isEmpty, dragger, store]);

  // A stable function; otherwise every row would rerender on every keystroke.
  const [toggle] = useState(() => (id: string) => {
    setCollapsed((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  });
  const rowProps = { selection, marks, collapsed, around, toggle };
  if (isEmpty) return <p style={{ padding: '0.75rem' }}>{t('canvas.outline.empty')}</p>;
  return (
    <Tree ref={tree} role="tree" aria-label={t('canvas.outline.label')} aria-description={t('canvas.outline.help')}>
      <Rows {...rowProps} nodes={nodes} level={1} isFirstList />
    </Tree>
  );
});

interface RowContext {
  readonly selection: string | null;
  readonly marks: ReadonlyMap<string, BlockMarks>;
  readonly collapsed: ReadonlySet<string>;
  /** The selected block and those around it. */
  readonly around: ReadonlySet<string>;
  toggle(id: string): void;
}

interface RowsProps extends RowContext {
  readonly nodes: readonly DocumentNode[];
  readonly level: number;
  readonly isFirstList?: boolean;
}

function Rows({ nodes, level, isFirstList = false, ...context }: RowsProps) {
  return nodes.map((node, index) => {
    const inner = node.kind === 'block' ? slotsOf(node.type) : [];
    const isOpen = !context.collapsed.has(node.id) || (context.around.has(node.id) && node.id !== context.selection);
    return (
      <div role="none" key={node.id}>
        <OutlineRow
          node={node}
          level={level}
          index={index}
          count={nodes.length}
          isSelected={node.id === context.selection}
          isTabStop={context.selection === null ? isFirstList && index === 0 : node.id === context.selection}
          isOpen={inner.length > 0 ? isOpen : null}
          marks={context.marks.get(node.id) ?? null}
          toggle={context.toggle}
        />
        {isOpen && node.kind === 'block' && inner.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: there is no element for a branch of a tree
          <div role="group">
            {inner.map((slot) => (
              <SlotRows key={slot} node={node} slot={slot} level={level + 1} isOnly={inner.length === 1} {...context} />
            ))}
          </div>
        )}
      </div>
    );
  });
}

interface SlotRowsProps extends RowContext {
  readonly node: BlockNode;
  readonly slot: string;
  readonly level: number;
  readonly isOnly: boolean;
}

function SlotRows({ node, slot, level, isOnly, ...context }: SlotRowsProps) {
  const { t, uiLocale } = useMessages();
  const children = node.slots[slot] ?? [];
  const label = definitions.get(node.type)?.slots[slot]?.label[uiLocale] ?? slot;
  return (
    <>
      {(children.length === 0 || !isOnly) && (
        <p className="slot" style={{ paddingInlineStart: indent(level) }}>
          {children.length === 0 ? t('canvas.emptySlot', { slot: label }) : label}
        </p>
      )}
      <Rows {...context} nodes={children} level={level} />
    </>
  );
}

const Tree = styled.div`
  display: grid;
  padding: 0.375rem;
  user-select: none;

  .row {
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.25rem;
    min-height: 2rem;
    padding-block: 0.1875rem;
    padding-inline-end: 0.25rem;
    border-radius: ${theme.radius.small};
    cursor: pointer;
  }
  ${media.hover} {
    .row:hover {
      background-color: color-mix(in srgb, ${tone.text} 5%, transparent);
    }
  }
  .row[aria-selected='true'] {
    background-color: color-mix(in srgb, ${tone.accentFill} 16%, transparent);
    box-shadow: inset 2px 0 0 ${tone.accentFill};
  }
  .row:focus-visible {
    outline: 2px solid ${tone.focus};
    outline-offset: -2px;
  }
  .row[data-drop]::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    height: 2px;
    background-color: ${tone.accentFill};
    pointer-events: none;
  }
  .row[data-drop='before']::after {
    inset: -1px 0 auto;
  }
  .row[data-drop='inside']::after {
    inset: 0;
    height: auto;
    border: 2px solid ${tone.accentFill};
    border-radius: ${theme.radius.small};
    background: none;
  }
  .twist {
    display: grid;
    flex: none;
    place-items: center;
    width: 1.25rem;
    align-self: stretch;
    color: ${tone.textMuted};
  }
  .names {
    flex: 1;
    display: grid;
    min-width: 0;
  }
  .title {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    font-size: 0.8125rem;
    line-height: 1.35;
  }
  .words {
    overflow: hidden;
    color: ${tone.textMuted};
    font-size: 0.75rem;
    line-height: 1.35;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .drift {
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background-color: ${tone.caution};
  }
  .problems {
    flex: none;
    min-width: 1.25rem;
    padding-inline: 0.25rem;
    border-radius: ${theme.radius.round};
    background-color: ${tone.negative};
    color: ${tone.surface};
    font-size: 0.6875rem;
    line-height: 1.25rem;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  .tools {
    display: flex;
  }
  .slot {
    padding-block: 0.25rem;
    color: ${tone.textMuted};
    font-size: 0.6875rem;
    text-indent: 1.25rem;
  }
`;
