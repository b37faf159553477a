import { Component, type ReactNode } from 'react';
import type { BlockDefinition } from '#cms-schema/define-block.ts';
import { EmptyBlock } from './empty-block.tsx';

interface Props {
  readonly id: string;
  readonly definition: BlockDefinition | null;
  /** New content makes the boundary try again. */
  readonly content: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly reason: string | null;
  /** The content that could not be rendered. */
  readonly content: unknown;
}

/**
 * An error boundary: a block that cannot be rendered shows a message in its place, and the rest of the page is
 * unaffected.
 */
export class BlockBoundary extends Component<Props, State> {
  override state: State = { reason: null, content: undefined };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { reason: error instanceof Error ? error.message : String(error) };
  }

  static getDerivedStateFromProps({ content }: Props, state: State): Partial<State> | null {
    if (state.content === content) return null;
    return { content, reason: state.content === undefined ? state.reason : null };
  }

  override render(): ReactNode {
    const { id, definition, children } = this.props;
    const { reason } = this.state;
    return reason === null ? children : <EmptyBlock id={id} definition={definition} reason={reason} />;
  }
}
