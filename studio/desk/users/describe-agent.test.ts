import { expect, test } from 'vitest';
import { describeAgent } from './describe-agent.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Chrome', 'Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`],
  ['Edge', 'Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0`],
  ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'],
  [
    'Safari',
    'macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  ],
  [
    'Safari',
    'iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'WeChat',
    'Android',
    `Mozilla/5.0 (Linux; Android 15; 2410DPN6CC) ${webkit} Chrome/134.0 Mobile Safari/537.36 MicroMessenger/8.0`,
  ],
])('recognizes %s on %s', (browser, system, agent) => {
  expect(describeAgent(agent)).toEqual({ browser, system });
});

test('returns null for unknown user agents', () => {
  expect(describeAgent('')).toEqual({ browser: null, system: null });
  expect(describeAgent('curl/8.5.0')).toEqual({ browser: null, system: null });
});
