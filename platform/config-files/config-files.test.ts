import { createHash } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#kit/database/sql.ts';
import { openTestPlatform, type TestAnswer, type TestPlatform } from '../testing/open-test-platform.ts';
import { beginFile, sendFile } from '../testing/send-file.ts';
import { addAccount, addCompany, askForCode, beginSession } from '../testing/test-accounts.ts';

let opened: TestPlatform;
beforeAll(async () => {
  opened = await openTestPlatform();
});
afterAll(() => opened.close());

const base = '/community/configFile';
const effect = Buffer.from(JSON.stringify({ name: '脉冲', pulses: [1, 2, 3] }));

interface Person {
  readonly id: string;
  readonly username: string;
  readonly token: string;
}

async function arrive(over: Parameters<typeof addAccount>[1] = {}): Promise<Person> {
  const { id, username } = await addAccount(opened, { roleCode: 'customer', configFileAuth: 1, ...over });
  return { id, username, token: await beginSession(opened, id) };
}

const text = { name: 'Cockpit', actuator: 'LRA 0815', device: 'Phone 12', note: 'First try' };
const ask = ({ token }: Person, path: string, locale = 'en') => opened.call(base + path, { token, locale });
const tell = ({ token }: Person, path: string, form: Record<string, string>) =>
  opened.call(base + path, { token, form });
const send = ({ token }: Person, content = effect, name = 'cockpit.he') => sendFile(opened, token, name, content);
const create = async (person: Person, over: Record<string, string> = {}) =>
  tell(person, '/create', { ...text, uploadId: await send(person), ...over });

async function make(person: Person, over: Record<string, string> = {}): Promise<string> {
  return idOf(await create(person, over));
}

function idOf({ result, message }: TestAnswer): string {
  if (typeof result === 'object' && result !== null && 'id' in result) return String(result.id);
  throw new Error(`Nothing was made: ${message}`);
}

async function download(person: Person, id: string, headers: Record<string, string> = {}): Promise<Response> {
  const { result } = await ask(person, `/link?id=${id}`);
  const { url }: { url: string } = JSON.parse(JSON.stringify(result));
  return opened.http(new Request(`https://haptera.example${url}`, { headers }), '192.0.2.1');
}

const listKept = async () => (await readdir(join(opened.dataDirectory, 'platform', 'config-files'))).sort();

