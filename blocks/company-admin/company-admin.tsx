import { styled } from 'styled-components';
import { localizePath } from '#cms-schema/locale.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { tone as ink, media, theme } from '#ui/theme.ts';
import { BlockFrame } from '../block-frame.tsx';
import { BlockHeading } from '../block-heading.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import messages from './messages.json';

const totals = ['accounts', 'loginsOfLastWeek', 'proUsers', 'expiringAccounts'] as const;
const columns = ['email', 'registeredAt', 'lastLoginAt', 'remainingDays', 'actions'] as const;

/** Visitors see whom the page is for. Totals or rows fill their reserved space once a manager is signed in. */
export function CompanyAdmin({ heading, view, tone, host }: BlockProps<typeof definition>) {
  const words = messages[host.locale];
  return (
    <CompanyFrame host={host} tone={tone} labelled={heading !== ''}>
      <div className="company" data-attach="company-admin" data-state="visitor" data-view={view}>
        <BlockHeading host={host} heading={heading} />
        <div className="company-words" role="status">
          <Text data-for="visitor">{words.visitor}</Text>
          <Text data-for="refused" hidden>
            {words.refused}
          </Text>
          <Text data-for="reading" hidden>
            {words.reading}
          </Text>
          <Text data-for="failed" hidden>
            {words.failed}
          </Text>
          <Text data-for="ready" data-summary="" hidden />
          <Text data-for="ready" tone="muted" hidden>
            {words.more}
          </Text>
        </div>
        <div className="company-ways">
          <Button data-for="visitor" data-login="">
            {words.login}
          </Button>
          <Button data-for="failed" data-retry="" hidden>
            {words.retry}
          </Button>
          <ButtonLink
            data-for="refused"
            href={localizePath('/community/business', host.locale)}
            variant="secondary"
            hidden
          >
            {words.business}
          </ButtonLink>
        </div>
        {view === 'totals' ? (
          <dl className="company-totals">
            {totals.map((name) => (
              <div key={name}>
                <dt>{words[name]}</dt>
                <dd data-total={name}>–</dd>
              </div>
            ))}
          </dl>
        ) : (
          <div data-for="ready" className="company-list" hidden>
            <search>
              <form data-search="" noValidate>
                <label className="h-field-label" htmlFor={`${host.id}-keyword`}>
                  {words.keyword}
                </label>
                <span className="h-field-row">
                  <input
                    id={`${host.id}-keyword`}
                    name="keyword"
                    type="search"
                    className="h-field-box"
                    maxLength={254}
                    autoComplete="off"
                    autoCapitalize="off"
                    spellCheck={false}
                  />
                  <Button type="submit" variant="secondary">
                    {words.search}
                  </Button>
                </span>
              </form>
            </search>
            <table className="h-rows-as-cards" aria-label={heading || words.accounts}>
              <thead>
                <tr>
                  {columns.map((name) => (
                    <th key={name} scope="col">
                      {words[name]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody />
            </table>
            <div className="company-pages" hidden>
              <Button variant="secondary" size="small" data-step="-1" disabled>
                {words.previous}
              </Button>
              <span data-page="" />
              <Button variant="secondary" size="small" data-step="1" disabled>
                {words.next}
              </Button>
            </div>
          </div>
        )}
      </div>
    </CompanyFrame>
  );
}

const CompanyFrame = styled(BlockFrame)`
  .company,
  .company-list {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x3};
  }
  .company-ways {
    /* Room for one more line, so that the page does not move when a longer message replaces this one. */
    min-height: calc(1lh + 3rem);
  }
  .company[data-state='ready'] .company-ways {
    display: none;
  }
  .company-totals {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.x3};
  }
  .company-totals > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-block-start: ${theme.space.x2};
    border-block-start: ${theme.line.strong} solid ${ink.accentFill};
  }
  /* Hidden but not collapsed: nothing moves when the visitor is recognised as a manager. */
  .company:is([data-state='visitor'], [data-state='refused']) .company-totals {
    visibility: hidden;
  }
  .company-totals dt {
    color: ${ink.textMuted};
    font-size: ${theme.size.small};
  }
  .company-totals dd {
    font-size: ${theme.size.section};
    font-weight: ${theme.weight.heading};
    font-variant-numeric: tabular-nums;
  }
  [data-search] {
    display: grid;
    gap: ${theme.space.x1};
    max-width: 34rem;
  }
  .company-pages {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x2};
    align-items: center;
    justify-content: center;
  }
  [hidden] {
    display: none;
  }
  ${media.tablet} {
    .company-totals {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
