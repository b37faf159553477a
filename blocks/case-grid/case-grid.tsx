import { css, styled } from 'styled-components';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { newTab } from '#ui/new-tab.ts';
import { Tag } from '#ui/tag.tsx';
import { Text } from '#ui/text.tsx';
import { tone as ink, media, theme } from '#ui/theme.ts';
import { Waveform } from '#ui/waveform/waveform.tsx';
import { BlockFrame, headingLevel } from '../block-frame.tsx';
import { BlockHead } from '../block-head.tsx';
import { BlockPicture } from '../block-picture.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import { caseTagNames, caseTags } from './case-tags.ts';
import messages from './messages.json';
import { type PresentedCase, presentCase } from './present-case.ts';

/** Cases as cards or rows. The filter is a group of radio buttons and a style sheet: it works without JavaScript. */
export function CaseGrid({ heading, intro, cases, layout, filter, tone, host }: BlockProps<typeof definition>) {
  const words = messages[host.locale];
  const shown = cases.flatMap((one) => presentCase(one, host.locale) ?? []);
  const used = caseTagNames.filter((tag) => shown.some(({ tags }) => tags.includes(tag)));
  const sizes =
    layout === 'grid' ? '(min-width: 1080px) 30vw, (min-width: 734px) 46vw, 92vw' : '(min-width: 734px) 40vw, 92vw';
  return (
    <CaseGridFrame host={host} tone={tone} labelled={heading !== ''}>
      <BlockHead host={host} heading={heading} intro={intro} className="case-head" />
      {filter && used.length > 1 && (
        <fieldset className="case-filter" aria-label={words.filter}>
          <FilterOption name={`${host.id}-filter`} value="all" label={words.all} count={shown.length} isChosen />
          {used.map((tag) => (
            <FilterOption
              key={tag}
              name={`${host.id}-filter`}
              value={tag}
              label={caseTags[tag][host.locale]}
              count={shown.filter(({ tags }) => tags.includes(tag)).length}
            />
          ))}
        </fieldset>
      )}
      {shown.length > 0 ? (
        <ul className="case-list" data-layout={shown.length === 1 ? 'rows' : layout}>
          {[...shown.entries()].map(([index, one]) => (
            <Case key={`${index} ${one.title}`} one={one} level={headingLevel(host, heading ? 1 : 0)} sizes={sizes} />
          ))}
        </ul>
      ) : (
        <div className="case-empty">
          <Waveform seed={host.signature} variant="mark" />
          <Text tone="muted">{words.empty}</Text>
        </div>
      )}
    </CaseGridFrame>
  );
}

interface FilterOptionProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isChosen?: boolean;
}

function FilterOption({ name, value, label, count, isChosen }: FilterOptionProps) {
  return (
    <label>
      <input type="radio" name={name} value={value} defaultChecked={isChosen} />
      {label} <span className="case-count">{count}</span>
    </label>
  );
}

interface CaseProps {
  readonly one: PresentedCase;
  readonly level: ReturnType<typeof headingLevel>;
  readonly sizes: string;
}

function Case({ one, level, sizes }: CaseProps) {
  const { title, description, tags, labels, picture, link } = one;
  return (
    <li className="case" data-tags={tags.join(' ')}>
      <div className="case-words">
        <Heading level={level} size="sub">
          {link ? (
            <a href={link.href} {...newTab(link.newTab)}>
              <bdi>{title}</bdi>
              <Icon name={link.external ? 'arrow-up-right' : 'arrow-right'} />
            </a>
          ) : (
            title
          )}
        </Heading>
        {description && <Text tone="muted">{description}</Text>}
        {labels.length > 0 && (
          <p className="case-tags">
            {labels.map((label) => (
              <Tag key={label}>{label}</Tag>
            ))}
          </p>
        )}
      </div>
      {picture && (
        <div className="case-picture">
          <BlockPicture media={picture} sizes={sizes} />
        </div>
      )}
    </li>
  );
}

const hiddenCases = css`
  ${caseTagNames
    .map(
      (tag) => `&:has(.case-filter input[value='${tag}']:checked) .case:not([data-tags~='${tag}']) { display: none; }`,
    )
    .join('\n')}
`;

