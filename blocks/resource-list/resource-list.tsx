import type { ReactNode } from 'react';
import { localizePath } from '#cms-schema/locale.ts';
import { printDay } from '#cms-schema/print-day.ts';
import { describeReaders, downloadTypes } from '#cms-schema/resource-choices.ts';
import { fillIn } from '#kit/fill-in.ts';
import { printBytes } from '#kit/print-bytes.ts';
import { DownloadOffer } from '#ui/download-offer.tsx';
import { Heading, type HeadingLevel } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { keepWhole } from '#ui/keep-whole.tsx';
import { newTab } from '#ui/new-tab.ts';
import { Text } from '#ui/text.tsx';
import { BlockActions } from '../block-actions.tsx';
import { headingLevel } from '../block-frame.tsx';
import { BlockHead } from '../block-head.tsx';
import type { BlockHost, BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import type load from './load.ts';
import type { ListedResource } from './load.ts';
import messages from './messages.json';
import { ResourceListFrame } from './resource-list-frame.tsx';

type Props = BlockProps<typeof definition, typeof load>;

/** Four tabs that are links, the resources of the open one, and how to get those that cannot be downloaded here. */
export function ResourceList({ heading, intro, note, actions, tone, data, host }: Props) {
  const words = messages[host.locale];
  return (
    <ResourceListFrame host={host} tone={tone} labelled={heading !== ''}>
      <BlockHead host={host} heading={heading} intro={intro} className="resource-list-head" />
      <nav className="resource-tabs" aria-label={words.tabs}>
        <ul>
          {data.tabs.map(({ name, label }) => (
            <li key={name}>
              <a href={`?tab=${name}#${host.id}`} aria-current={name === data.tab ? 'true' : undefined}>
                {label}
                {name === 'effect' && <small>{words.comingSoon}</small>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="resource-customer" data-attach="resource-list" data-words={JSON.stringify(words.contract)} hidden>
        <span data-told="" />
        <a href={localizePath('/community/business', host.locale)}>{words.contact}</a>
      </p>
      {data.resources.length > 0 ? (
        <ul className="resource-items">
          {data.resources.map((resource) => (
            <Resource key={resource.id} resource={resource} host={host} level={headingLevel(host, heading ? 1 : 0)} />
          ))}
        </ul>
      ) : (
        <Text tone="muted">{words.empty}</Text>
      )}
      {(note || actions.length > 0) && (
        <div className="resource-note">
          {note && <Text>{note}</Text>}
          <BlockActions actions={actions} className="resource-actions" />
        </div>
      )}
    </ResourceListFrame>
  );
}

interface ResourceProps {
  readonly resource: ListedResource;
  readonly host: BlockHost;
  readonly level: HeadingLevel;
}

function Resource({ resource, host: { locale }, level }: ResourceProps) {
  const { title, excerpt, href, icon, version, released, platform, needs, file, guide } = resource;
  const words = messages[locale];
  const day = released || file?.date.slice(0, 10) || '';
  return (
    <li className="resource-item">
      <span className="resource-icon">
        <Icon name={icon} size={28} />
      </span>
      <div className="resource-words">
        <Heading level={level} size="small">
          <a href={href}>
            <bdi>{title}</bdi>
          </a>
        </Heading>
        {excerpt && <Text tone="muted">{excerpt}</Text>}
        <dl>
          <Fact term={words.platform}>{platform}</Fact>
          <Fact term={words.needs}>{needs}</Fact>
          <Fact term={words.guide}>
            {guide && (
              <a href={guide.href}>
                <bdi>{guide.title}</bdi>
              </a>
            )}
          </Fact>
        </dl>
      </div>
      <div className="resource-way">
        <p>
          {version && <span>{fillIn(words.version, { version })}</span>}
          {day && <time dateTime={day}>{printDay(day, locale)}</time>}
          {file && <span>{[file.type, printBytes(file.bytes)].filter(Boolean).join(', ')}</span>}
        </p>
        <Way resource={resource} locale={locale} />
      </div>
    </li>
  );
}

/** How to get a resource: at its public address, as a download or, if there is neither, by contacting sales. */
function Way({ resource, locale }: Pick<ResourceProps, 'resource'> & Pick<BlockHost, 'locale'>) {
  const { title, downloadType, file, url } = resource;
  const words = messages[locale];
  if (url) {
    return (
      <a href={url.href} {...newTab(url.external)}>
        {words.open}
      </a>
    );
  }
  if (file?.href) {
    return (
      <a href={file.href} download={file.fileName}>
        {words.download}
      </a>
    );
  }
  if (file?.accounts) {
    return (
      <>
        <span className="resource-status">
          <Icon name="lock" />
          <span>{describeReaders(file.accounts, locale)}</span>
        </span>
        <DownloadOffer ticket={file.ticket} label={words.download} about={title} variant="secondary" />
      </>
    );
  }
  const isOpen = downloadType === 'needLogin';
  return (
    <span className="resource-status">
      <Icon name={isOpen ? 'lock' : 'clock'} />
      {isOpen ? words.onRequest : downloadTypes.notOpen[locale]}
      <a href={localizePath('/community/business', locale)}>{isOpen ? words.ask : words.contact}</a>
    </span>
  );
}

/** A term and its value; renders nothing if the value is unknown. */
function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  if (children === '' || children === null) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{keepWhole(children)}</dd>
    </div>
  );
}
