import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visibility } from '#cms-schema/visibility.ts';
import { documentPassKey, signDocumentPass } from '#contract/gated-documents.ts';
import { propertyOf } from '#kit/property-of.ts';
import type { Document, NewDocument } from '../documents/model.ts';
import { anonymous, systemViewer } from '../permission/viewer.ts';
import { aPage, hero } from '../testing/builders.ts';
import { openTestCms, type TestCms, testSecret } from '../testing/open-test-cms.ts';
import { listMissingGates } from './gate-store.ts';

let now = Date.parse('2026-11-28T12:00:00Z');
let held: TestCms;
beforeAll(async () => {
  held = await openTestCms({ clock: () => new Date(now) });
});
afterAll(() => held.close());

const reader = { ...anonymous, address: '192.0.2.50' };
const stranger = { ...anonymous, address: '198.51.100.7' };

const locked = (input: Partial<NewDocument> = {}) =>
  aPage(held.cms, { type: 'post', password: 'open sesame', content: hero('Behind a password'), ...input });
const open = (document: Document, password: string, viewer = reader) =>
  held.cms.published.openWithPassword(viewer, document.id, password);
const passOf = ({ url }: { readonly url: string }) => new URL(url, held.cms.publicUrl).searchParams.get('pass') ?? '';
const opened = (pass: string) => held.cms.published.openGated(pass);

it('a gate stands at the address of a document with a password, and reveals nothing of it', async () => {
  const document = await locked({ slug: 'secret-plan', title: 'The secret plan' });
  const gate = await held.cms.published.getGate('zh', '/post/secret-plan');
  expect(gate).toMatchObject({ documentId: document.id, visibility: 'everyone', ticket: '' });
  expect(JSON.stringify(gate)).not.toMatch(/The secret plan|Behind a password|open sesame/);
  expect(await held.cms.published.getPublishedById(document.id)).toBeNull();
  expect(await held.cms.published.listGatedPaths()).toContainEqual(
    expect.objectContaining({ locale: 'zh', path: '/post/secret-plan' }),
  );
});

it('its password opens it at its own address for three minutes', async () => {
  const document = await locked({ slug: 'for-friends', locale: 'en' });
  const opening = await open(document, 'open sesame');
  expect(opening.url).toMatch(/^\/en\/opened\/post\/for-friends\?pass=[^&]+&by=password$/);
  const shown = await opened(passOf(opening));
  expect(shown).toMatchObject({ id: document.id });
  expect(JSON.stringify(shown?.blocks)).toContain('Behind a password');
  now += 3 * 60_000 + 1;
  expect(await opened(passOf(opening))).toBeNull();
});

