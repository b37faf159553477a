import { styled } from 'styled-components';
import { localizePath } from '#cms-schema/locale.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Lede, Text } from '#ui/text.tsx';
import { tone as ink, theme } from '#ui/theme.ts';
import { BesideHeading } from '../beside-heading.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import messages from './messages.json';

/** All states are in the markup; without the key from a mail, the one that explains how to apply is shown. */
export function TrialAccount({ heading, intro, tone, host }: BlockProps<typeof definition>) {
  const words = messages[host.locale];
  const business = localizePath('/community/business', host.locale);
  return (
    <TrialFrame host={host} tone={tone} heading={heading}>
      <div className="trial" data-attach="trial-account">
        <div className="trial-states" role="status">
          <div data-for="none member">{intro && <Lede>{intro}</Lede>}</div>
          <Lede data-for="running" hidden>
            {words.running}
          </Lede>
          <Text data-for="running" data-days={words.daysLeft} data-one-day={words.oneDayLeft} hidden />
          <Text data-for="reading" hidden>
            {words.reading}
          </Text>
          <dl data-for="valid started open" hidden>
            <div>
              <dt>{words.email}</dt>
              <dd data-fact="username" />
            </div>
            <div>
              <dt>{words.days}</dt>
              <dd data-fact="days" />
            </div>
            <div>
              <dt>{words.expires}</dt>
              <dd data-fact="expires" />
            </div>
          </dl>
          <Text data-for="started" hidden>
            {words.started}
          </Text>
          <Text data-for="open" hidden>
            {words.open}
          </Text>
          <Text data-for="expired" hidden>
            {words.expired}
          </Text>
          <Text data-for="invalid" hidden>
            {words.invalid}
          </Text>
          <Text data-for="used" hidden>
            {words.used}
          </Text>
          <Text data-for="failed" hidden>
            {words.failed}
          </Text>
        </div>
        <div className="trial-actions">
          <Button data-for="valid" data-confirm="" hidden>
            {words.confirm}
          </Button>
          <Button data-for="started" data-login="" hidden>
            {words.login}
          </Button>
          <Button data-for="none" data-apply="">
            {words.apply}
          </Button>
          <Button data-for="member" data-apply="" hidden>
            {words.applySignedIn}
          </Button>
          <ButtonLink data-for="running open" href={localizePath('/community/resource', host.locale)} hidden>
            {words.tools}
          </ButtonLink>
          <Button data-for="expired invalid" data-apply="" hidden>
            {words.again}
          </Button>
          <Button data-for="failed" data-retry="" hidden>
            {words.retry}
          </Button>
          <ButtonLink data-for="none member used expired invalid" href={business} variant="secondary">
            {words.business}
          </ButtonLink>
        </div>
      </div>
    </TrialFrame>
  );
}

const TrialFrame = styled(BesideHeading)`
  .trial {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x3};
  }
  /* Reserves room for the facts of a trial, so that nothing below moves. */
  .trial-states {
    display: grid;
    align-content: start;
    gap: ${theme.space.x2};
    min-height: 8.5rem;
  }
  dl {
    display: grid;
    gap: ${theme.space.x1};
  }
  dl > div {
    display: grid;
    grid-template-columns: clamp(6rem, 30%, 12rem) minmax(0, 1fr);
    gap: ${theme.space.x2};
    padding-block: ${theme.space.x05};
    border-block-end: ${theme.line.hair} solid ${ink.line};
  }
  dt {
    color: ${ink.textMuted};
  }
  dd {
    overflow-wrap: anywhere;
  }
  .trial-actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x2};
    min-height: 3rem;
  }
  [hidden] {
    display: none;
  }
`;
