import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttp } from '../cms/doors/http.ts';
import { openVisitors } from '../cms/doors/rest/testing/open-visitors.ts';
import { systemViewer } from '../cms/permission/viewer.ts';
import { startBareCms } from '../cms/testing/start-bare-cms.ts';
import { startEmbeddedPostgres } from '../kit/database/embedded-postgres.ts';
import { mannWhitney } from './mann-whitney.ts';
import { percentile } from './row.ts';

/**
 * Tests whether the response time of a refused sign-in reveals which names exist: `tsx bench/sign-in-timing.ts [n]`
 * tries n (200) wrong passwords for known and for unknown names alternately, for each way to sign in. Exits with an
 * error if the medians differ by 5 ms or more, or a Mann-Whitney test distinguishes the two (p below 0.01).
 */
const n = Number(process.argv[2] ?? 200);
if (!Number.isInteger(n) || n < 20) throw new Error(`"${process.argv[2]}" is not a number of tries (20 or more).`);

/** Below the CMS's limit of attempts for one name. */
const TRIES_PER_NAME = 4;

const dataDirectory = await mkdtemp(join(tmpdir(), 'haptera-sign-in-'));
const embedded = await startEmbeddedPostgres({ directory: dataDirectory });
const secret = 'a secret for the bench which is long enough';
const cms = await startBareCms({ databaseUrl: embedded.url, dataDirectory, secret });
const visitors = openVisitors(createHttp(cms));
let isTold = false;
try {
  let number = 0;
  const time = async (way: 'signIn' | 'logIn' | 'callWithPassword', login: string) => {
    number += 1;
    const visitor = visitors.at(`10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`);
    const begun = performance.now();
    const { status } = await visitor[way](login, 'not the password');
    const taken = performance.now() - begun;
    if (status !== 401) throw new Error(`${way} as ${login}: ${status} instead of 401`);
    return taken;
  };
  for (const way of ['signIn', 'logIn', 'callWithPassword'] as const) {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let index = 0; index < n; index += 1) {
      const name = `${way}-${Math.floor(index / TRIES_PER_NAME)}`;
      if (index % TRIES_PER_NAME === 0) {
        const account = { login: name, email: `${name}@haptera.example`, password: 'long enough for this' };
        await cms.users.createUser(systemViewer, account);
      }
      // Alternate which of the two goes first.
      if (index % 2 === 0) known.push(await time(way, name));
      unknown.push(await time(way, `${name}-not`));
      if (index % 2 === 1) known.push(await time(way, name));
    }
    const [here, there] = [percentile(known, 0.5), percentile(unknown, 0.5)];
    const p = mannWhitney(known, unknown);
    const isTellable = Math.abs(here - there) >= 5 || p < 0.01;
    isTold ||= isTellable;
    process.stdout.write(
      `${way}: median ${here.toFixed(2)} ms known, ${there.toFixed(2)} ms unknown, p = ${p.toFixed(3)}${isTellable ? '  TOLD APART' : ''}\n`,
    );
  }
} finally {
  await cms.close();
  await embedded.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}
process.exitCode = isTold ? 1 : 0;
