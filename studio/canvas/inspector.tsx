import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { definitions } from '#blocks/definitions.generated.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import type { FieldPath } from '#cms-schema/problem.ts';
import { theme, tone } from '#ui/theme.ts';
import { nearestField } from '../document/nearest-field.ts';
import { useMessages } from '../messages-context.tsx';
import { BlockFields, type BlockFieldsProps } from './block-fields.tsx';
import type { FieldTarget } from './field-target.ts';
import { focusField } from './focus-field.ts';
import { titleOf } from './node-title.ts';
import { useSame } from './use-same.ts';

export interface InspectorProps extends Pick<BlockFieldsProps, 'locale' | 'lookups' | 'cache' | 'problems'> {
  readonly node: DocumentNode | null;
  /** The field to focus. */
  readonly target: FieldTarget | null;
  /** Called once the field has the focus, or the user has gone elsewhere. */
  onTargetEnd(): void;
  /** Shown while no block is selected: the fields of the page. */
  readonly pagePanel: ReactNode;
  /** Shown below the fields of a block: its translation, its history. */
  readonly blockPanel?: ReactNode;
}

/** The fields of the selected block. */
export const Inspector = memo(function Inspector(props: InspectorProps) {
  const { node, blockPanel, pagePanel, target, onTargetEnd, ...rest } = props;
  const { t, uiLocale } = useMessages();
  const box = useRef<HTMLElement>(null);
  const title = node ? titleOf(node, uiLocale) : '';
  const path = useSame(useMemo(() => (target ? pathIn(node, target) : null), [node, target]));
  useEffect(() => {
    if (path && box.current) return focusField(box.current, path, onTargetEnd);
  }, [path, onTargetEnd]);
  return (
    <InspectorBox
      ref={box}
      aria-label={node ? t('canvas.inspector.label', { block: title }) : t('canvas.outline.page')}
      data-block={node?.id}
    >
      {node === null && (pagePanel ?? <p className="hint">{t('canvas.inspector.noSelection')}</p>)}
      {node?.kind === 'foreign' && (
        <>
          <h2>{title}</h2>
          <p className="hint">{t('canvas.inspector.foreign')}</p>
        </>
      )}
      {node?.kind === 'block' && (
        <>
          <BlockFields key={node.id} node={node} title={title} target={path} {...rest} />
          {/* In its own element, so that its key (the block's id) does not clash with that of the fields. */}
          <div>{blockPanel}</div>
        </>
      )}
    </InspectorBox>
  );
});

/** Null if the target is not shown here. */
function pathIn(node: DocumentNode | null, { blockId, path }: FieldTarget): FieldPath | null {
  if ((node?.id ?? null) !== blockId) return null;
  const definition = node?.kind === 'block' ? definitions.get(node.type) : undefined;
  return node?.kind === 'block' && definition ? nearestField(definition.fields, node.attributes, path) : path;
}

const InspectorBox = styled.aside`
  display: grid;
  align-content: start;

  header {
    display: grid;
    gap: 0.25rem;
    padding: 0.875rem 0.875rem 0.75rem;
  }
  h2 {
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.4;
  }
  header > p,
  .hint {
    color: ${tone.textMuted};
    font-size: 0.75rem;
    line-height: 1.5;
  }
  .hint {
    padding: 0.875rem;
  }
  header > .hint {
    padding: 0;
  }
  section {
    border-block-start: 1px solid ${tone.line};
  }
  h3 {
    font-size: 0.75rem;
    font-weight: 500;
  }
  h3 > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: 2.25rem;
    padding-inline: 0.875rem;
    color: ${tone.textMuted};
    cursor: pointer;
  }
  h3 > button:focus-visible {
    outline: 2px solid ${tone.focus};
    outline-offset: -2px;
  }
  .fields {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    padding: 0.125rem 0.875rem 1.125rem;
  }
  .to-mend {
    display: grid;
    gap: 0.25rem;
    margin-block-start: 0.375rem;
    padding: 0.375rem 0.5rem;
    border-radius: ${theme.radius.small};
    background-color: color-mix(in srgb, ${tone.negative} 8%, transparent);
    color: ${tone.negative};
    font-size: 0.75rem;
  }
  .to-mend strong {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    font-weight: 500;
  }
  .to-mend > ul:last-child {
    max-height: 7.5rem;
    overflow-y: auto;
    padding: 0 0 0 1.25rem;
    list-style: none;
  }
  .to-mend button {
    min-height: 1.5rem;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  .to-mend button:focus-visible {
    outline: 2px solid ${tone.focus};
    outline-offset: -1px;
  }
`;
