import { expect, test } from 'vitest';
import { isSignedBy, signWebhook, webhookKey } from './webhook.ts';

const key = webhookKey('a secret that only the CMS and the site know');
const body = '{"tags":["page:zh:/"],"paths":["/"]}';

test('a webhook signed by the CMS is accepted', () => {
  expect(isSignedBy(signWebhook(body, key, 1000), body, key, 1010)).toBe(true);
});

test('a webhook with another body, another secret, an old time or no signature is refused', () => {
  const signature = signWebhook(body, key, 1000);
  expect(isSignedBy(signature, body.replace('zh', 'en'), key, 1010)).toBe(false);
  expect(isSignedBy(signature, body, webhookKey('another secret'), 1010)).toBe(false);
  expect(isSignedBy(signature, body, key, 1301)).toBe(false);
  expect(isSignedBy(signature.replace('t=1000', 't=1005'), body, key, 1010)).toBe(false);
  expect(isSignedBy(null, body, key, 1010)).toBe(false);
  expect(isSignedBy('t=1000,v1=zz', body, key, 1010)).toBe(false);
});
