import type { ReactNode } from 'react';
import { fillIn } from '#kit/fill-in.ts';
import { Icon } from '#ui/icon.tsx';
import type { BlockHost } from '../block-props.ts';
import messages from './messages.json';

interface Props {
  readonly pages: readonly ReactNode[];
  readonly host: BlockHost;
}

/**
 * A paged list in a single static document: links and a style sheet, without a script, show the page that the fragment of the
 * address names, or else the first.
 */
export function PostPages({ pages, host }: Props) {
  if (pages.length < 2) return <>{pages}</>;
  const words = messages[host.locale];
  const idOf = (index: number) => `${host.id}-page-${index + 1}`;
  return (
    <div className="post-pages">
      {[...pages.entries()].map(([index, page]) => (
        <div key={idOf(index)} id={idOf(index)} className="post-page">
          {page}
          <nav className="post-pager" aria-label={words.pages}>
            {index > 0 && (
              <a href={`#${idOf(index - 1)}`} rel="prev">
                <Icon name="chevron-left" />
                {words.previous}
              </a>
            )}
            <span>{fillIn(words.page, { page: index + 1, pages: pages.length })}</span>
            {index + 1 < pages.length && (
              <a href={`#${idOf(index + 1)}`} rel="next">
                {words.next}
                <Icon name="chevron-right" />
              </a>
            )}
          </nav>
        </div>
      ))}
    </div>
  );
}
