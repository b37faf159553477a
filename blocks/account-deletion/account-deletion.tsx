import { styled } from 'styled-components';
import { localizePath } from '#cms-schema/locale.ts';
import { longestEmail } from '#session/rules.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Text } from '#ui/text.tsx';
import { theme } from '#ui/theme.ts';
import { BesideHeading } from '../beside-heading.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import messages from './messages.json';

/** Shows one step at a time: the email address, the code that was mailed to it, the result. */
export function AccountDeletion({ heading, intro, tone, host }: BlockProps<typeof definition>) {
  const words = messages[host.locale];
  const { missingEmail, wrongEmail, unknown, wrongCode, send, sendAgain } = words;
  return (
    <DeletionFrame host={host} tone={tone} heading={heading} intro={intro}>
      <div
        className="deletion"
        data-attach="account-deletion"
        data-missing-email={missingEmail}
        data-wrong-email={wrongEmail}
        data-unknown={unknown}
        data-wrong-code={wrongCode}
        data-send={send}
        data-send-again={sendAgain}
      >
        <form data-for="email" noValidate>
          <TextField
            id={`${host.id}-email`}
            name="username"
            type="email"
            autoComplete="username"
            label={words.email}
            maxLength={longestEmail}
            required
            isLive
          />
          <Button type="submit">{words.next}</Button>
        </form>
        <form data-for="code" noValidate hidden>
          <p className="deletion-account" data-account="" />
          <TextField
            id={`${host.id}-code`}
            name="captcha"
            inputMode="numeric"
            autoComplete="one-time-code"
            label={words.code}
            maxLength={6}
            required
            isLive
            action={
              <Button variant="secondary" data-send-code="">
                {send}
              </Button>
            }
          />
          <div className="deletion-actions">
            <Button type="submit">{words.confirm}</Button>
            <Button variant="quiet" data-back="">
              {words.back}
            </Button>
          </div>
        </form>
        <div role="status" className="deletion-end">
          <Text data-for="done" hidden>
            {words.done}
          </Text>
          <Text data-for="failed" hidden>
            {words.failed}
          </Text>
          <Text data-for="vip" hidden>
            {words.vip}
          </Text>
        </div>
        <Button data-for="failed" data-again="" hidden>
          {words.retry}
        </Button>
        <ButtonLink data-for="vip" href={localizePath('/community/business', host.locale)} hidden>
          {words.business}
        </ButtonLink>
      </div>
    </DeletionFrame>
  );
}

const DeletionFrame = styled(BesideHeading)`
  .deletion,
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.x2};
    justify-items: start;
  }
  form,
  .h-field {
    width: 100%;
    max-width: ${theme.width.text};
  }
  [data-send-code] {
    min-width: 9.5rem;
    font-variant-numeric: tabular-nums;
  }
  .deletion-account {
    overflow-wrap: anywhere;
    font-weight: ${theme.weight.medium};
  }
  .deletion-actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x2};
  }
  [hidden] {
    display: none;
  }
`;
