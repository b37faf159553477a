import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#kit/database/sql.ts';
import { createTestDatabase, type TestDatabase } from '#kit/database/testing/test-database.ts';
import { sealPassword } from '#session/seal-password.ts';
import { createCore } from '../create-core.ts';
import { connectOptions, migratePlatform } from '../database/open-database.ts';
import { deriveKeys } from '../keys.ts';
import { createEnvelopeOperations, type EnvelopeOperations } from './operations.ts';

const action = '/auth/communityLogin';
const username = 'Ann@Haptera.example';
const password = 'touch0made0real';
let now = 0;
let opened: TestDatabase;
let envelopes: EnvelopeOperations;

beforeAll(async () => {
  opened = await createTestDatabase({ template: 'platform', prepare: migratePlatform, connect: connectOptions });
  envelopes = openEnvelopes('a secret of thirty-two characters');
});
beforeEach(() => {
  now = Date.parse('2026-03-01T08:00:00Z');
});
afterAll(() => opened.drop());

function openEnvelopes(secret: string): EnvelopeOperations {
  const { database } = opened;
  const clock = () => new Date(now);
  const parts = { database, keys: deriveKeys(secret), dataDirectory: '/nowhere', publicUrl: '', log: () => undefined };
  return createEnvelopeOperations(createCore({ ...parts, clock, onCommit: () => undefined }));
}

const seal = (over: Partial<Parameters<typeof sealPassword>[1]> = {}, material = envelopes.issueMaterial()) =>
  sealPassword(material, { action, username, password, ...over });
const open = (sealed: string) => envelopes.openPassword(sealed, { action, username });
const refused = { refusal: { code: 916 } };

describe('a sealed password', () => {
  test('opens to the original password', async () => {
    expect(await open(await seal())).toBe(password);
    expect(await open(await seal({ password: '密码 🔒 ünïcode' }))).toBe('密码 🔒 ünïcode');
  });

  test('opens regardless of the spelling of the address', async () => {
    expect(await open(await seal({ username: 'ann@haptera.EXAMPLE ' }))).toBe(password);
  });

  test('looks different each time it is sealed', async () => {
    const material = envelopes.issueMaterial();
    expect(await seal({}, material)).not.toBe(await seal({}, material));
  });

  test('opens once', async () => {
    const sealed = await seal();
    await open(sealed);
    await expect(open(sealed)).rejects.toMatchObject(refused);
  });

  test('sent a hundred times at once opens once', async () => {
    const sealed = await seal();
    const answers = await Promise.allSettled(Array.from({ length: 100 }, () => open(sealed)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('expires after two minutes', async () => {
    const [early, late] = [await seal(), await seal()];
    now += 119_000;
    expect(await open(early)).toBe(password);
    now += 1_000;
    await expect(open(late)).rejects.toMatchObject(refused);
  });

  test.each([
    ['another account', { username: 'bob@haptera.example' }],
    ['another call', { action: '/auth/appReg/v2' }],
  ])('for %s does not open', async (_, over) => {
    await expect(open(await seal(over))).rejects.toMatchObject(refused);
  });

  test('does not open if a bit of any part was flipped', async () => {
    const sealed = await seal();
    const [version = '', ...parts] = sealed.split('.');
    for (let index = 1; index < parts.length; index += 1) {
      const bytes = Buffer.from(parts[index] ?? '', 'base64url');
      bytes[0] = (bytes[0] ?? 0) ^ 1;
      const changed = [version, ...parts.with(index, bytes.toString('base64url'))].join('.');
      await expect(open(changed)).rejects.toMatchObject(refused);
    }
    expect(await open(sealed)).toBe(password);
  });

  test('does not open if it was sealed with other key material', async () => {
    const [one, other] = [envelopes.issueMaterial(), envelopes.issueMaterial()];
    await expect(open(await seal({}, { kid: one.kid, key: other.key }))).rejects.toMatchObject(refused);
    const elsewhere = openEnvelopes('another secret of thirty-two signs');
    await expect(open(await seal({}, elsewhere.issueMaterial()))).rejects.toMatchObject(refused);
  });

  test('does not open if its expiry was changed', async () => {
    const { kid, key } = envelopes.issueMaterial();
    const longer = (Number.parseInt(kid.split('-')[0] ?? '', 36) + 1_000_000).toString(36);
    await expect(open(await seal({}, { kid: kid.replace(/^[^-]+/, longer), key }))).rejects.toMatchObject(refused);
  });

  test.each(['', 'touch0made0real', 'v1.a.b.c.d', 'v2.x', `v1.${'a'.repeat(900)}`])(
    'is a bad request if it is malformed: %j',
    async (text) => {
      await expect(open(text)).rejects.toMatchObject({ refusal: { code: 405 } });
    },
  );
});

test('forged envelopes leave nothing in the database', async () => {
  const { database } = opened;
  await database.run(sql`delete from used_envelopes`);
  const { kid } = envelopes.issueMaterial();
  const foreign = openEnvelopes('another secret of thirty-two signs').issueMaterial();
  await expect(open(await seal({}, { kid, key: foreign.key }))).rejects.toMatchObject(refused);
  expect(await database.query(sql`select kid from used_envelopes`)).toEqual([]);
});

describe('two sealed passwords in one call', () => {
  const purpose = { action: '/auth/forgetPassword/v2', username };
  const sealBoth = async (one: string, two: string, material = envelopes.issueMaterial(), second = material) => ({
    newPassword: await seal({ action: `${purpose.action}#newPassword`, password: one }, material),
    newPasswordConfirm: await seal({ action: `${purpose.action}#newPasswordConfirm`, password: two }, second),
  });

  test('open together, once', async () => {
    const sealed = await sealBoth(password, password);
    expect(await envelopes.openNewPassword(sealed, purpose)).toBe(password);
    await expect(envelopes.openNewPassword(sealed, purpose)).rejects.toMatchObject(refused);
  });

  test('must be the same', async () => {
    const sealed = await sealBoth(password, `${password}x`);
    await expect(envelopes.openNewPassword(sealed, purpose)).rejects.toMatchObject({ refusal: { code: 603 } });
  });

  test('do not open if they are swapped', async () => {
    const { newPassword } = await sealBoth(password, password);
    const twice = { newPassword, newPasswordConfirm: newPassword };
    await expect(envelopes.openNewPassword(twice, purpose)).rejects.toMatchObject(refused);
  });

  test('must be sealed with the same key material', async () => {
    const sealed = await sealBoth(password, password, envelopes.issueMaterial(), envelopes.issueMaterial());
    await expect(envelopes.openNewPassword(sealed, purpose)).rejects.toMatchObject(refused);
  });
});
