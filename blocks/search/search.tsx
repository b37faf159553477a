import { fillIn } from '#kit/fill-in.ts';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { Lede, Text } from '#ui/text.tsx';
import { headingLevel } from '../block-frame.tsx';
import { BlockHeading } from '../block-heading.tsx';
import type { BlockProps } from '../block-props.ts';
import { FoundText } from '../found-text.tsx';
import { SearchForm } from '../search-form.tsx';
import type definition from './block.ts';
import type load from './load.ts';
import type { Hit, SearchData } from './load.ts';
import messages from './messages.json';
import { SearchFrame } from './search-frame.tsx';

type Props = BlockProps<typeof definition, typeof load>;

/** A search field, and the results for the query in the page's address. */
export function Search({ heading, intro, placeholder, nothing, popular, tone, data, host }: Props) {
  const words = messages[host.locale];
  const isAsked = data.query !== '';
  const isFound = data.total > 0;
  const offered = [...new Set(popular.flatMap((one) => one.words || []))];
  return (
    <SearchFrame host={host} tone={tone} labelled={heading !== ''} width="content">
      <div className="search-head">
        <BlockHeading host={host} heading={heading} />
        {intro && <Lede>{intro}</Lede>}
        <SearchForm
          data-attach="search"
          id={`${host.id}-query`}
          locale={host.locale}
          query={data.query}
          placeholder={placeholder}
        />
      </div>
      {isAsked && (
        <p className="search-count" role="status">
          {printCount(data, host.locale)}
        </p>
      )}
      {data.correction !== null && (
        <Text tone="muted">{fillIn(words.corrected, { asked: data.query, query: data.correction })}</Text>
      )}
      {isAsked && data.types.length > (data.type === null ? 1 : 0) && <Types data={data} locale={host.locale} />}
      {isFound && (
        <ol className="search-hits" start={(data.page - 1) * 10 + 1}>
          {data.hits.map((hit) => (
            <FoundDocument key={hit.id} hit={hit} level={headingLevel(host, heading ? 1 : 0)} />
          ))}
        </ol>
      )}
      {data.pages > 1 && <Pages data={data} locale={host.locale} />}
      {isAsked && !isFound && nothing && <Text>{nothing}</Text>}
      {!isFound && offered.length > 0 && (
        <nav className="search-popular" aria-label={words.popular}>
          <Text tone="muted" size="small">
            {words.popular}
          </Text>
          <ul>
            {offered.map((one) => (
              <li key={one}>
                <a href={printQuery({ query: one })}>{one}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </SearchFrame>
  );
}

function FoundDocument({ hit, level }: { readonly hit: Hit; readonly level: ReturnType<typeof headingLevel> }) {
  return (
    <li className="search-hit">
      <Heading level={level} size="sub">
        <a href={hit.href}>
          <FoundText pieces={hit.title} />
        </a>
      </Heading>
      {hit.excerpt.length > 0 && (
        <Text tone="muted" className="search-excerpt">
          <FoundText pieces={hit.excerpt} />
        </Text>
      )}
      <p className="search-place">
        <span>{hit.label}</span>
        <span>{hit.href}</span>
      </p>
    </li>
  );
}

type Locale = keyof typeof messages;

function Types({ data, locale }: { readonly data: SearchData; readonly locale: Locale }) {
  const words = messages[locale];
  const all = data.types.reduce((sum, { total }) => sum + total, 0);
  const links = [{ name: null, label: words.all, total: all }, ...data.types];
  return (
    <nav aria-label={words.types}>
      <ul className="search-types">
        {links.map(({ name, label, total }) => (
          <li key={name ?? ''}>
            <a
              href={printQuery({ query: data.query, type: name })}
              aria-current={name === data.type ? 'true' : undefined}
            >
              {label} <data value={total}>{total}</data>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Pages({ data, locale }: { readonly data: SearchData; readonly locale: Locale }) {
  const words = messages[locale];
  const { query, type, page, pages } = data;
  const hrefOf = (number: number) => printQuery({ query, type, page: number });
  return (
    <nav className="search-pages" aria-label={words.pages}>
      {page > 1 && (
        <a href={hrefOf(Math.min(page - 1, pages))} rel="prev">
          <Icon name="arrow-right" className="search-back" />
          {words.previous}
        </a>
      )}
      <span>{fillIn(words.page, { page: String(page), pages: String(pages) })}</span>
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next">
          {words.next}
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  );
}

function printCount({ query, correction, total, isMore }: SearchData, locale: Locale): string {
  const words = messages[locale];
  const text = total === 0 ? words.nothing : isMore ? words.foundMore : total === 1 ? words.foundOne : words.found;
  return fillIn(text, { query: correction ?? query, count: new Intl.NumberFormat(locale).format(total) });
}

/** The query string that shows other results on the same page. */
function printQuery({ query, type = null, page = 1 }: { query: string; type?: string | null; page?: number }): string {
  const asked = new URLSearchParams({
    q: query,
    ...(type !== null && { type }),
    ...(page > 1 && { page: String(page) }),
  });
  return `?${asked}`;
}
