import { Fragment, type ReactNode } from 'react';
import type { BlockHost } from '#blocks/block-props.ts';
import { type OutlineBlock, outlineLevel, type PageTitling, titlesPage } from '#blocks/outline-level.ts';
import type { Parameters, SendQuery } from '#cms-schema/define-load.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { EditorBlockPartsFragment, PagePartsFragment } from '../generated/graphql.ts';
import { SafeBlock, useBlockDrawing } from '../render/block-drawing.tsx';
import { type PreparedBlock, prepareBlock } from '../render-block.generated.tsx';
import { joinForeign } from './join-foreign.ts';
import { createBlockLoader } from './load-block.ts';

/** A block in its place on a page, with its live content. */
export interface PlacedBlock extends PreparedBlock {
  readonly block: EditorBlockPartsFragment;
}

interface LoadOptions {
  readonly locale: Locale;
  /** Requests the live content of blocks. */
  readonly send: SendQuery;
  /** The query parameters in the request that blocks read. */
  readonly parameters?: Parameters;
}

/** The flat list of blocks from the API. The live content of all blocks is requested in parallel. */
export function loadBlocks(
  { editorBlocks }: Pick<PagePartsFragment, 'editorBlocks'>,
  { locale, send, parameters = {} }: LoadOptions,
): Promise<PlacedBlock[]> {
  const load = createBlockLoader(send);
  return Promise.all(
    joinForeign(editorBlocks).map(async (block) => ({
      block,
      ...(await prepareBlock(block, locale, load, parameters)),
    })),
  );
}

/**
 * The id of the band after a page's opening, which is painted whole: it lays out its parts against each other, so half of
 * it would move. Null if the page has no such band, or its title stands elsewhere.
 */
export function bandAfterOpening(blocks: readonly PlacedBlock[]): string | null {
  const [opening, next] = blocks.filter(({ block }) => block.parentClientId === null);
  return opening?.hasHeading && next ? next.block.clientId : null;
}

/** The names of the modules that bring the blocks to life. */
export function listModules(blocks: readonly PlacedBlock[]): string[] {
  return blocks.flatMap(({ attachment }) => attachment ?? []);
}

interface Props {
  readonly signature: string;
  readonly locale: Locale;
  readonly blocks: readonly PlacedBlock[];
  readonly titling: PageTitling;
  /** Drawn before the blocks if the first of them does not have the page's `h1`: something that has it. */
  readonly head?: ReactNode;
  /** Drawn after a first block that has the page's `h1`. */
  readonly afterOpening?: ReactNode;
}

/** Renders the flat list of blocks as a tree. */
export function PageBlocks({ signature, locale, blocks, titling, head, afterOpening }: Props) {
  const { failureOf } = useBlockDrawing();
  const [first] = blocks;
  const opening = first && titlesPage(titling, first) ? first : null;
  const hasOpening = opening !== null && failureOf(opening.block.clientId) === null;
  const draw = (parent: string | null, slot: string | null, ancestors: readonly OutlineBlock[]): ReactNode =>
    blocks
      .filter(({ block }) => block.parentClientId === parent && block.slot === slot)
      .map((prepared) => {
        const { block, hasHeading } = prepared;
        const outline = { hasHeading, isFirst: prepared === opening };
        const host: BlockHost = {
          locale,
          id: block.clientId,
          signature,
          isFirst: prepared === first && titling !== 'none',
          depth: block.depth,
          level: outlineLevel(outline, ancestors),
        };
        const slots = (name: string) => draw(block.clientId, name, [...ancestors, outline]);
        return (
          <Fragment key={block.clientId}>
            <SafeBlock type={block.__typename} host={host} draw={() => prepared.draw(host, slots)} />
            {prepared === opening && hasOpening && afterOpening}
          </Fragment>
        );
      });
  return (
    <>
      {!hasOpening && head}
      {draw(null, null, [])}
    </>
  );
}
