import './as-production.ts';
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from '../kit/database/sql.ts';
import { openMailFolder } from '../platform/mail/file-transport.ts';
import { samplePassword } from '../platform/seed/sample-accounts.ts';
import { beginUpload, lookAtUpload, sendPart, uploadIdOf } from './accounts/send-parts.ts';
import { startService } from './accounts/service.ts';
import { callService, logIn, register, somewhere, textOf } from './accounts/visitor.ts';

/**
 * Kills the platform at random moments while people register, request codes, send forms and upload config files through
 * the edge: `tsx bench/kill-platform.ts [--kills 100]`. Exits with an error if anything acknowledged is lost, an upload
 * resumes before the acknowledged offset, a config file has changed, a code is not mailed or not accepted, or the
 * service does not come back.
 */
const { values } = parseArgs({ options: { kills: { type: 'string', default: '100' } } });
const kills = Number(values.kills);
if (!Number.isInteger(kills) || kills < 1) throw new Error(`"${values.kills}" is not a number of kills.`);

const service = await startService('kill-platform');
const { url, database, dataDirectory } = service;
const mails = openMailFolder(`${dataDirectory}/platform/outbox`);
const faults: string[] = [];
const password = 'touch0made0real';
/** Milliseconds within which a mail must be sent: two leases of two minutes each. */
const patience = 250_000;
/** What was acknowledged and must therefore exist. */
const registered: string[] = [];
const coded: string[] = [];
const sent: string[] = [];
const made: { id: string; digest: string }[] = [];
/** Codes that are being waited for. */
const opening: Promise<void>[] = [];
let parts = 0;
let codesOpened = 0;
let isRunning = true;
let slowest = 0;
let done = 0;

