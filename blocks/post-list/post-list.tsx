import { Fragment, type ReactNode } from 'react';
import { splitLocale } from '#cms-schema/locale.ts';
import { printDay } from '#cms-schema/print-day.ts';
import { fillIn } from '#kit/fill-in.ts';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { Text } from '#ui/text.tsx';
import { Waveform } from '#ui/waveform/waveform.tsx';
import { BlockActions } from '../block-actions.tsx';
import { headingLevel } from '../block-frame.tsx';
import { BlockHead } from '../block-head.tsx';
import { BlockPicture } from '../block-picture.tsx';
import type { BlockHost, BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import type load from './load.ts';
import type { ListedPost } from './load.ts';
import messages from './messages.json';
import { mostTerms, PostFilter } from './post-filter.tsx';
import { PostListFrame } from './post-list-frame.tsx';
import { PostPages } from './post-pages.tsx';

type Props = BlockProps<typeof definition, typeof load>;

/** Published posts or tutorials as cards, as rows, or as cards with a large first one. */
export function PostList({ heading, intro, perPage, filter, actions, layout, tone, data, host }: Props) {
  const isLead = layout === 'lead';
  const terms = [...new Set(data.flatMap((post) => post.terms))].slice(0, mostTerms);
  return (
    <PostListFrame host={host} tone={tone} labelled={heading !== ''}>
      <BlockHead host={host} heading={heading} intro={intro} className="post-head" />
      {data.length > 0 ? (
        <>
          {filter && terms.length > 1 && <PostFilter terms={terms} host={host} />}
          <PostPages
            host={host}
            pages={cutPages(data, perPage).map((posts) => (
              <ul key={posts[0]?.id} className="post-list" data-layout={layout}>
                {posts.map((post, index) => (
                  <Post
                    key={post.id}
                    post={post}
                    places={post.terms.map((term) => terms.indexOf(term))}
                    host={host}
                    level={headingLevel(host, heading ? 1 : 0)}
                    sizes={isLead && index === 0 ? sizes.lead : layout === 'rows' ? sizes.rows : sizes.cards}
                  />
                ))}
              </ul>
            ))}
          />
        </>
      ) : (
        <div className="post-empty">
          <Waveform seed={host.signature} variant="mark" />
          <Text tone="muted">{messages[host.locale].empty}</Text>
        </div>
      )}
      <BlockActions actions={actions} className="post-actions" />
    </PostListFrame>
  );
}

/** Splits the posts into pages of `length`; 0 puts all of them on one page. */
function cutPages(posts: readonly ListedPost[], length: number): readonly (readonly ListedPost[])[] {
  if (length === 0) return [posts];
  const count = Math.ceil(posts.length / length);
  return Array.from({ length: count }, (_, page) => posts.slice(page * length, (page + 1) * length));
}

/** Rendered widths of the pictures, as in the `sizes` attribute. */
const sizes = {
  cards: '(min-width: 1080px) 30vw, (min-width: 734px) 46vw, 92vw',
  rows: '(min-width: 734px) 17rem, 7.5rem',
  lead: '(min-width: 1080px) 54vw, 92vw',
} as const;

/** Names in a row, each in its own direction. */
function isolateEach(names: readonly string[], separator: string): ReactNode {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && separator}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}

interface PostProps {
  readonly post: ListedPost;
  /** The positions of its terms in the filter. */
  readonly places: readonly number[];
  readonly host: BlockHost;
  readonly level: ReturnType<typeof headingLevel>;
  readonly sizes: string;
}

function Post({ post, places, host, level, sizes }: PostProps) {
  const { title, excerpt, href, day, minutes, terms, image } = post;
  const shown = [...new Set(terms)].slice(0, 3);
  return (
    <li className="post" data-terms={places.join(' ')}>
      <div className="post-words">
        <p className="post-facts">
          <time dateTime={day}>{printDay(day, host.locale)}</time>
          {minutes !== null && <span>{fillIn(messages[host.locale].minutes, { minutes })}</span>}
          {shown.length > 0 && <span>{isolateEach(shown, host.locale === 'zh' ? '、' : ', ')}</span>}
        </p>
        <Heading level={level} size="sub">
          <a href={href}>
            <bdi>{title}</bdi>
            <Icon name="arrow-right" />
          </a>
        </Heading>
        {excerpt && (
          <Text tone="muted" className="post-excerpt">
            {excerpt}
          </Text>
        )}
      </div>
      <div className="post-picture">
        {image ? (
          <BlockPicture media={image} sizes={sizes} decorative />
        ) : (
          <Waveform seed={splitLocale(href).path} variant="hero" />
        )}
      </div>
    </li>
  );
}
