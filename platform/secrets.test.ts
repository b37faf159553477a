import { expect, test } from 'vitest';
import { openTestPlatform } from './testing/open-test-platform.ts';
import { checkCode, codeOf, linkOf, logIn, register, sealForm } from './testing/test-accounts.ts';

test('no password, code, token, key or address appears in a log, an audit row or a table of hashes', async () => {
  const opened = await openTestPlatform();
  const username = 'canary@haptera.example';
  const [first, second, wrong] = ['canary1password', 'canary2password', 'canary3password'];
  await register(opened, username, first);
  await logIn(opened, username, wrong);
  const { result: signedIn } = await logIn(opened, username, first);
  const token = String(Object(signedIn).token);
  await opened.call('/community/trialCustomer/sendUpgradeTrialMail', { form: { language: 'en' }, token });
  const key = (await linkOf(opened, username)).searchParams.get('key') ?? '';
  const cookie = await checkCode(opened, username);
  const code = await codeOf(opened, username);
  const twice = { newPassword: second, newPasswordConfirm: second };
  const form = await sealForm(opened, '/auth/forgetPassword/v2', username, twice);
  const answer = await opened.call('/auth/forgetPassword/v2', { cookie, form: { ...form, username } });
  expect(answer.success).toBe(true);
  await opened.call('/community/trialCustomer/confirmTrial', { form: { key } });

  const tables = await opened.database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'platform' and table_name <> 'mails'`,
  );
  const stored: string[] = [...opened.logged];
  for (const { name } of tables) {
    const rows = await opened.database.query(`select * from ${name}`);
    stored.push(...rows.map((row) => `${name}: ${JSON.stringify(row)}`));
  }
  const acts = stored.filter((row) => row.startsWith('audit_log'));
  expect(acts.length).toBeGreaterThan(5);
  const secrets = [first, second, wrong, token, key, cookie.split('=')[1] ?? '', ...Object.values(form)];
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThanOrEqual(6);
    expect(stored.filter((row) => row.includes(secret))).toEqual([]);
  }
  // Many timestamps and hashes contain the same six digits by chance.
  const bare = new RegExp(`(?<![\\w.-])${code}(?!\\w)`);
  expect(code).toMatch(/^\d{6}$/);
  expect(stored.filter((row) => bare.test(row))).toEqual([]);
  const withAddress = stored.filter((row) => row.includes(username)).map((row) => row.split(':')[0]);
  expect(new Set(withAddress)).toEqual(new Set(['accounts']));
  await opened.close();
});
