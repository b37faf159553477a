import { permanentRedirect } from 'next/navigation';
import type { SendQuery } from '#cms-schema/define-load.ts';
import { createLog, type Log } from '#kit/log.ts';
import { CmsQueryError } from '../cms.ts';
import type { LoadBlock } from '../render-block.generated.tsx';

const siteLog = createLog({ room: 'site' });

/**
 * Loads what blocks show. While the CMS is away the rendering fails as a whole: a page that lacks its content is worth less
 * than the older one that is shown instead, and must not be kept. A query that the CMS refuses, or an answer that the block
 * cannot read, is a fault of the block that no waiting mends: the page stands without it, and the log says why. Where the answer
 * leads the visitor elsewhere, nothing more is drawn.
 */
export function createBlockLoader(send: SendQuery, log: Log = siteLog): LoadBlock {
  return async (request, prepare) => {
    let data: Awaited<ReturnType<typeof request.ask>>;
    try {
      data = await request.ask(send);
    } catch (error) {
      if (error instanceof CmsQueryError && !error.isRefusal) throw error;
      log.error('block-without-data', 'A block is left out of its page: its content cannot be had.', {
        query: /query (\w+)/.exec(request.text)?.[1] ?? request.text.slice(0, 40),
        error: error instanceof Error ? error.message : String(error),
      });
      return { hasHeading: false, attachment: null, draw: () => null };
    }
    const elsewhere = request.leadsTo(data);
    return elsewhere === null ? prepare(data) : permanentRedirect(encodeURI(elsewhere));
  };
}