describe('a config file', () => {
  test('has a name, an actuator, a device, a time and a creator', async () => {
    const person = await arrive();
    const id = await make(person);
    const item = {
      id,
      name: 'Cockpit',
      actuator: 'LRA 0815',
      device: 'Phone 12',
      updatedAt: '2026-03-01T08:00:00Z',
      creator: person.username,
      fileName: 'cockpit.he',
      bytes: effect.length,
      mayEdit: true,
      version: 1,
    };
    expect((await ask(person, '/list')).result).toEqual({ total: 1, pages: 1, mayCreate: true, items: [item] });
    const sha256 = createHash('sha256').update(effect).digest('hex');
    const detail = { ...item, createdAt: '2026-03-01T08:00:00Z', note: 'First try', sha256 };
    expect((await ask(person, `/detail?id=${id}`)).result).toEqual(detail);
  });

  test('is downloaded under its own name, from an address that is valid for five minutes', async () => {
    const person = await arrive();
    const id = await make(person, { uploadId: await send(person, effect, '脉冲.he') });
    const { result } = await ask(person, `/link?id=${id}`);
    expect(result).toMatchObject({ fileName: '脉冲.he', until: '2026-03-01T08:05:00.000Z' });
    const answer = await download(person, id);
    expect(answer.headers.get('content-disposition')).toContain(
      'attachment; filename="__.he"; filename*=UTF-8\'\'%E8%84%89',
    );
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(effect);
    const { url }: { url: string } = JSON.parse(JSON.stringify(result));
    const open = (address: string) => opened.http(new Request(`https://haptera.example${address}`), '192.0.2.1');
    expect((await open(url.replace(/until=\d+/, 'until=9999999999999'))).status).toBe(404);
    opened.advance(5 * 60_000);
    expect((await open(url)).status).toBe(404);
    opened.advance(-5 * 60_000);
  });

  test('can be requested in ranges, so that a large download can be resumed', async () => {
    const person = await arrive();
    const id = await make(person);
    const part = async (headers: Record<string, string>) => {
      const answer = await download(person, id, headers);
      return [answer.status, answer.headers.get('content-range'), await answer.text()];
    };
    const all = effect.toString();
    const size = effect.length;
    const tag = (await download(person, id)).headers.get('etag') ?? '';
    expect(await part({ Range: 'bytes=0-4' })).toEqual([206, `bytes 0-4/${size}`, all.slice(0, 5)]);
    expect(await part({ Range: `bytes=${size - 3}-` })).toEqual([
      206,
      `bytes ${size - 3}-${size - 1}/${size}`,
      all.slice(-3),
    ]);
    expect(await part({ Range: 'bytes=-2' })).toEqual([206, `bytes ${size - 2}-${size - 1}/${size}`, all.slice(-2)]);
    expect((await download(person, id, { Range: 'bytes=0-4', 'If-Range': tag })).status).toBe(206);
    expect(await part({ Range: 'bytes=0-4', 'If-Range': '"another"' })).toEqual([200, null, all]);
    expect(await part({ Range: 'bytes=0-1,3-4' })).toEqual([200, null, all]);
    expect(await part({ Range: 'bytes=4-1' })).toEqual([200, null, all]);
    for (const beyond of [`bytes=${size}-`, 'bytes=-0']) {
      expect(await part({ Range: beyond })).toEqual([416, `bytes */${size}`, '']);
    }
  });

  test('with missing fields is rejected, and the response names each of them', async () => {
    const person = await arrive();
    expect(await create(person, { name: ' ', device: '' })).toMatchObject({
      status: 400,
      code: 405,
      result: {
        problems: [
          { field: 'name', message: 'required' },
          { field: 'device', message: 'required' },
        ],
      },
    });
  });

  test('cannot be created from an unknown or incomplete upload, or from one of another account', async () => {
    const person = await arrive();
    const foreign = await send(await arrive());
    const half = (await beginFile(opened, person.token, 'a.zip', 10)).headers.get('location')?.slice(-36) ?? '';
    for (const uploadId of [foreign, half, '00000000-0000-4000-8000-000000000000']) {
      const answer = await tell(person, '/create', { ...text, uploadId });
      expect(answer).toMatchObject({ code: 405, result: { problems: [{ field: 'uploadId' }] } });
    }
  });

  test('is created once if the request is repeated after a lost response', async () => {
    const person = await arrive();
    const uploadId = await send(person);
    const answers = await Promise.all(Array.from({ length: 6 }, () => tell(person, '/create', { ...text, uploadId })));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect((await ask(person, '/list')).result).toMatchObject({ total: 1 });
  });

  test('with an existing name is rejected, and its upload can be used with another name', async () => {
    const companyId = await addCompany(opened);
    const [person, colleague] = [await arrive({ companyId }), await arrive({ companyId })];
    await make(person);
    const uploadId = await send(colleague);
    const taken = await tell(colleague, '/create', { ...text, name: '  ｃｏｃｋｐｉｔ ', uploadId });
    expect(taken).toMatchObject({ status: 409, code: 532, message: 'File name already exists' });
    expect(await tell(colleague, '/create', { ...text, name: 'Cockpit 2', uploadId })).toMatchObject({ code: 200 });
    expect(await create(await arrive())).toMatchObject({ code: 200 });
  });
});

describe('the list', () => {
  test('is paged, last changed first, and can be searched', async () => {
    const person = await arrive();
    for (let index = 1; index <= 23; index += 1) {
      opened.advance(1_000);
      await make(person, { name: `File ${index}`, device: index === 7 ? 'Tablet_7%' : 'Phone' });
    }
    const names = ({ result }: TestAnswer) => {
      const { items }: { items: { name: string }[] } = JSON.parse(JSON.stringify(result));
      return items.map(({ name }) => name);
    };
    const first = await ask(person, '/list');
    expect(first.result).toMatchObject({ total: 23, pages: 2 });
    expect(names(first)).toHaveLength(20);
    expect(names(first)[0]).toBe('File 23');
    expect(names(await ask(person, '/list?page=2'))).toEqual(['File 3', 'File 2', 'File 1']);
    expect(names(await ask(person, '/list?keyword=tablet_7%25'))).toEqual(['File 7']);
    expect(names(await ask(person, '/list?keyword=%25'))).toEqual(['File 7']);
    expect((await ask(person, '/list?keyword=nothing')).result).toMatchObject({ total: 0, pages: 0, items: [] });
  });

  test('of a company is visible to its accounts that may use the tool, and to no others', async () => {
    const companyId = await addCompany(opened);
    const [maker, colleague] = [await arrive({ companyId }), await arrive({ companyId })];
    const strangers = [await arrive(), await arrive({ companyId: await addCompany(opened, 'Other'), isManager: true })];
    const id = await make(maker);
    const seen = (await ask(colleague, '/list')).result;
    expect(seen).toMatchObject({ items: [{ id, creator: maker.username, mayEdit: false }] });
    expect(await (await download(colleague, id)).text()).toBe(effect.toString());
    for (const stranger of strangers) {
      expect((await ask(stranger, '/list')).result).toMatchObject({ total: 0 });
      for (const path of ['detail', 'link']) {
        expect(await ask(stranger, `/${path}?id=${id}`)).toMatchObject({ status: 404, code: 522 });
      }
      expect(await tell(stranger, '/delete', { id, version: '1' })).toMatchObject({ code: 522 });
      expect(await tell(stranger, '/edit', { ...text, id, version: '1' })).toMatchObject({ code: 522 });
    }
  });
});

