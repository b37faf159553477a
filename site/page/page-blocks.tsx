import { Fragment, type ReactNode } from 'react';
import type { BlockHost } from '#blocks/block-props.ts';
import { type OutlineBlock, outlineLevel } from '#blocks/outline-level.ts';
import type { Parameters, SendQuery } from '#cms-schema/define-load.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { PagePartsFragment } from '../generated/graphql.ts';
import { prepareBlock } from '../render-block.generated.tsx';
import { Attachments } from './attachments.tsx';
import { joinForeign } from './join-foreign.ts';
import { createBlockLoader } from './load-block.ts';

interface Props {
  readonly page: Pick<PagePartsFragment, 'title' | 'signature' | 'editorBlocks'>;
  readonly locale: Locale;
  /** Requests the live content of blocks. */
  readonly send: SendQuery;
  readonly parameters?: Parameters;
  /** Whether a template already shows the title above the blocks, as the page's first heading. */
  readonly isTitled?: boolean;
}

/** Renders the flat list of blocks from the API as a tree. The live content of all blocks is requested in parallel. */
export async function PageBlocks({ page, locale, send, parameters = {}, isTitled = false }: Props) {
  const load = createBlockLoader(send);
  const blocks = await Promise.all(
    joinForeign(page.editorBlocks).map(async (block) => ({
      block,
      ...(await prepareBlock(block, locale, load, parameters)),
    })),
  );
  const first = isTitled ? undefined : blocks[0];
  const draw = (parent: string | null, slot: string | null, ancestors: readonly OutlineBlock[]): ReactNode =>
    blocks
      .filter(({ block }) => block.parentClientId === parent && block.slot === slot)
      .map((prepared) => {
        const { block, hasHeading } = prepared;
        const outline = { hasHeading, isFirst: prepared === first };
        const host: BlockHost = {
          locale,
          id: block.clientId,
          signature: page.signature,
          isFirst: outline.isFirst,
          depth: block.depth,
          level: outlineLevel(outline, ancestors),
        };
        const slots = (name: string) => draw(block.clientId, name, [...ancestors, outline]);
        return <Fragment key={block.clientId}>{prepared.draw(host, slots)}</Fragment>;
      });
  return (
    <>
      {!isTitled && !first?.hasHeading && <VisuallyHidden as="h1">{page.title}</VisuallyHidden>}
      {draw(null, null, [])}
      <Attachments names={blocks.flatMap(({ attachment }) => attachment ?? [])} />
    </>
  );
}
