import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Locale, localizePath } from '#cms-schema/locale.ts';
import { printDay } from '#cms-schema/print-day.ts';
import { describeReaders, resourceTabs } from '#cms-schema/resource-choices.ts';
import { printBytes } from '#kit/print-bytes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { DownloadOffer } from '#ui/download-offer.tsx';
import { Icon } from '#ui/icon.tsx';
import { Band, Container } from '#ui/surface.tsx';
import { Lede, Text } from '#ui/text.tsx';
import { media, theme, tone } from '#ui/theme.ts';
import { DocumentHead } from '../document-head.tsx';
import type { TemplateProps } from '../template-props.ts';
import messages from './messages.json';
import definition from './type.ts';

/** Where visitors request what cannot be downloaded: the route from the specification. */
const contactPath = '/community/business';

/** A resource: its version, platform and requirements, how to get it, and the document that explains it. */
export function ResourceTemplate({
  tab,
  icon,
  downloadType,
  file,
  version,
  released,
  platform,
  needs,
  type,
  filename,
  url,
  guide,
  host,
  children,
}: TemplateProps<typeof definition>) {
  const { locale, published } = host;
  const words = messages[locale];
  const day = released || file?.date.slice(0, 10) || '';
  const list = localizePath(definition.root, locale);
  return (
    <ResourceArticle>
      <DocumentHead
        host={host}
        width="content"
        list={{ href: `${list}?tab=${tab}`, label: resourceTabs[tab][locale] }}
        mark={<Icon name={icon} size={40} className="resource-icon" />}
      >
        {published?.excerpt && <Lede>{published.excerpt}</Lede>}
      </DocumentHead>
      <Band space="compact" as="div">
        <Container width="content" className="resource-body">
          <div className="resource-text">{children}</div>
          <aside className="resource-facts">
            <dl>
              <Fact term={words.version}>{version}</Fact>
              <Fact term={words.released}>{day && <time dateTime={day}>{printDay(day, locale)}</time>}</Fact>
              <Fact term={words.platform}>{platform}</Fact>
              <Fact term={words.needs}>{needs}</Fact>
              <Fact term={words.file}>{file ? file.fileName : filename || type}</Fact>
              <Fact term={words.size}>{file && printBytes(file.bytes)}</Fact>
              <Fact term={words.guide}>{guide && <a href={guide.href}>{guide.title}</a>}</Fact>
            </dl>
            <Way downloadType={downloadType} file={file} url={url} locale={locale} />
          </aside>
        </Container>
      </Band>
    </ResourceArticle>
  );
}

/** How to get a resource: at its public address, as a download or, if there is neither, by contacting sales. */
function Way({ downloadType, file, url, locale }: WayProps) {
  const words = messages[locale];
  if (url) {
    return (
      <ButtonLink href={url.href} external={url.external} icon="arrow-right">
        {words.open}
      </ButtonLink>
    );
  }
  if (file?.href) {
    return (
      <ButtonLink href={file.href} download={file.fileName} icon="download">
        {words.download}
      </ButtonLink>
    );
  }
  if (file?.accounts) {
    return (
      <>
        <Text size="small">{describeReaders(file.accounts, locale)}</Text>
        <DownloadOffer ticket={file.ticket} label={words.download} about={file.fileName} />
      </>
    );
  }
  return (
    <>
      <Text size="small">{words[downloadType]}</Text>
      <ButtonLink href={localizePath(contactPath, locale)} variant="secondary" icon="arrow-right">
        {words.contact}
      </ButtonLink>
    </>
  );
}

type WayProps = Pick<TemplateProps<typeof definition>, 'downloadType' | 'file' | 'url'> & { readonly locale: Locale };

/** A term and its value; renders nothing if the value is unknown. */
function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  if (children === '' || children === null) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const ResourceArticle = styled.article`
  overflow-wrap: anywhere;

  .resource-icon {
    color: ${tone.accent};
  }

  .resource-body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x4};
  }
  .resource-text .h-band {
    padding-block: 0;
  }
  .resource-text .h-container {
    padding-inline: 0;
  }
  .resource-facts {
    display: grid;
    gap: ${theme.space.x2};
    align-content: start;
    justify-items: start;
    padding: ${theme.space.x3};
    border-radius: ${theme.radius.large};
    background-color: ${tone.surfaceSunken};
  }
  dl {
    display: grid;
    gap: ${theme.space.x2};
    margin: 0;
  }
  dt {
    color: ${tone.textMuted};
    font-size: ${theme.size.small};
  }
  dd {
    margin: 0;
    font-weight: ${theme.weight.medium};
  }

  ${media.desktop} {
    .resource-body {
      grid-template-columns: minmax(0, 1fr) 20rem;
      gap: ${theme.space.x6};
    }
  }
`;
