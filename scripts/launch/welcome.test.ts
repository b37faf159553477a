import { expect, it } from 'vitest';
import { sampleAccounts, samplePassword } from '../../demo/accounts.ts';
import { sampleVisitors, samplePassword as visitorPassword } from '../../platform/seed/sample-accounts.ts';
import { announce } from './welcome.ts';

const settings = {
  port: 4010,
  cmsPort: 4011,
  sitePort: 4012,
  platformPort: 4013,
  publicUrl: 'http://localhost:4010',
  dataDirectory: '/data',
  secret: 'the secret of this installation, long enough',
};

function welcome(): string {
  const said: string[] = [];
  const say = (_: string, text: string) => void said.push(text);
  announce({ isForPeople: true, say, warn: say, error: say, tell: say }, settings, 'ready');
  return said.join('\n');
}

it.each(['editor', 'administrator'] as const)('shows how to sign in as %s', (role) => {
  expect(welcome()).toContain(`${sampleAccounts[role].email} / ${samplePassword}`);
});

it('shows how to sign in to the website with an account of each type', () => {
  expect(welcome()).toContain(visitorPassword);
  for (const { username, shows } of sampleVisitors) {
    expect(welcome()).toMatch(new RegExp(`${username} +\\(${shows}\\)`));
  }
});

it('shows where to read mails', () => {
  expect(welcome()).toContain('http://localhost:4010/platform/outbox');
});

it('names the sample accounts in the JSON log too', () => {
  const logged: unknown[] = [];
  const say = (_: string, __: string, fields?: Readonly<Record<string, unknown>>) => void logged.push(fields);
  announce({ isForPeople: false, say, warn: say, error: say, tell: () => undefined }, settings, 'ready');
  const { editor } = sampleAccounts;
  expect(logged).toMatchObject([
    {
      sampleStaff: expect.arrayContaining([{ email: editor.email, role: editor.role, password: samplePassword }]),
      sampleVisitors: sampleVisitors.map(({ username, shows }) => ({ username, shows, password: visitorPassword })),
    },
  ]);
});
