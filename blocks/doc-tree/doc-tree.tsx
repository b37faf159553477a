import { fillIn } from '#kit/fill-in.ts';
import { FindField } from '#ui/find-field.tsx';
import { Heading, type HeadingLevel } from '#ui/heading.tsx';
import { Text } from '#ui/text.tsx';
import { headingLevel } from '../block-frame.tsx';
import { BlockHead } from '../block-head.tsx';
import type { BlockProps } from '../block-props.ts';
import { FoundText } from '../found-text.tsx';
import type definition from './block.ts';
import { DocTreeFrame } from './doc-tree-frame.tsx';
import type load from './load.ts';
import type { DocHit, DocTreeData, ListedDoc } from './load.ts';
import messages from './messages.json';

type Props = BlockProps<typeof definition, typeof load>;

/** All documents by chapter, a search among them, and a notice if a link names a document that does not exist. */
export function DocTree({ heading, intro, tone, data, host }: Props) {
  const words = messages[host.locale];
  const level = headingLevel(host, heading ? 1 : 0);
  return (
    <DocTreeFrame host={host} tone={tone} labelled={heading !== ''}>
      <div className="doc-tree-head">
        <BlockHead host={host} heading={heading} intro={intro} className="doc-tree-words" />
        <FindField id={`${host.id}-query`} label={words.search} submit={words.submit} query={data.query} />
      </div>
      {data.isUnknown && (
        <p className="doc-tree-unknown" role="status">
          {words.unknown}
        </p>
      )}
      {data.query !== '' && <Found data={data} locale={host.locale} level={level} />}
      {data.chapters.length > 0 ? (
        <ol className="doc-tree-chapters">
          {data.chapters.map((chapter) => (
            <li key={chapter.href} className="doc-tree-chapter">
              <div>
                <Heading level={level} size="sub">
                  <a href={chapter.href}>{chapter.title}</a>
                </Heading>
                {chapter.excerpt && <Text tone="muted">{chapter.excerpt}</Text>}
              </div>
              {chapter.below.length > 0 && <Below docs={chapter.below} />}
            </li>
          ))}
        </ol>
      ) : (
        <Text tone="muted">{words.empty}</Text>
      )}
    </DocTreeFrame>
  );
}

function Below({ docs }: { readonly docs: readonly ListedDoc[] }) {
  return (
    <ol className="doc-tree-below">
      {docs.map(({ title, excerpt, href, below }) => (
        <li key={href}>
          <a href={href}>
            <bdi>{title}</bdi>
          </a>
          {excerpt && <span>{excerpt}</span>}
          {below.length > 0 && <Below docs={below} />}
        </li>
      ))}
    </ol>
  );
}

interface FoundProps {
  readonly data: DocTreeData;
  readonly locale: keyof typeof messages;
  readonly level: HeadingLevel;
}

function Found({ data, locale, level }: FoundProps) {
  const words = messages[locale];
  const { query, correction, total, hits } = data;
  const said = total === 0 ? words.nothing : total === 1 ? words.foundOne : words.found;
  const values = { query: correction ?? query, count: new Intl.NumberFormat(locale).format(total) };
  return (
    <div className="doc-tree-found">
      <p role="status">{fillIn(said, values)}</p>
      {correction !== null && <Text tone="muted">{fillIn(words.corrected, { asked: query, query: correction })}</Text>}
      {hits.length > 0 && (
        <ol>
          {hits.map((hit) => (
            <Hit key={hit.href} hit={hit} level={level} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Hit({ hit, level }: { readonly hit: DocHit; readonly level: HeadingLevel }) {
  return (
    <li>
      <Heading level={level} size="small">
        <a href={hit.href}>
          <FoundText pieces={hit.title} />
        </a>
      </Heading>
      {hit.excerpt.length > 0 && (
        <Text tone="muted" size="small">
          <FoundText pieces={hit.excerpt} />
        </Text>
      )}
    </li>
  );
}