it('a pass is void for another document, after a new password, and when it was forged', async () => {
  const [document, other] = [await locked(), await locked()];
  const pass = passOf(await open(document, 'open sesame'));
  expect(await opened(pass)).toMatchObject({ id: document.id });
  const [words = '', signature = ''] = pass.split('.');
  const values: unknown[] = JSON.parse(Buffer.from(words, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify([other.id, ...values.slice(1)])).toString('base64url');
  expect(await opened(`${forged}.${signature}`)).toBeNull();
  await held.cms.documents.saveDocument(systemViewer, document.id, { password: 'another' });
  expect(await opened(pass)).toBeNull();
  await expect(open(document, 'open sesame')).rejects.toMatchObject({ code: 'haptera_wrong_document_password' });
  await held.cms.documents.saveDocument(systemViewer, document.id, { password: 'open sesame' });
  await held.cms.documents.unpublishDocuments(systemViewer, [{ id: document.id }]);
  expect(await opened(pass)).toBeNull();
});

describe('a document with a visibility and a password', () => {
  const both = (input: Partial<NewDocument> = {}) => locked({ visibility: 'customer', ...input });
  const accountPass = (documentId: number, visibility: Visibility = 'customer', until = now + 60_000) =>
    signDocumentPass(documentPassKey(testSecret), { documentId, visibility }, new Date(until).toISOString());
  const openBoth = (document: Document, password: string, pass: string) =>
    held.cms.published.openWithPassword(reader, document.id, password, pass);

  it('has a gate for accounts at its address, and a second one behind it that asks for the password', async () => {
    const document = await both({ slug: 'twice-locked', title: 'Twice locked' });
    const gate = await held.cms.published.getGate('zh', '/post/twice-locked');
    expect(gate).toMatchObject({ visibility: 'customer', passwordFor: null, ticket: expect.stringMatching(/./) });
    const pass = accountPass(document.id);
    expect(await opened(pass)).toBeNull();
    const second = await held.cms.published.findSecondGate(pass);
    expect(second).toMatchObject({ documentId: document.id, passwordFor: document.id, path: '/post/twice-locked' });
    expect(JSON.stringify([gate, second])).not.toMatch(/Twice locked|Behind a password|open sesame/);
  });

  it('opens to its password for an account that has passed, until it logs out', async () => {
    const document = await both();
    const opening = await openBoth(document, 'open sesame', accountPass(document.id));
    expect(opening.url).not.toContain('by=password');
    expect(JSON.stringify((await opened(passOf(opening)))?.blocks)).toContain('Behind a password');
    expect(await held.cms.published.findSecondGate(passOf(opening))).toBeNull();
    await expect(openBoth(document, 'wrong', accountPass(document.id))).rejects.toMatchObject({
      code: 'haptera_wrong_document_password',
    });
  });

  it('takes no password without a valid pass of an account for it', async () => {
    const [document, other] = [await both(), await both()];
    const passes = [
      '',
      'nonsense',
      accountPass(other.id),
      accountPass(document.id, 'trialCustomer'),
      accountPass(document.id, 'customer', now - 1),
      passOf(await openBoth(other, 'open sesame', accountPass(other.id))),
    ];
    for (const pass of passes) {
      await expect(openBoth(document, 'open sesame', pass), pass).rejects.toMatchObject({
        code: 'haptera_no_document',
      });
      expect((await held.cms.published.findSecondGate(pass))?.documentId).not.toBe(document.id);
    }
  });

  it('closes for the bearers of passes when its readers change', async () => {
    const document = await both();
    const pass = passOf(await openBoth(document, 'open sesame', accountPass(document.id)));
    expect(await opened(pass)).toMatchObject({ id: document.id });
    await held.cms.documents.saveDocument(systemViewer, document.id, { visibility: 'trialCustomer' });
    expect(await opened(pass)).toBeNull();
    expect(await held.cms.published.findSecondGate(accountPass(document.id))).toBeNull();
  });

  it('gets its gate at the start of this version if an older one had left it without', async () => {
    const document = await both({ slug: 'left-without' });
    await held.database.run('delete from gates where document_id = $1', [document.id]);
    expect(await listMissingGates(held.database)).toContain(document.id);
  });
});

it('a pass of the platform does not open what a password protects', async () => {
  const document = await locked();
  const claim = { documentId: document.id, visibility: 'everyone' } as const;
  const until = new Date(now + 60_000).toISOString();
  expect(await opened(signDocumentPass(documentPassKey(testSecret), claim, until))).toBeNull();
});

it('what has no password gate is not there: public, gated for accounts, drafts, absent', async () => {
  const documents = [
    await aPage(held.cms),
    await locked({ visibility: 'customer' }),
    await locked({ status: 'draft' }),
    { ...(await locked()), id: 999_999 },
  ];
  for (const document of documents) {
    await expect(open(document, 'open sesame', stranger)).rejects.toMatchObject({ code: 'haptera_no_document' });
  }
});

it('wrong passwords are limited for each address and document, however many at once; right ones do not count', async () => {
  const [document, other] = [await locked(), await locked()];
  for (let count = 0; count < 12; count += 1) await open(document, 'open sesame');
  const guesses = await Promise.allSettled(Array.from({ length: 30 }, (_, index) => open(document, `guess ${index}`)));
  const codes = guesses.map((guess) => (guess.status === 'rejected' ? guess.reason.code : 'opened'));
  expect(codes.filter((code) => code === 'haptera_wrong_document_password')).toHaveLength(10);
  expect(codes.filter((code) => code === 'haptera_too_many_tries_here')).toHaveLength(20);
  await expect(open(document, 'open sesame')).rejects.toMatchObject({
    status: 429,
    data: { retryAfterSeconds: expect.any(Number) },
  });
  expect((await open(other, 'open sesame')).url).toContain('/opened/');
  expect((await open(document, 'open sesame', stranger)).url).toContain('/opened/');
  now += 15 * 60_000;
  expect((await open(document, 'open sesame')).url).toContain('/opened/');
});

it('one address cannot try all documents either', async () => {
  const address = { ...anonymous, address: '203.0.113.9' };
  const documents = await Promise.all(Array.from({ length: 7 }, () => locked()));
  const codes: string[] = [];
  for (const document of documents) {
    for (let index = 0; index < 10; index += 1) {
      await open(document, 'no', address).catch((error: unknown) => codes.push(String(propertyOf(error, 'code'))));
    }
  }
  expect(codes.filter((code) => code === 'haptera_wrong_document_password')).toHaveLength(60);
});

it('removing the password makes the document public, and the gate goes', async () => {
  const document = await locked({ slug: 'freed' });
  await held.cms.documents.saveDocument(systemViewer, document.id, { password: '' });
  expect(await held.cms.published.getGate('zh', '/post/freed')).toBeNull();
  expect(await held.cms.published.getPublishedById(document.id)).toMatchObject({ path: '/post/freed' });
});
