import type { StudioError } from '../../cms/studio-error.ts';
import type { MessageKey, Translate } from '../../messages.ts';

/** The field that caused the refusal of a redirect, and what to write instead. Null when no field did. */
export function describeRefusal(
  { code, data }: Pick<StudioError, 'code' | 'data'>,
  t: Translate,
): { readonly field: 'from' | 'to'; readonly text: string } | null {
  const word = (name: string) => (typeof data[name] === 'string' ? data[name] : '');
  const [from, by, end] = [word('from'), word('by'), word('end')];
  switch (code) {
    case 'haptera_redirect_source': {
      const key = Object.hasOwn(sources, word('reason')) ? sources[word('reason')] : undefined;
      return { field: 'from', text: t(key ?? 'desk.redirects.notHere') };
    }
    case 'haptera_redirect_exists':
      return { field: 'from', text: t('desk.redirects.exists', { from }) };
    case 'haptera_redirect_page':
      return { field: 'from', text: t('desk.redirects.pageThere', { from }) };
    case 'haptera_redirect_target':
      return { field: 'to', text: t('desk.redirects.badTarget') };
    case 'haptera_redirect_loop':
      return { field: 'to', text: t(from === by ? 'desk.redirects.toItself' : 'desk.redirects.loop', { from, by }) };
    case 'haptera_redirect_chain':
      return {
        field: 'to',
        text: t(end === '410' ? 'desk.redirects.chainGone' : 'desk.redirects.chain', { from, by, end }),
      };
    default:
      return null;
  }
}

const sources: Readonly<Record<string, MessageKey>> = {
  not_here: 'desk.redirects.notHere',
  has_query: 'desk.redirects.hasQuery',
  home: 'desk.redirects.isHome',
  reserved: 'desk.redirects.reserved',
};
