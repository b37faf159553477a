import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts';
import { queueMail } from './queue-mail.ts';

let atHome: TestPlatform;
let inPublic: TestPlatform;
beforeAll(async () => {
  [atHome, inPublic] = await Promise.all([
    openTestPlatform({ publicUrl: 'http://localhost:4010' }),
    openTestPlatform(),
  ]);
  await queueMail(atHome.database, {
    to: 'ada@haptera.example',
    locale: 'zh',
    template: 'trialLink',
    values: { link: 'http://localhost:4010/community/trial-account?key="><script>alert(1)</script>' },
  });
});
afterAll(async () => {
  await atHome.close();
  await inPublic.close();
});

const open = (platform: TestPlatform, path: string) =>
  platform.http(new Request(`http://localhost:4010/platform${path}`), '127.0.0.1');

describe('the page of mails that were written to files', () => {
  test('lists them and shows each one without running its scripts', async () => {
    await expect.poll(() => atHome.mails()).toHaveLength(1);
    const list = await (await open(atHome, '/outbox')).text();
    const path = /href="\/platform(\/outbox\/[0-9a-f-]{36})"/.exec(list)?.[1] ?? '';
    expect(list).toContain('开通 7 天试用');
    const answer = await open(atHome, path);
    const page = await answer.text();
    expect(page).toContain('感谢您对触境的关注');
    expect(page).not.toContain('<script');
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('serves no other files', async () => {
    for (const path of ['/outbox/', '/outbox/../secret', '/outbox/..%2f..%2fsecret', '/outboxes']) {
      expect((await open(atHome, path)).status).toBe(404);
    }
  });

  test('does not exist on a public site', async () => {
    expect((await open(inPublic, '/outbox')).status).toBe(404);
  });
});
