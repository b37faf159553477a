import { expect, it } from 'vitest';
import { sampleAccounts, samplePassword } from '../../demo/accounts.ts';
import { announce } from './welcome.ts';

it.each(['editor', 'administrator'] as const)('says how to sign in as %s', (role) => {
  const said: string[] = [];
  const settings = {
    port: 4010,
    cmsPort: 4011,
    sitePort: 4012,
    platformPort: 4013,
    publicUrl: 'http://localhost:4010',
    dataDirectory: '/data',
    secret: 'the secret of this installation, long enough',
  };
  const say = (_: string, text: string) => void said.push(text);
  const output = { isForPeople: true, say, warn: say, tell: say };
  announce(output, settings, 'ready');
  expect(said.join('\n')).toContain(`${sampleAccounts[role].email} / ${samplePassword}`);
});
