import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { BlockDefinition } from '#cms-schema/define-block.ts';
import { useMessages } from '../messages-context.tsx';

export interface EmptyBlockProps {
  readonly id: string;
  readonly definition: BlockDefinition | null;
  /** The error, if the block is not merely empty. */
  readonly reason?: string;
}

/** A placeholder for a block that renders nothing, so that it can be seen and selected. */
export function EmptyBlock({ id, definition, reason }: EmptyBlockProps) {
  const { t, uiLocale } = useMessages();
  const block = definition?.title[uiLocale] ?? t('canvas.foreign');
  return (
    <BlockNotice id={id} isBroken={reason !== undefined}>
      {reason === undefined ? t('canvas.emptyBlock', { block }) : t('canvas.brokenBlock', { block, reason })}
    </BlockNotice>
  );
}

export interface BlockNoticeProps {
  readonly id: string;
  readonly isBroken: boolean;
  readonly children: ReactNode;
}

/** A message in the place of a block. */
export function BlockNotice({ id, isBroken, children }: BlockNoticeProps) {
  return (
    <EmptyBox id={id} data-broken={isBroken || undefined}>
      {children}
    </EmptyBox>
  );
}

const EmptyBox = styled.div`
  display: grid;
  place-items: center;
  min-height: 6rem;
  padding: 1.5rem;
  border: 1px dashed var(--line-strong);
  color: var(--text-muted);
  font-size: 0.875rem;
  text-align: center;

  &[data-broken] {
    border-color: var(--negative);
    color: var(--negative);
  }
`;
