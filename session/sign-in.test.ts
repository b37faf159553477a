import { afterEach, expect, it, vi } from 'vitest';
import { readSession } from './session-state.ts';
import { signIn } from './sign-in.ts';
import { done, openFakePage, refused } from './testing/fake-page.ts';

afterEach(() => vi.unstubAllGlobals());

const material = (kid: string) => done({ kid, key: Buffer.alloc(32, 7).toString('base64url') });
const userInfo = { username: 'a@example.com', roleCode: 'user', remainingDays: 0 };
const login = done({ token: 'secret', userInfo, configFileAuth: 2, ifGroupManager: 0 }, 'Login successful');

it('a login sends the password sealed, and stores the session', async () => {
  const page = openFakePage();
  page.answerWith(material('k1'), login);
  expect(await signIn('a@example.com', 'abc12345')).toMatchObject({ kind: 'done', message: 'Login successful' });
  const sent = new URLSearchParams(page.asked[1]?.body);
  expect(sent.get('platform')).toBe('community');
  expect(sent.get('userPwd')).toMatch(/^v1\.k1\./);
  expect(page.asked.map(({ body }) => body).join()).not.toContain('abc12345');
  expect(readSession()).toMatchObject({ token: 'secret', userInfo });
});

it('an expired envelope is sealed again and retried once', async () => {
  const page = openFakePage();
  page.answerWith(material('k1'), refused(916), material('k2'), login);
  expect(await signIn('a@example.com', 'abc12345')).toMatchObject({ kind: 'done' });
  expect(new URLSearchParams(page.asked[3]?.body).get('userPwd')).toMatch(/^v1\.k2\./);

  const other = openFakePage();
  other.answerWith(material('k1'), refused(916), material('k2'), refused(916));
  expect(await signIn('a@example.com', 'abc12345')).toMatchObject({ kind: 'refused', code: 916 });
  expect(other.asked).toHaveLength(4);
});
