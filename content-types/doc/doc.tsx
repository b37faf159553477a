import { styled } from 'styled-components';
import { localizePath } from '#cms-schema/locale.ts';
import { printDay } from '#cms-schema/print-day.ts';
import { fillIn } from '#kit/fill-in.ts';
import { FindField } from '#ui/find-field.tsx';
import { Band, Container } from '#ui/surface.tsx';
import { Lede } from '#ui/text.tsx';
import { media, theme } from '#ui/theme.ts';
import { BodyContents } from '../body-contents.tsx';
import { DocumentHead } from '../document-head.tsx';
import messages from '../messages.json';
import { NeighbourLinks } from '../neighbour-links.tsx';
import { SideList } from '../side-list.tsx';
import type { TemplateProps } from '../template-props.ts';
import words from './messages.json';
import definition from './type.ts';

/** A document between the tree of all documents and its own table of contents, with links to its neighbours at the end. */
export function DocTemplate({ host, children }: TemplateProps<typeof definition>) {
  const { locale, published } = host;
  const own = words[locale];
  const home = localizePath(definition.root, locale);
  return (
    <DocArticle>
      <DocumentHead host={host} width="page" list={{ href: home, label: definition.labels.many[locale] }}>
        {published?.excerpt && <Lede>{published.excerpt}</Lede>}
        {published && (
          <p className="document-facts">
            <span>
              <Changed text={own.changed} day={published.changed} printed={printDay(published.changed, locale)} />
            </span>
            {published.minutes && <span>{fillIn(messages[locale].minutes, { minutes: published.minutes })}</span>}
          </p>
        )}
      </DocumentHead>
      <Band space="compact" as="div">
        <Container width="page" className="doc-body">
          <div className="doc-side">
            <FindField id="doc-query" action={home} label={own.search} submit={own.submit} hint={own.submit} />
            {published && published.tree.length > 1 && (
              <SideList label={own.tree} besideFrom="desktop">
                <ol>
                  {published.tree.map(({ title: name, href, depth }) => (
                    <li key={href} data-depth={Math.min(depth, 2)}>
                      <a href={href} aria-current={href === published.href ? 'page' : undefined}>
                        <bdi>{name}</bdi>
                      </a>
                    </li>
                  ))}
                </ol>
              </SideList>
            )}
          </div>
          {published && <BodyContents headings={published.headings} locale={locale} />}
          <div className="doc-text">
            {children}
            {published && <NeighbourLinks {...published} locale={locale} />}
          </div>
        </Container>
      </Band>
    </DocArticle>
  );
}

/** A sentence that contains a day, with the day in a machine-readable `<time>`. */
function Changed({ text, day, printed }: { readonly text: string; readonly day: string; readonly printed: string }) {
  const [before = '', after = ''] = text.split('{day}');
  return (
    <>
      {before}
      <time dateTime={day}>{printed}</time>
      {after}
    </>
  );
}

const DocArticle = styled.article`
  overflow-wrap: anywhere;

  .doc-body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x3};
  }
  .doc-side {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x2};
    align-content: start;
  }
  .doc-text {
    width: 100%;
    max-width: ${theme.width.text};
  }
  /* The body is a band with its own padding; here the document provides the spacing. */
  .doc-text .h-band {
    padding-block: 0;
  }
  .doc-text .h-container {
    padding-inline: 0;
  }

  ${media.desktop} {
    .doc-body {
      grid-template-columns: 14rem minmax(0, 1fr);
      grid-template-rows: auto 1fr;
      column-gap: ${theme.space.x6};
    }
    .doc-side {
      grid-area: 1 / 1 / span 2;
    }
    .doc-body > nav {
      grid-area: 1 / 2;
    }
    .doc-text {
      grid-area: 2 / 2;
    }
  }
  ${media.page} {
    .doc-body {
      grid-template-columns: 14rem minmax(0, 1fr) 12rem;
      grid-template-rows: auto;
    }
    .doc-side {
      grid-area: 1 / 1;
    }
    .doc-body > nav {
      grid-area: 1 / 3;
    }
    .doc-text {
      grid-area: 1 / 2;
    }
  }
`;
