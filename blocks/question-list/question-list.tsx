import { styled } from 'styled-components';
import { Heading } from '#ui/heading.tsx';
import { swipeRow } from '#ui/swipe-row.ts';
import { Text } from '#ui/text.tsx';
import { tone as ink, media, theme } from '#ui/theme.ts';
import { BlockFrame, headingLevel } from '../block-frame.tsx';
import { BlockHead } from '../block-head.tsx';
import type { BlockProps } from '../block-props.ts';
import { Questions, questionStyles } from '../questions.tsx';
import type definition from './block.ts';
import type load from './load.ts';
import messages from './messages.json';

type Props = BlockProps<typeof definition, typeof load>;

/** Questions by topic, with a link to each topic. The first answer is open, to show that the others can be opened too. */
export function QuestionList({ heading, intro, tone, data, host }: Props) {
  const words = messages[host.locale];
  const level = headingLevel(host, heading ? 1 : 0);
  const idOf = (topic: string) => `${host.id}-${topic}`;
  return (
    <QuestionListFrame host={host} tone={tone} labelled={heading !== ''}>
      <BlockHead host={host} heading={heading} intro={intro} className="question-head" />
      {data.length > 1 && (
        <nav className="question-topics" aria-label={words.topics}>
          <ul>
            {data.map(({ topic, name, questions }) => (
              <li key={topic}>
                <a href={`#${idOf(topic)}`}>
                  {name} <data value={questions.length}>{questions.length}</data>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {data.length === 0 && <Text tone="muted">{words.empty}</Text>}
      {data.map(({ topic, name, questions }, index) => (
        <div key={topic} id={idOf(topic)} className="question-group">
          <Heading level={level} size="sub">
            {name}
          </Heading>
          <Questions
            questions={questions}
            locale={host.locale}
            level={headingLevel(host, heading ? 2 : 1)}
            isFirstOpen={index === 0}
          />
        </div>
      ))}
    </QuestionListFrame>
  );
}

const QuestionListFrame = styled(BlockFrame)`
  overflow-wrap: anywhere;

  .question-head {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x2};
    margin-bottom: ${theme.space.x4};
  }
  .question-topics ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x1};
    margin: 0;
    padding: 0;
    list-style: none;
    ${swipeRow}
  }
  .question-topics a {
    display: inline-flex;
    gap: ${theme.space.x1};
    align-items: center;
    min-height: 2.75rem;
    padding-inline: ${theme.space.x2};
    border: ${theme.line.hair} solid ${ink.lineStrong};
    border-radius: ${theme.radius.round};
    color: inherit;
    font-size: ${theme.size.small};
    text-decoration: none;
    white-space: nowrap;
  }
  .question-topics data {
    color: ${ink.textMuted};
    font-variant-numeric: tabular-nums;
  }
  .question-group {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x2} ${theme.space.x8};
    padding-block-start: ${theme.space.x6};
    scroll-margin-block-start: 4rem;
  }
  ${questionStyles}

  ${media.hover} {
    .question-topics a:hover {
      border-color: ${ink.accent};
    }
  }
  ${media.desktop} {
    .question-group {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }
    .question-group > .h-heading {
      position: sticky;
      inset-block-start: calc(var(--sticky-top, 0px) + ${theme.space.x4});
      align-self: start;
    }
  }
  ${media.print} {
    .question-topics {
      display: none;
    }
  }
`;