try {
  const token = textOf((await logIn(url, 'manager@haptera.example', samplePassword)).result, 'token');
  const workers = [
    repeatedly(registerSomebody),
    repeatedly(registerSomebody),
    repeatedly(sendForm),
    repeatedly(() => uploadFile(token)),
    repeatedly(() => uploadFile(token)),
  ];
  for (; done < kills; done += 1) {
    await wait(200 + Math.random() * 1_500);
    slowest = Math.max(slowest, await service.killPlatform());
    faults.push(...(await look()));
    if (done % 10 === 9) process.stderr.write(`${done + 1} kills, ${faults.length} faults\n`);
  }
  isRunning = false;
  await Promise.all([...workers, ...opening]);
  faults.push(...(await look()));
  await lookAtFiles(token);
  await lookAtLogins();
  await lookAtMails();
} finally {
  isRunning = false;
  await service.stop();
}
process.stdout.write(
  `${[
    `${done} kills; the slowest start took ${Math.round(slowest)} ms`,
    `acknowledged: ${registered.length} registrations, ${coded.length} codes (${codesOpened} of them read from their mail and accepted), ${sent.length} forms, ${parts} parts of uploads, ${made.length} config files`,
    `${faults.length} faults`,
    ...faults,
  ].join('\n')}\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

async function repeatedly(act: () => Promise<void>): Promise<void> {
  while (isRunning) {
    await act();
    await wait(20);
  }
}

/** Registers an account and immediately requests a code for it. */
async function registerSomebody(): Promise<void> {
  const username = `${randomBytes(6).toString('hex')}@haptera.example`;
  const { code } = await register(url, username, password);
  if (code !== 200) return;
  registered.push(username);
  const address = somewhere();
  const asked = await callService(url, '/auth/sendEmail', { form: { captcha: '', type: '2', username }, address });
  if (asked.code === 200) coded.push(username);
  if (asked.code === 200 && Math.random() < 0.2) opening.push(openCode(username, address));
}

/**
 * Checks that a code requested before a kill is accepted after it: a mail in progress is sent when its lease expires.
 */
async function openCode(username: string, address: string): Promise<void> {
  const until = performance.now() + patience;
  while (performance.now() < until) {
    const mail = (await mails.list()).find(({ to, text }) => to === username && /\b\d{6}\b/.test(text));
    const captcha = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    const form = { captcha: captcha ?? '', type: '2', username };
    const tried = captcha === undefined ? null : await callService(url, '/auth/checkEmailCaptcha', { form, address });
    if (tried?.code === 200) codesOpened += 1;
    // If a kill prevented the answer, the code may nevertheless have been used.
    if (tried !== null && tried.status !== 0 && tried.status !== 503 && tried.status !== 502) return;
    await wait(500);
  }
  faults.push(`the code for ${username} was not mailed or not accepted`);
}

async function sendForm(): Promise<void> {
  const message = randomBytes(12).toString('hex');
  const form = {
    name: 'Ada',
    company: 'Kinetic',
    phone: '+49 30 123456',
    email: 'ada@haptera.example',
    message,
    agreed: '1',
  };
  if ((await callService(url, '/community/contact/short', { form })).code === 200) sent.push(message);
}

async function uploadFile(token: string): Promise<void> {
  const content = randomBytes(600_000 + Math.floor(Math.random() * 600_000));
  content.write('PK\x03\x04', 'latin1');
  const location = await beginUpload(url, token, 'file.zip', content.length);
  if (location === '') return;
  const upload = { token, location };
  let acknowledged = 0;
  while (acknowledged < content.length) {
    if (!isRunning) return;
    const part = await sendPart(url, upload, acknowledged, content.subarray(acknowledged, acknowledged + 200_000));
    if (part.status === 204) {
      acknowledged = part.offset;
      parts += 1;
      continue;
    }
    if (part.status === 404) return void faults.push('an upload was lost');
    const offset = await lookAtUpload(url, upload);
    if (offset === -1) await wait(50);
    else if (offset < acknowledged) return void faults.push(`an upload went back from ${acknowledged} to ${offset}`);
    else acknowledged = offset;
  }
  const form = {
    name: randomBytes(8).toString('hex'),
    actuator: 'LRA',
    device: 'Phone',
    uploadId: uploadIdOf(location),
  };
  for (let tries = 0; tries < 200; tries += 1) {
    const { code, result } = await callService(url, '/community/configFile/create', { form, token });
    const digest = createHash('sha256').update(content).digest('hex');
    if (code === 200) return void made.push({ id: textOf(result, 'id'), digest });
    if (code === 405) return void faults.push('a complete upload was lost');
    await wait(50);
  }
}

/** Returns faults for everything acknowledged that has no row. */
async function look(): Promise<string[]> {
  const checks = [
    ['registration', [...registered], sql`select email as key from accounts`],
    ['code', [...coded], sql`select recipient as key from mails where template = 'passwordCode'`],
    ['form', [...sent], sql`select message as key from contacts`],
    ['config file', made.map(({ id }) => id), sql`select id::text as key from config_files`],
  ] as const;
  const lost: string[] = [];
  for (const [what, keys, statement] of checks) {
    const there = new Set((await database.query<{ key: string }>(statement)).map(({ key }) => key));
    lost.push(...keys.filter((key) => !there.has(key)).map((key) => `a ${what} is lost: ${key}`));
  }
  return lost;
}

async function lookAtFiles(token: string): Promise<void> {
  for (const { id, digest } of made) {
    const { result } = await callService(url, `/community/configFile/link?id=${id}`, { token });
    const answer = await fetch(url + textOf(result, 'url'));
    const found = createHash('sha256')
      .update(Buffer.from(await answer.arrayBuffer()))
      .digest('hex');
    if (found !== digest) faults.push(`the config file ${id} has changed (${answer.status})`);
  }
}

async function lookAtLogins(): Promise<void> {
  for (const username of registered.slice(-20)) {
    const { code } = await logIn(url, username, password);
    if (code !== 200) faults.push(`${username} cannot log in: ${code}`);
  }
}

/** Checks that every mail is eventually sent. */
async function lookAtMails(): Promise<void> {
  const until = performance.now() + patience;
  for (;;) {
    const row = await database.one<{ left: number }>(
      sql`select count(*)::integer as left from mails where sent_at is null`,
    );
    if (row?.left === 0) return;
    if (performance.now() > until) return void faults.push(`${row?.left} mails were never sent`);
    await wait(500);
  }
}