describe('changing a config file', () => {
  test('with a new file creates a new version and deletes the old file', async () => {
    const person = await arrive();
    const id = await make(person);
    const [before] = await opened.database.query<{ file_id: string }>(
      sql`select file_id from config_files where id = ${id}`,
    );
    opened.advance(60_000);
    const uploadId = await send(person, Buffer.from('{"pulses":[]}'), 'second.json');
    const change = { ...text, id, name: 'Cabin', version: '1', uploadId };
    expect((await tell(person, '/edit', change)).result).toEqual({ id, version: 2 });
    expect((await ask(person, `/detail?id=${id}`)).result).toMatchObject({
      name: 'Cabin',
      fileName: 'second.json',
      bytes: 13,
      version: 2,
    });
    expect(await (await download(person, id)).text()).toBe('{"pulses":[]}');
    await expect.poll(listKept).not.toContain(before?.file_id);
  });

  test('is rejected if a colleague has changed it in the meantime', async () => {
    const companyId = await addCompany(opened);
    const [maker, manager] = [await arrive({ companyId }), await arrive({ companyId, isManager: true })];
    const id = await make(maker);
    await tell(manager, '/edit', { ...text, id, note: 'From the manager', version: '1' });
    const uploadId = await send(maker);
    const late = await tell(maker, '/edit', { ...text, id, note: 'From the maker', version: '1', uploadId });
    expect(late).toMatchObject({ status: 409, code: 915 });
    expect(await tell(maker, '/delete', { id, version: '1' })).toMatchObject({ code: 915 });
    expect((await ask(maker, `/detail?id=${id}`)).result).toMatchObject({ note: 'From the manager', version: 2 });
    const chosen = await tell(maker, '/edit', { ...text, id, note: 'From the maker', version: '2', uploadId });
    expect(chosen.result).toEqual({ id, version: 3 });
  });

  test('by many requests at once succeeds for one of them', async () => {
    const person = await arrive();
    const id = await make(person);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => tell(person, '/edit', { ...text, id, note: `${index}`, version: '1' })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 915)]);
  });

  test('can be repeated after a lost response', async () => {
    const person = await arrive();
    const id = await make(person);
    const change = { ...text, id, note: 'Again', version: '1', uploadId: await send(person) };
    for (let time = 0; time < 2; time += 1) {
      expect((await tell(person, '/edit', change)).result).toEqual({ id, version: 2 });
    }
  });

  test('to an existing name is rejected', async () => {
    const person = await arrive();
    await make(person);
    const id = await make(person, { name: 'Cabin' });
    expect(await tell(person, '/edit', { ...text, id, version: '1' })).toMatchObject({ code: 532 });
  });

  test('is allowed to its creator and to managers of the company', async () => {
    const companyId = await addCompany(opened);
    const people = {
      maker: await arrive({ companyId }),
      colleague: await arrive({ companyId }),
      manager: await arrive({ companyId, isManager: true }),
    };
    const id = await make(people.maker);
    expect(await tell(people.colleague, '/edit', { ...text, id, version: '1' })).toMatchObject({ code: 521 });
    expect(await tell(people.colleague, '/delete', { id, version: '1' })).toMatchObject({ code: 521 });
    expect(await tell(people.manager, '/edit', { ...text, id, note: 'x', version: '1' })).toMatchObject({ code: 200 });
    expect(await tell(people.maker, '/delete', { id, version: '2' })).toMatchObject({ code: 200 });
    expect((await ask(people.maker, '/list')).result).toMatchObject({ total: 0 });
  });

  test('is recorded in the audit log without its content', async () => {
    const person = await arrive();
    const id = await make(person);
    await tell(person, '/edit', { ...text, id, note: 'Quiet', version: '1' });
    await tell(person, '/delete', { id, version: '2' });
    const rows = await opened.database.query<{ action: string; details: object }>(
      sql`select action, details from audit_log where object_id = ${id} order by at, action`,
    );
    expect(rows.map(({ action }) => action).sort()).toEqual([
      'config-file.create',
      'config-file.delete',
      'config-file.edit',
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Cockpit|Quiet|LRA/);
  });
});

