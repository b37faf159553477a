import { createContext, type ReactNode, useContext } from 'react';
import type { BlockHost } from '#blocks/block-props.ts';
import { BrokenBlock } from '#blocks/broken-block.tsx';
import { isInDevelopment } from '../env.ts';

/** Knows which block of a page is being drawn, and which could not be. */
export interface BlockDrawing {
  /** Forgets which blocks were being drawn when the last attempt ended. */
  begin(): void;
  enter(block: DrawnBlock): void;
  leave(): void;
  /**
   * Takes an error for one of the block that was being drawn, which is left out from then on. Null if there is none: the
   * error is of the page around the blocks.
   */
  blame(error: unknown): DrawnBlock | null;
  /** Why the block with this id could not be drawn; null if it could. */
  failureOf(id: string): BlockFailure | null;
}

export interface DrawnBlock {
  readonly id: string;
  /** `HapteraHero` */
  readonly type: string;
}

interface BlockFailure {
  readonly error: unknown;
}

export function createBlockDrawing(): BlockDrawing {
  const failures = new Map<string, BlockFailure>();
  let around: DrawnBlock[] = [];
  return {
    begin: () => {
      around = [];
    },
    enter: (block) => void around.push(block),
    leave: () => void around.pop(),
    blame: (error) => {
      const innermost = around.at(-1);
      if (innermost === undefined || failures.has(innermost.id)) return null;
      failures.set(innermost.id, { error });
      return innermost;
    },
    failureOf: (id) => failures.get(id) ?? null,
  };
}

const Drawing = createContext<BlockDrawing>(createBlockDrawing());

export const BlockDrawingProvider = Drawing.Provider;

export function useBlockDrawing(): BlockDrawing {
  return useContext(Drawing);
}

interface Props {
  /** `HapteraHero` */
  readonly type: string;
  readonly host: BlockHost;
  readonly draw: () => ReactNode;
  readonly isDevelopment?: boolean;
}

/** Draws a block, or, after it has failed, nothing; during development, what is wrong with it. */
export function SafeBlock({ type, host, draw, isDevelopment = isInDevelopment }: Props) {
  const drawing = useBlockDrawing();
  const failure = drawing.failureOf(host.id);
  if (failure !== null) {
    if (!isDevelopment) return null;
    const { error } = failure;
    const message = error instanceof Error ? error.message : String(error);
    return <BrokenBlock host={host} place={findPlace(error) ?? type} message={message} />;
  }
  // React renders siblings in their order, so whatever throws between these two is part of this block.
  return (
    <>
      <Step take={() => drawing.enter({ id: host.id, type })} />
      <Drawn draw={draw} />
      <Step take={drawing.leave} />
    </>
  );
}

function Step({ take }: { readonly take: () => void }) {
  take();
  return null;
}

function Drawn({ draw }: { readonly draw: () => ReactNode }) {
  return draw();
}

/** The first file of a block in the stack: `blocks/hero/hero.tsx:12`. */
function findPlace(error: unknown): string | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return /\bblocks\/[\w-]+\/[\w-]+\.tsx?(?::\d+)?/.exec(stack)?.[0] ?? null;
}
