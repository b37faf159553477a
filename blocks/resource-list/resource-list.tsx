import type { ReactNode } from 'react';
import { localizePath } from '#cms-schema/locale.ts';
import { printDay } from '#cms-schema/print-day.ts';
import { downloadTypes } from '#cms-schema/resource-choices.ts';
import { Heading, type HeadingLevel } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { newTab } from '#ui/new-tab.ts';
import { Lede, Text } from '#ui/text.tsx';
import { BlockActions } from '../block-actions.tsx';
import { headingId, headingLevel } from '../block-frame.tsx';
import type { BlockHost, BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import type load from './load.ts';
import type { ListedResource } from './load.ts';
import messages from './messages.json';
import { ResourceListFrame } from './resource-list-frame.tsx';

type Props = BlockProps<typeof definition, typeof load>;

/** Four tabs that are links, what stands under the open one, and how one gets what cannot be downloaded here. */
export function ResourceList({ heading, intro, note, actions, tone, data, host }: Props) {
  const words = messages[host.locale];
  return (
    <ResourceListFrame host={host} tone={tone} labelled={heading !== ''}>
      {(heading || intro) && (
        <div className="resource-list-head">
          {heading && (
            <Heading id={headingId(host)} level={headingLevel(host)}>
              {heading}
            </Heading>
          )}
          {intro && <Lede>{intro}</Lede>}
        </div>
      )}
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
      {data.resources.length > 0 ? (
        <ul className="resource-items" data-attach="resource-list">
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
  const { title, excerpt, href, icon, downloadType, version, released, platform, needs, url, guide } = resource;
  const words = messages[locale];
  return (
    <li className="resource-item">
      <span className="resource-icon">
        <Icon name={icon} size={28} />
      </span>
      <div className="resource-words">
        <Heading level={level} size="small">
          <a href={href}>{title}</a>
        </Heading>
        {excerpt && <Text tone="muted">{excerpt}</Text>}
        <dl>
          <Fact term={words.platform}>{platform}</Fact>
          <Fact term={words.needs}>{needs}</Fact>
          <Fact term={words.guide}>{guide && <a href={guide.href}>{guide.title}</a>}</Fact>
        </dl>
      </div>
      <p className="resource-way">
        {version && <span>{words.version.replace('{version}', version)}</span>}
        {released && <time dateTime={released}>{printDay(released, locale)}</time>}
        {url ? (
          <a href={url.href} {...newTab(url.external)}>
            {words.open}
          </a>
        ) : (
          <Restriction downloadType={downloadType} locale={locale} />
        )}
      </p>
    </li>
  );
}

/** Visitors are asked to sign in; who is, and whoever wants what is not open yet, is led to those who give it. */
function Restriction({ downloadType, locale }: Pick<ListedResource, 'downloadType'> & Pick<BlockHost, 'locale'>) {
  const words = messages[locale];
  const business = localizePath('/community/business', locale);
  const status = downloadTypes[downloadType][locale];
  if (downloadType === 'needLogin') {
    return (
      <>
        <button type="button" className="resource-status" data-for="visitor" data-login="">
          <Icon name="lock" />
          {status}
        </button>
        <a href={business} data-for="member" hidden>
          {words.ask}
        </a>
      </>
    );
  }
  return (
    <span className="resource-status">
      <Icon name="clock" />
      {status}
      <a href={business}>{words.contact}</a>
    </span>
  );
}

/** Nothing for what is not known. */
function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  if (children === '' || children === null) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
