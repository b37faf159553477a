import { styled } from 'styled-components';
import { printDay } from '#cms-schema/print-day.ts';
import { keepWhole } from '#ui/keep-whole.tsx';
import { newTab } from '#ui/new-tab.ts';
import { tone as ink, media, theme } from '#ui/theme.ts';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import messages from './messages.json';

/** The head of a case study, set like a data sheet: a list of terms and values, with the result as a large figure. */
export function CaseFacts({ date, client, problem, parts, result, tone, host }: BlockProps<typeof definition>) {
  const words = messages[host.locale];
  return (
    <CaseFactsFrame host={host} tone={tone} space="compact">
      <dl className="facts">
        {date && (
          <div>
            <dt>{words.date}</dt>
            <dd>
              <time dateTime={date}>{printDay(date, host.locale)}</time>
            </dd>
          </div>
        )}
        {client && (
          <div>
            <dt>{words.client}</dt>
            <dd>{client}</dd>
          </div>
        )}
        {problem && (
          <div>
            <dt>{words.problem}</dt>
            <dd>{keepWhole(problem)}</dd>
          </div>
        )}
        {parts.length > 0 && (
          <div>
            <dt>{words.parts}</dt>
            {[...parts.entries()].map(([index, { name, detail, link }]) => (
              <dd key={`${index} ${name}`}>
                {link ? (
                  <a href={link.href} {...newTab(link.newTab)}>
                    {name}
                  </a>
                ) : (
                  name
                )}
                {detail && <span className="facts-detail">{keepWhole(detail)}</span>}
              </dd>
            ))}
          </div>
        )}
        {(result.value || result.text) && (
          <div className="facts-result">
            <dt>{words.result}</dt>
            <dd>
              {result.value && (
                <strong>
                  {result.value}
                  {result.unit && <span>{result.unit}</span>}
                </strong>
              )}
              {result.text && <span>{keepWhole(result.text)}</span>}
            </dd>
          </div>
        )}
      </dl>
    </CaseFactsFrame>
  );
}

const CaseFactsFrame = styled(BlockFrame)`
  overflow-wrap: anywhere;
  container-type: inline-size;

  .facts {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x3} ${theme.space.x5};
  }
  .facts > div {
    padding-block-start: ${theme.space.x15};
    border-block-start: ${theme.line.regular} solid ${ink.lineStrong};
  }
  .facts dt {
    margin-block-end: ${theme.space.x05};
    color: ${ink.textMuted};
    font-size: ${theme.size.small};
  }
  /* Touch targets large enough for a thumb. */
  ${media.belowDesktop} {
    .facts dd > a {
      display: inline-flex;
      align-items: center;
      min-width: 2.75rem;
      min-height: 2.75rem;
    }
    .facts dd > a + .facts-detail {
      margin-block-start: -0.5rem;
    }
  }
  .facts time {
    white-space: nowrap;
  }
  .facts-detail {
    display: block;
    margin-block-end: ${theme.space.x1};
    color: ${ink.textMuted};
    font-size: ${theme.size.small};
  }
  .facts-result {
    border-block-start-color: ${ink.accentFill};
  }
  .facts-result strong {
    display: block;
    margin-block-end: ${theme.space.x05};
    font-size: ${theme.size.section};
    font-weight: ${theme.weight.heading};
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.05;
    letter-spacing: ${theme.tracking.tight};
  }
  .facts-result strong > span {
    margin-inline-start: 0.2em;
    color: ${ink.textMuted};
    font-size: 0.45em;
    font-weight: ${theme.weight.medium};
    letter-spacing: 0;
  }

  @container (min-width: 20rem) {
    .facts {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${theme.space.x2};
    }
    .facts > div:nth-of-type(n + 3) {
      grid-column: 1 / -1;
    }
  }
  @container (min-width: 40rem) {
    .facts > div:is(:nth-of-type(3), :nth-of-type(4)) {
      grid-column: auto;
    }
  }
  @container (min-width: 64rem) {
    .facts {
      grid-template-columns: repeat(12, minmax(0, 1fr));
      column-gap: ${theme.space.x3};
    }
    .facts > div:nth-of-type(n) {
      grid-column: span 2;
    }
    .facts > div:is(:nth-of-type(3), .facts-result):nth-of-type(n) {
      grid-column: span 3;
    }
  }
`;
