import type { SendQuery } from '#cms-schema/define-load.ts';
import { createLog, type Log } from '#kit/log.ts';
import { CmsQueryError } from '../cms.ts';
import { Redirect } from '../render/redirect.ts';
import type { LoadBlock } from '../render-block.generated.tsx';

const siteLog = createLog({ room: 'site' });

/**
 * Loads the content of blocks. During a CMS outage the whole render fails: a page without its content is worse than the older
 * copy that is served instead, and must not be cached. If the CMS refuses the query, or the block cannot read the response, the
 * block has a bug that no retry fixes: the page is rendered without the block, and the log says why. If the response redirects
 * the visitor, nothing more is rendered: throws `Redirect`.
 */
export function createBlockLoader(send: SendQuery, log: Log = siteLog): LoadBlock {
  return async (request, prepare) => {
    let data: Awaited<ReturnType<typeof request.ask>>;
    try {
      data = await request.ask(send);
    } catch (error) {
      if (error instanceof CmsQueryError && !error.isRefusal) throw error;
      log.error('block-without-data', 'A block is left out of its page: its content could not be loaded.', {
        query: /query (\w+)/.exec(request.text)?.[1] ?? request.text.slice(0, 40),
        error: error instanceof Error ? error.message : String(error),
      });
      return { hasHeading: false, isOpening: false, attachment: null, draw: () => null };
    }
    const elsewhere = request.leadsTo(data);
    if (elsewhere !== null) throw new Redirect(elsewhere, 308);
    return prepare(data);
  };
}