describe('who may use the tool', () => {
  test('a trial account sees config files but cannot create any', async () => {
    const companyId = await addCompany(opened);
    const id = await make(await arrive({ companyId }));
    const trial = await arrive({
      companyId,
      roleCode: 'trialCustomer',
      configFileAuth: null,
      expiresAt: '2026-03-04T00:00:00Z',
    });
    const seen = (await ask(trial, '/list')).result;
    expect(seen).toMatchObject({ mayCreate: false, items: [{ id, mayEdit: false }] });
    expect((await download(trial, id)).status).toBe(200);
    const uploadId = '00000000-0000-4000-8000-000000000000';
    expect(await tell(trial, '/create', { ...text, uploadId })).toMatchObject({ status: 403, code: 521 });
    const signedIn = await opened.call('/app/checkToken', { form: {}, token: trial.token });
    expect(signedIn.result).toMatchObject({ configFileAuth: 1 });
  });

  test('an expired trial or contract is rejected with its own code', async () => {
    for (const roleCode of ['trialCustomer', 'customer'] as const) {
      const over = await arrive({ roleCode, expiresAt: '2026-02-28T00:00:00Z' });
      const refused = await ask(over, '/list');
      expect(refused).toMatchObject({ status: 403, code: 606, message: 'Account privileges have expired' });
      expect((await ask(over, '/list', 'zh')).message).toBe('账号权限已过期');
    }
  });

  test('accounts for custom files, or without any access, are rejected', async () => {
    for (const configFileAuth of [0, null] as const) {
      expect(await ask(await arrive({ configFileAuth }), '/list')).toMatchObject({ status: 403, code: 521 });
    }
  });
});

describe('deleting or moving an account', () => {
  const leave = async ({ username }: Person) => {
    const captcha = await askForCode(opened, '3', username);
    return opened.call('/auth/deleteAccount', { form: { username, captcha } });
  };

  test('keeps its files in its company, without the name of their creator', async () => {
    const companyId = await addCompany(opened);
    const [maker, colleague] = [await arrive({ companyId, roleCode: 'user' }), await arrive({ companyId })];
    const id = await make(maker);
    expect(await leave(maker)).toMatchObject({ code: 200 });
    expect((await ask(colleague, '/list')).result).toMatchObject({ items: [{ id, creator: '' }] });
    expect((await download(colleague, id)).status).toBe(200);
  });

  test('deletes its files if it has no company', async () => {
    const person = await arrive({ roleCode: 'user' });
    const id = await make(person);
    const file = await opened.database.one<{ file_id: string }>(sql`select file_id from config_files where id = ${id}`);
    expect(await leave(person)).toMatchObject({ code: 200 });
    expect(await opened.database.query(sql`select 1 from config_files where id = ${id}`)).toEqual([]);
    const kept = join(opened.dataDirectory, 'platform', 'config-files', file?.file_id ?? '');
    await utimes(kept, 1, 1);
    await opened.platform.tidy();
    expect(await listKept()).not.toContain(file?.file_id);
  });

  test('to another address moves its files as well', async () => {
    const companyId = await addCompany(opened);
    const [maker, manager] = [await arrive({ companyId }), await arrive({ companyId, isManager: true })];
    const id = await make(maker);
    const newEmail = `next-${maker.username}`;
    const form = { id: maker.id, newEmail, newEmailConfirm: newEmail };
    expect(await opened.call('/companyAdmin/changeEmail', { form, token: manager.token })).toMatchObject({ code: 200 });
    expect((await ask(manager, '/list')).result).toMatchObject({ items: [{ id, creator: newEmail }] });
  });
});
