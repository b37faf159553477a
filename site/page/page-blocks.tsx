import { Fragment, type ReactNode } from 'react';
import type { BlockHost } from '#blocks/block-props.ts';
import { type OutlineBlock, outlineLevel, type PageTitling, titlesPage } from '#blocks/outline-level.ts';
import type { Parameters, SendQuery } from '#cms-schema/define-load.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { createLog } from '#kit/log.ts';
import type { PagePartsFragment } from '../generated/graphql.ts';
import { prepareBlock } from '../render-block.generated.tsx';
import { Attachments } from './attachments.tsx';
import { createSafeDraw } from './draw-safely.tsx';
import { joinForeign } from './join-foreign.ts';
import { createBlockLoader } from './load-block.ts';

const siteLog = createLog({ room: 'site' });

interface Props {
  readonly page: Pick<PagePartsFragment, 'signature' | 'editorBlocks'>;
  readonly locale: Locale;
  /** Requests the live content of blocks. */
  readonly send: SendQuery;
  readonly parameters?: Parameters;
  readonly titling: PageTitling;
  /** Drawn before the blocks if the first of them does not have the page's `h1`: something that has it. */
  readonly head?: ReactNode;
  /** Drawn after a first block that has the page's `h1`. */
  readonly afterOpening?: ReactNode;
}

/** Renders the flat list of blocks from the API as a tree. The live content of all blocks is requested in parallel. */
export async function PageBlocks({ page, locale, send, parameters = {}, titling, head, afterOpening }: Props) {
  const load = createBlockLoader(send);
  const blocks = await Promise.all(
    joinForeign(page.editorBlocks).map(async (block) => ({
      block,
      ...(await prepareBlock(block, locale, load, parameters)),
    })),
  );
  const [first] = blocks;
  const opening = first && titlesPage(titling, first) ? first : null;
  const { drawSafely, broken } = createSafeDraw(siteLog);
  const draw = (parent: string | null, slot: string | null, ancestors: readonly OutlineBlock[]): ReactNode =>
    blocks
      .filter(({ block }) => block.parentClientId === parent && block.slot === slot)
      .map((prepared) => {
        const { block, hasHeading } = prepared;
        const outline = { hasHeading, isFirst: prepared === opening };
        const host: BlockHost = {
          locale,
          id: block.clientId,
          signature: page.signature,
          isFirst: prepared === first && titling !== 'none',
          depth: block.depth,
          level: outlineLevel(outline, ancestors),
        };
        const slots = (name: string) => draw(block.clientId, name, [...ancestors, outline]);
        const drawn = drawSafely(block.__typename, host, () => prepared.draw(host, slots));
        return (
          <Fragment key={block.clientId}>
            {drawn}
            {prepared === opening && !broken.has(block.clientId) && afterOpening}
          </Fragment>
        );
      });
  const content = draw(null, null, []);
  const hasOpening = opening !== null && !broken.has(opening.block.clientId);
  return (
    <>
      {!hasOpening && head}
      {content}
      <Attachments names={blocks.flatMap(({ attachment }) => attachment ?? [])} />
    </>
  );
}
