import { styled } from 'styled-components';
import { localizePath } from '#cms-schema/locale.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Text } from '#ui/text.tsx';
import { theme } from '#ui/theme.ts';
import { BlockFrame, headingId, headingLevel } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import messages from './messages.json';

/** What a visitor sees stands in the markup; the rest is shown to who is signed in, by what this browser keeps of them. */
export function ConfigAccess({ heading, needs, text, tone, host }: BlockProps<typeof definition>) {
  const words = messages[host.locale];
  return (
    <AccessFrame host={host} tone={tone} space="compact" width="content" labelled={heading !== ''}>
      <div className="access" data-attach="config-access" data-state="visitor" data-needs={needs}>
        {heading && (
          <Heading id={headingId(host)} level={headingLevel(host)} size="sub">
            {heading}
          </Heading>
        )}
        <div className="access-words" role="status">
          <Text data-for="visitor">{words.visitor}</Text>
          <Text data-for="refused" hidden>
            {words.refused}
          </Text>
          <Text data-for="allowed" hidden>
            {text}
          </Text>
        </div>
        <div className="access-actions">
          <Button data-for="visitor" data-login="">
            {words.login}
          </Button>
          <ButtonLink
            data-for="refused allowed"
            href={localizePath('/community/business', host.locale)}
            variant="secondary"
            hidden
          >
            {words.business}
          </ButtonLink>
        </div>
      </div>
    </AccessFrame>
  );
}

const AccessFrame = styled(BlockFrame)`
  .access {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x2};
    justify-items: start;
  }
  /* Room for the longest of them. */
  .access-words {
    min-height: 2lh;
  }
  [hidden] {
    display: none;
  }
`;
