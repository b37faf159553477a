import { printDay } from '#cms-schema/print-day.ts';
import { nameCategory, nameLevel } from '#cms-schema/supported.ts';
import { fillIn } from '#kit/fill-in.ts';
import { Heading } from '#ui/heading.tsx';
import { Lede, Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { headingLevel } from '../block-frame.tsx';
import { BlockHeading } from '../block-heading.tsx';
import type { BlockProps } from '../block-props.ts';
import { AppListFrame } from './app-list-frame.tsx';
import type definition from './block.ts';
import { CategoryDrawing } from './category-drawing.tsx';
import type load from './load.ts';
import type { ListedApp } from './load.ts';
import messages from './messages.json';

type Props = BlockProps<typeof definition, typeof load>;

/** Apps by category. The filter is a group of radio buttons and a style sheet, so it works without a script. */
export function AppList({ heading, intro, filter, tone, data, host }: Props) {
  const words = messages[host.locale];
  const level = headingLevel(host, heading ? 1 : 0);
  const { updated, groups } = data;
  const total = groups.reduce((sum, { apps }) => sum + apps.length, 0);
  return (
    <AppListFrame host={host} tone={tone} labelled={heading !== ''}>
      <div className="apps-head">
        <BlockHeading host={host} heading={heading} size={host.depth > 0 ? 'sub' : 'section'} />
        {intro && <Lede>{intro}</Lede>}
        {updated && (
          <Text size="small" tone="muted">
            {words.updated} <time dateTime={updated}>{printDay(updated, host.locale)}</time>
          </Text>
        )}
      </div>
      {filter && groups.length > 1 && (
        <fieldset className="apps-filter" aria-label={words.filter}>
          <Option name={`${host.id}-category`} value="all" label={words.all} count={total} isChosen />
          {groups.map(({ category, apps }) => (
            <Option
              key={category}
              name={`${host.id}-category`}
              value={category}
              label={nameCategory(category)[host.locale]}
              count={apps.length}
            />
          ))}
        </fieldset>
      )}
      {total === 0 && <Text tone="muted">{words.empty}</Text>}
      {groups.map(({ category, apps }) => (
        <section
          key={category}
          className="apps-group"
          data-category={category}
          aria-labelledby={`${host.id}-${category}`}
        >
          <div className="apps-category">
            <CategoryDrawing category={category} />
            <Heading id={`${host.id}-${category}`} level={level} size={host.depth > 0 ? 'small' : 'sub'}>
              {nameCategory(category)[host.locale]}
            </Heading>
            <Text size="small" tone="muted">
              {fillIn(apps.length === 1 ? words.countOne : words.count, { count: apps.length })}
            </Text>
          </div>
          <ul className="apps">
            {apps.map((app) => (
              <App key={`${app.name} ${app.client}`} app={app} words={words} locale={host.locale} />
            ))}
          </ul>
        </section>
      ))}
    </AppListFrame>
  );
}

interface AppProps {
  readonly app: ListedApp;
  readonly words: (typeof messages)['en'];
  readonly locale: Props['host']['locale'];
}

function App({ app: { name, client, level }, words, locale }: AppProps) {
  return (
    <li data-level={level}>
      <span className="app-name">{name}</span>
      {client && <span className="app-client">{client}</span>}
      {level !== 'unstated' && (
        <span className="app-level">
          <VisuallyHidden>{words.level}: </VisuallyHidden>
          {nameLevel(level)[locale]}
        </span>
      )}
    </li>
  );
}

interface OptionProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isChosen?: boolean;
}

function Option({ name, value, label, count, isChosen }: OptionProps) {
  return (
    <label>
      <input type="radio" name={name} value={value} defaultChecked={isChosen} />
      {label} <span className="apps-count">{count}</span>
    </label>
  );
}
