import { expect, test } from 'vitest';
import { openTestPlatform } from './testing/open-test-platform.ts';
import { addAccount, askForCode, logIn, tokenOf } from './testing/test-accounts.ts';

const guarding = ['used_envelopes', 'email_codes', 'trial_links', 'sessions', 'sign_in_attempts', 'known_places'];

test('expired envelopes, codes, links, sessions and attempts are deleted, but not earlier', async () => {
  const opened = await openTestPlatform();
  const { username } = await addAccount(opened);
  const token = await tokenOf(opened, username);
  await logIn(opened, username, 'another0one', { address: '198.51.100.1' });
  await askForCode(opened, '2', username);
  await opened.call('/community/trialCustomer/sendUpgradeTrialMail', { form: { language: 'en' }, token });
  const count = async () => {
    const rows = guarding.map(async (name) => (await opened.database.query(`select 1 from ${name}`)).length);
    return Promise.all(rows);
  };
  const before = await count();
  expect(before.every((rows) => rows > 0)).toBe(true);
  await opened.platform.tidy();
  expect(await count()).toEqual(before);
  opened.advance(100 * 24 * 3_600_000);
  await opened.platform.tidy();
  expect(await count()).toEqual(guarding.map(() => 0));
  await opened.close();
});