const CaseGridFrame = styled(BlockFrame)`
  overflow-wrap: anywhere;
  container-type: inline-size;

  .case-head {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x2};
    margin-bottom: ${theme.space.x5};
  }

  .case-filter {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x1};
    margin-bottom: ${theme.space.x4};
  }
  .case-filter label {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    min-height: 2.75rem;
    padding: 0 ${theme.space.x2};
    border: ${theme.line.hair} solid ${ink.lineStrong};
    border-radius: ${theme.radius.round};
    font-size: ${theme.size.small};
    cursor: pointer;
    transition:
      background-color ${theme.duration.quick} ${theme.ease.out},
      color ${theme.duration.quick} ${theme.ease.out};
  }
  .case-filter input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  .case-count {
    color: ${ink.textMuted};
    font-size: ${theme.size.tiny};
    font-variant-numeric: tabular-nums;
  }
  .case-filter label:has(:checked) {
    border-color: ${ink.text};
    background-color: ${ink.text};
    color: ${ink.surface};
    forced-color-adjust: none;
  }
  .case-filter label:has(:checked) .case-count {
    color: inherit;
  }
  .case-filter label:has(:focus-visible) {
    outline: 2px solid ${ink.focus};
    outline-offset: 3px;
  }
  ${hiddenCases}

  .case-list {
    display: grid;
    gap: ${theme.space.x5} ${theme.space.x4};
  }
  .case {
    position: relative;
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr);
    gap: ${theme.space.x2};
    min-width: 0;
  }
  .case-words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x1};
    align-content: start;
    justify-items: start;
  }
  .case-words a {
    color: inherit;
    text-decoration: none;
  }
  .case-words a::after {
    content: '';
    position: absolute;
    inset: -0.5rem;
    border-radius: ${theme.radius.large};
  }
  .case-words a:focus-visible {
    outline: none;
  }
  .case-words a:focus-visible::after {
    outline: 2px solid ${ink.focus};
  }
  .case-words .h-icon {
    display: inline-block;
    margin-inline-start: 0.4em;
    width: 0.8em;
    height: 0.8em;
    color: ${ink.accent};
    vertical-align: -0.04em;
    transition: transform ${theme.duration.settle} ${theme.ease.spring};
  }
  .case-tags {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x05};
    margin-top: ${theme.space.x05};
  }
  .case-tags .h-tag {
    white-space: normal;
  }
  .case-picture {
    order: -1;
    overflow: clip;
    border-radius: ${theme.radius.large};
    background-color: ${ink.surfaceSunken};
  }
  .case-picture img {
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    transition: transform ${theme.duration.settle} ${theme.ease.out};
  }
  .case-empty {
    display: grid;
    gap: ${theme.space.x2};
    justify-items: center;
    padding-block: ${theme.space.x6};
    border-block: ${theme.line.hair} solid ${ink.line};
    text-align: center;
  }

  @container (min-width: 40rem) {
    [data-layout='grid'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    [data-layout='rows'] .case:has(.case-picture) {
      grid-template: auto / minmax(0, 4fr) minmax(0, 8fr);
      column-gap: clamp(2rem, 5vw, 5rem);
      align-items: center;
    }
  }
  @container (min-width: 64rem) {
    [data-layout='grid'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      row-gap: ${theme.space.x8};
    }
    /* Two cards share the full width instead of leaving a gap in the third column. */
    [data-layout='grid']:not(:has(> :nth-child(3))) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  [data-layout='rows'] {
    gap: 0;
  }
  [data-layout='rows'] .case {
    padding-block: ${theme.space.x4};
    border-top: ${theme.line.hair} solid ${ink.line};
  }
  [data-layout='rows'] .case-words a::after {
    inset: ${theme.space.x1} 0;
  }

  ${media.hover} {
    .case:has(a:hover) .h-icon {
      transform: translateX(4px);
    }
    .case:has(a:hover) img {
      transform: scale(1.02);
    }
  }
  ${media.print} {
    .case-filter {
      display: none;
    }
  }
`;
