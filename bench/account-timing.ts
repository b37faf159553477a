import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nobodysPassword } from '../identity/password-hash.ts';
import { startEmbeddedPostgres } from '../kit/database/embedded-postgres.ts';
import { insertAccount } from '../platform/accounts/store.ts';
import { createPlatform } from '../platform/create-platform.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { createHttp } from '../platform/http.ts';
import { readKey } from '../session/read-answers.ts';
import { sealPassword } from '../session/seal-password.ts';
import { mannWhitney } from './mann-whitney.ts';
import { percentile } from './row.ts';

/**
 * Tests whether the response time of a call reveals which addresses have accounts: `tsx bench/account-timing.ts [n]` makes
 * each call n (200) times for known and for unknown addresses alternately. Exits with an error if the medians differ by 5 ms
 * or more, or a Mann-Whitney test distinguishes the two (p below 0.01).
 */
const n = Number(process.argv[2] ?? 200);
if (!Number.isInteger(n) || n < 20) throw new Error(`"${process.argv[2]}" is not a number of tries (20 or more).`);

const dataDirectory = await mkdtemp(join(tmpdir(), 'haptera-account-timing-'));
const embedded = await startEmbeddedPostgres({ directory: dataDirectory });
const database = openDatabase(embedded.url);
const platform = createPlatform({
  database,
  dataDirectory,
  publicUrl: 'https://haptera.example',
  secret: 'a secret for the bench which is long enough',
  mail: {
    smtpUrl: null,
    from: { name: 'Haptera', address: 'no-reply@haptera.example' },
    staff: 'staff@haptera.example',
  },
  filesOrigin: 'http://127.0.0.1:9',
});
await platform.start();
const http = createHttp(platform, { log: (line) => void process.stderr.write(`${line}\n`) });

async function call(path: string, form: Record<string, string>, address: string) {
  const request = new Request(`https://haptera.example/platform${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  const { code, result } = await (await http(request, address)).json();
  return { code, result };
}

async function addAccount(username: string): Promise<void> {
  await insertAccount(database, {
    id: randomUUID(),
    username,
    passwordHash: nobodysPassword,
    roleCode: 'user',
    expiresAt: null,
    trialBegunAt: null,
    configFileAuth: null,
    companyId: null,
    isManager: false,
    industry: '',
    companyName: '',
    job: '',
    locale: 'en',
    registeredAt: new Date().toISOString(),
    lastLoginAt: null,
    suspendedAt: null,
    provedAt: null,
  });
}

const reset = '/auth/forgetPassword/v2';
async function fillReset(username: string): Promise<Record<string, string>> {
  const material = readKey((await call('/auth/key', {}, '192.0.2.1')).result);
  if (!material) throw new Error('The platform gave no material.');
  const password = 'fresh0as0rain';
  const seal = (field: string) => sealPassword(material, { action: `${reset}#${field}`, username, password });
  return {
    username,
    newPassword: await seal('newPassword'),
    newPasswordConfirm: await seal('newPasswordConfirm'),
  };
}

interface Timed {
  readonly path: string;
  readonly code: number;
  readonly fill: (username: string) => Promise<Record<string, string>>;
}

const calls: readonly Timed[] = [
  { path: '/auth/deleteAccount', code: 704, fill: async (username) => ({ username, captcha: '123456' }) },
  { path: '/auth/sendEmail', code: 200, fill: async (username) => ({ username, type: '2' }) },
  { path: '/auth/sendEmail', code: 200, fill: async (username) => ({ username, type: '3' }) },
  { path: '/auth/sendEmail', code: 200, fill: async (username) => ({ username, type: '4' }) },
  {
    path: '/auth/checkEmailCaptcha',
    code: 704,
    fill: async (username) => ({ username, type: '2', captcha: '123456' }),
  },
  { path: reset, code: 701, fill: fillReset },
];

let visitors = 0;
let isTold = false;
try {
  for (const { path, code, fill } of calls) {
    const time = async (username: string) => {
      visitors += 1;
      const form = await fill(username);
      const address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
      const begun = performance.now();
      const answer = await call(path, form, address);
      const taken = performance.now() - begun;
      if (answer.code !== code) throw new Error(`${path}: ${answer.code} instead of ${code}`);
      return taken;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let index = 0; index < n; index += 1) {
      const username = `${randomUUID()}@haptera.example`;
      await addAccount(username);
      // Alternate which of the two goes first.
      if (index % 2 === 0) known.push(await time(username));
      unknown.push(await time(`not.${username}`));
      if (index % 2 === 1) known.push(await time(username));
    }
    const [here, there] = [percentile(known, 0.5), percentile(unknown, 0.5)];
    const p = mannWhitney(known, unknown);
    const isTellable = Math.abs(here - there) >= 5 || p < 0.01;
    isTold ||= isTellable;
    process.stdout.write(
      `${path}: median ${here.toFixed(2)} ms known, ${there.toFixed(2)} ms unknown, p = ${p.toFixed(3)}${isTellable ? '  TOLD APART' : ''}\n`,
    );
  }
} finally {
  await platform.close();
  await embedded.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}
process.exitCode = isTold ? 1 : 0;
