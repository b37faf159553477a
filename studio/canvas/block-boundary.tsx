import { Component, type ReactNode } from 'react';
import type { BlockDefinition } from '#cms-schema/define-block.ts';
import { EmptyBlock } from './empty-block.tsx';

interface Props {
  readonly id: string;
  readonly definition: BlockDefinition | null;
  /** Another content is another try. */
  readonly content: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly failed: { readonly content: unknown; readonly reason: string } | null;
}

/** A block that cannot be drawn says so in its own place; the rest of the page stays. */
export class BlockBoundary extends Component<Props, State> {
  override state: State = { failed: null };

  override componentDidCatch(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.setState({ failed: { content: this.props.content, reason } });
  }

  static getDerivedStateFromError(): Partial<State> {
    return {};
  }

  override render(): ReactNode {
    const { id, definition, content, children } = this.props;
    const { failed } = this.state;
    if (failed?.content === content && failed) return <EmptyBlock id={id} definition={definition} reason={failed.reason} />;
    return children;
  }
}
