import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  documentPassKey,
  documentTicketKey,
  readDocumentPass,
  signDocumentPass,
  signDocumentTicket,
} from '#contract/gated-documents.ts';
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts';
import { addAccount, beginSession } from '../testing/test-accounts.ts';

const secret = 'a secret of this test, as long as it must be';
let platform: TestPlatform;

beforeAll(async () => {
  platform = await openTestPlatform({ secret });
});
afterAll(() => platform.close());

type Visibility = Parameters<typeof signDocumentTicket>[1]['visibility'];

const ticketFor = (visibility: Visibility, key = documentTicketKey(secret)) =>
  signDocumentTicket(key, { documentId: 7, locale: 'en', path: '/community/doc/触感', visibility });

const kinds = {
  user: {},
  'expired trial': {
    roleCode: 'trialCustomer',
    trialBegunAt: '2026-01-01T00:00:00Z',
    expiresAt: '2026-01-08T00:00:00Z',
  },
  customer: { roleCode: 'customer' },
} as const;

async function askAs(kind: keyof typeof kinds, ticket: string) {
  const { id } = await addAccount(platform, kinds[kind]);
  const token = await beginSession(platform, id);
  return platform.call('/community/document/open', { form: { ticket }, token });
}

test.each([
  ['user', 'signed-in', 200],
  ['user', 'customer', 521],
  ['expired trial', 'signed-in', 200],
  ['expired trial', 'trialCustomer,customer', 606],
  ['expired trial', 'customer', 521],
  ['customer', 'customer', 200],
  ['customer', 'user', 521],
] as const)('a request of a %s for a document visible to %s gets code %i', async (kind, visibility, code) => {
  expect((await askAs(kind, ticketFor(visibility))).code).toBe(code);
});

test('a pass is valid for three minutes, for the document and account types in the ticket', async () => {
  const { result } = await askAs('customer', ticketFor('customer'));
  const { url, until } = result as { url: string; until: string };
  const opened = new URL(url, 'https://haptera.example');
  expect(decodeURIComponent(opened.pathname)).toBe('/en/opened/community/doc/触感');
  const pass = opened.searchParams.get('pass') ?? '';
  const before = new Date(Date.parse(until) - 1).toISOString();
  const named = { documentId: 7, visibility: 'customer' };
  expect(readDocumentPass(documentPassKey(secret), pass, before)).toEqual(named);
  expect(readDocumentPass(documentPassKey(secret), pass, until)).toBeNull();
  expect(Date.parse(until) - 3 * 60_000).toBeGreaterThan(Date.parse('2026-03-01T00:00:00Z'));
});

test('staff see how often a document was opened through its gate, not counting rejected requests', async () => {
  const headers = { Authorization: `Staff ${platform.platform.keys.staff.toString('base64url')}` };
  const path = '/community/doc/counted';
  const ticket = signDocumentTicket(documentTicketKey(secret), {
    ...{ documentId: 8, locale: 'en', path },
    visibility: 'customer',
  });
  for (const kind of ['customer', 'customer', 'user'] as const) await askAs(kind, ticket);
  const { result } = await platform.call('/staff/downloads?keyword=counted', { headers });
  expect(result).toMatchObject({ total: 1, downloads: [{ fileName: `/en${path}`, lastMonth: 2, ever: 2 }] });
});

test('a ticket with an invalid signature is rejected', async () => {
  const [words = '', signature = ''] = ticketFor('signed-in').split('.');
  const widened = Buffer.from(JSON.stringify([8, 'en', '/x', 'signed-in'])).toString('base64url');
  const forged = [
    '',
    'nonsense',
    words,
    `${widened}.${signature}`,
    `${words}.${signature}x.y`,
    signDocumentPass(documentPassKey(secret), { documentId: 7, visibility: 'signed-in' }, '2027-01-01T00:00:00Z'),
    ticketFor('signed-in', documentPassKey(secret)),
    ticketFor('signed-in', documentTicketKey('a secret of another installation, long enough')),
  ];
  for (const ticket of forged) expect((await askAs('user', ticket)).code, ticket).toBe(522);
});
