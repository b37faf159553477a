import { spawn, spawnSync } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { get } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Seen, visit } from '../e2e/support/documents.ts';
import { createEditor } from '../e2e/support/editor.ts';
import { findService, isRunning as isAlive, listFamily, type ServiceName } from '../e2e/support/processes.ts';
import { projectRoot, startProduct } from '../e2e/support/product.ts';
import { createForgetfulDisk } from './endurance/forgetful-disk.ts';
import { publishPair, shownMarks } from './endurance/saves.ts';
import { createUploads } from './endurance/uploads.ts';

/**
 * Breaks the running product at random moments while one page is published in both languages and pictures are uploaded:
 * `tsx bench/endurance.ts [rounds] [database address]`, 100 rounds and the embedded database unless told otherwise.
 * Each round kills a process of it, or the supervisor, which is started again at once, as a process manager does, over
 * whatever it has left. More is chosen by options:
 * `--seconds 1800` ends after that time whatever the rounds;
 * `--attacked` has slow clients, floods and clients that break off at the front door all the while;
 * `--power-cuts` puts all data on a disk that forgets what was not flushed, and cuts its power (Linux, as root).
 * Another database is not killed: it is not a process of the product.
 *
 * Ends with an error when a save or an upload that was answered is lost, a visitor gets half a page, none while the
 * front door stands or for ten seconds nothing but to come again, what was saved last is not what visitors see, or the product's own examination finds something wrong.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: 'Infinity' },
    attacked: { type: 'boolean', default: false },
    'power-cuts': { type: 'boolean', default: false },
  },
});
const [given = '100', databaseUrl] = positionals;
const most = Number(given);
if (!Number.isInteger(most) || most < 1) throw new Error(`"${given}" is no number of rounds.`);

type Victim = ServiceName | 'supervisor' | 'power';
const home = path.join(projectRoot, '.haptera/endurance');
const disk = values['power-cuts'] ? await createForgetfulDisk(home) : null;
const dataDirectory = disk === null ? home : path.join(disk.directory, 'data');
const victims: Victim[] = ['supervisor', 'cms', 'site', 'edge', 'platform'];
if (databaseUrl === undefined) victims.push('postgres');
if (disk !== null) victims.push('power');

let product = await startProduct({ dataDirectory, isFresh: disk === null, databaseUrl }).catch(async (error) => {
  await disk?.remove();
  throw error;
});
const port = Number(new URL(product.url).port);
const faults: string[] = [];
/** So many of them were told while it ran. */
let told = 0;
const kills = new Map<Victim, number>();
/** Milliseconds from the end of everything until its successor's front door answers, the longest one. */
let slowestStart = 0;
let saves = 0;
let visits = 0;
let unanswered = 0;
let askedAgain = 0;
/** Visits that were told to come again, and the longest time in a row, in milliseconds. */
let refused = 0;
let longestRefusal = 0;
const answers = { saves: new Map<number, number>(), uploads: new Map<number, number>() };
/** Since the front door was killed; until it stands again nobody can be answered. */
let edgeIsDown = false;
let isRunning = true;
let rounds = 0;
let outcome = '';

const attacker = values.attacked ? startAttacks() : null;
const end = performance.now() + Number(values.seconds) * 1_000;
/** A site starts in less, also on a machine with other things to do. */
const LONGEST_REFUSAL_MS = 10_000;
try {
  const editor = await createEditor(product.url);
  const pages = await publishPair(editor);
  const uploads = createUploads(editor);
  const readers = pages.map(({ address }) => readOn(address));
  const writers = pages.map((page) =>
    page.write((status) => {
      count(answers.saves, status);
      if (status === 200) saves += 1;
    }),
  );
  writers.push(uploads.write((status) => count(answers.uploads, status)));
  const check = async (when: string) => {
    for (const each of [...pages.map((page) => page.checkStored(when)), uploads.check(when)])
      faults.push(...(await each));
  };
  for (; rounds < most && performance.now() < end; rounds += 1) {
    await wait(Math.random() * 500);
    const victim = victims[Math.floor(Math.random() * victims.length)] ?? 'cms';
    const when = `round ${rounds}, ${victim}`;
    await endOne(victim);
    await untilAllRun(when);
    await untilSaved(when);
    await check(when);
    const fresh = faults.slice(told);
    told = faults.length;
    process.stderr.write(`${[`${when}: ${saves} saves, ${visits} visits`, ...fresh].join('\n  ')}\n`);
  }
  attacker?.stdin.end();
  isRunning = false;
  for (const each of [...pages, uploads]) each.stop();
  await Promise.all([...writers, ...readers]);
  await check('in the end');
  for (const page of pages) faults.push(...(await page.checkVisible()));
  outcome = await examine();
  for (const page of pages) await page.remove();
} finally {
  isRunning = false;
  attacker?.stdin.end();
  await product.stop();
  await (disk?.remove() ?? rm(home, { recursive: true, force: true }));
}

const print = (counts: ReadonlyMap<number | string, number>) =>
  [...counts].map(([what, times]) => `${what || 'none'} × ${times}`).join(', ');
process.stdout.write(
  `${[
    outcome,
    `${rounds} kills (${print(kills)}); slowest start of everything ${Math.round(slowestStart)} ms`,
    `saves answered ${print(answers.saves)}; uploads answered ${print(answers.uploads)}`,
    `${visits} visits, ${unanswered} without an answer while the front door was down, ${askedAgain} that asked again as browsers do`,
    `${refused} visits were told to come again, for ${Math.round(longestRefusal)} ms in a row at the longest`,
    `${faults.length} faults`,
    ...faults,
  ].join('\n')}\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function startAttacks() {
  const script = path.join(import.meta.dirname, 'hostile/attack-product.ts');
  const attacks = ['--import', 'tsx', script, String(port), '7'];
  return spawn(process.execPath, attacks, { stdio: ['pipe', 'inherit', 'inherit'] });
}

/** What the product itself finds wrong once all is over, and what it has come to take. */
async function examine(): Promise<string> {
  const { origin } = new URL(product.url);
  const env = {
    ...process.env,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIRECTORY: dataDirectory,
  };
  const doctor = ['--import', 'tsx', 'scripts/doctor.ts', '--json'];
  const { stdout } = spawnSync(process.execPath, doctor, { cwd: projectRoot, env, encoding: 'utf8' });
  const { findings }: { findings: { check: string; level: string; message: string }[] } = JSON.parse(stdout);
  const concerned = ['pages', 'files', 'outbox', 'writer', 'database'];
  for (const { check, level, message } of findings)
    if (concerned.includes(check) && level !== 'ok') faults.push(`doctor, ${check}: ${message}`);
  const memory = (await listFamily(product.pid)).reduce((total, one) => total + one.memory, 0);
  const files = await readdir(dataDirectory, { recursive: true, withFileTypes: true });
  const pages = files.filter((file) => file.isFile() && /[/\\]pages(?:[/\\]|$)/.test(file.parentPath)).length;
  const taken = `${Math.round(memory / 1024 ** 2)} MB resident (shared parts counted for each process)`;
  return `Afterwards: ${taken}, ${files.length} entries in the data folder, ${pages} stored pages.`;
}

async function endOne(victim: Victim): Promise<void> {
  if (victim === 'supervisor' || victim === 'power') return endAll(victim);
  const service = await findService(product.pid, victim);
  if (service === null) return;
  count(kills, victim);
  if (victim === 'edge') edgeIsDown = true;
  process.kill(service.pid, 'SIGKILL');
}

/** The supervisor takes everything along, while the next one starts already; after a power cut nothing is left at all. */
async function endAll(victim: 'supervisor' | 'power'): Promise<void> {
  count(kills, victim);
  edgeIsDown = true;
  const family = (await listFamily(product.pid)).map(({ pid }) => pid);
  const door = await findService(product.pid, 'edge');
  if (victim === 'power') {
    // Nothing more is answered from the moment on that the disk remembers.
    signalAll(family, 'SIGSTOP');
    await disk?.cutPower(async () => {
      signalAll(family, 'SIGKILL');
      await untilGone(family);
    });
  } else {
    process.kill(product.pid, 'SIGKILL');
  }
  const since = performance.now();
  product = await startProduct({ dataDirectory, databaseUrl, port });
  // The old front door, which is about to end with its supervisor, may have answered for the new one.
  await untilGone(door === null ? [] : [door.pid]);
  slowestStart = Math.max(slowestStart, performance.now() - since);
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // Ended by itself in the meantime.
    }
  }
}

async function untilGone(pids: readonly number[]): Promise<void> {
  while (pids.some(isAlive)) await wait(20);
}

/** Until every service answers again; a fault when that takes longer than 30 s. */
async function untilAllRun(when: string): Promise<void> {
  const since = Date.now();
  for (const url of [`${product.url}/healthz`, `${product.cmsUrl}/healthz`, `${product.siteUrl}/api/health`]) {
    for (;;) {
      const response = await fetch(url).catch(() => null);
      await response?.arrayBuffer().catch(() => undefined);
      if (response?.ok) break;
      if (Date.now() - since > 30_000) {
        faults.push(`${when}: ${url} does not answer for 30 s`);
        break;
      }
      await wait(50);
    }
    if (url === `${product.url}/healthz`) edgeIsDown = false;
  }
}

/** So that every kill falls into publishing that goes on; a fault when saves are not taken again within 30 s. */
async function untilSaved(when: string): Promise<void> {
  const before = saves;
  const since = Date.now();
  while (saves < before + 2) {
    if (Date.now() - since > 30_000) {
      faults.push(`${when}: no save was taken for 30 s`);
      return;
    }
    await wait(20);
  }
}

async function readOn(address: string): Promise<void> {
  let refusedSince: number | null = null;
  while (isRunning) {
    const seen = await visit(address)
      .catch((error: Error) => {
        if (!wasGivenUp(error) || edgeIsDown) throw error;
        askedAgain += 1;
        return visitAnew(address);
      })
      .catch((error: Error) => error);
    visits += 1;
    if (seen instanceof Error) {
      // A killed front door takes its open connections with it.
      if (edgeIsDown || (await isEdgeDown())) unanswered += 1;
      else faults.push(`${address} gave no answer: ${seen.message}, ${String(seen.cause)}`);
    } else if (seen.status === 503) {
      // A site that is killed while the front door's memory is still empty has nothing to show until it stands again.
      refused += 1;
      refusedSince ??= performance.now();
      const lasts = performance.now() - refusedSince;
      if (lasts > LONGEST_REFUSAL_MS && longestRefusal <= LONGEST_REFUSAL_MS)
        faults.push(`${address}: 503 for more than ${LONGEST_REFUSAL_MS} ms`);
      longestRefusal = Math.max(longestRefusal, lasts);
    } else {
      refusedSince = null;
      const [first, last, ...rest] = shownMarks(seen.html);
      if (seen.status !== 200 || first === undefined || first !== last || rest.length > 0)
        faults.push(`${address}: ${seen.status}, ${first} at the beginning, ${last} at the end`);
    }
    await wait(5);
  }
}

/**
 * The connection was idle and the front door gave it up, for an attacker at the same address has too many, at the very moment
 * that it was to be used again. Browsers then ask once more on a new one, and their visitors see nothing of it.
 */
function wasGivenUp({ cause }: Error): boolean {
  return cause instanceof Error && 'code' in cause && /^(?:UND_ERR_SOCKET|ECONNRESET)$/.test(String(cause.code));
}

/** On a connection of its own: another idle one may have been given up as well. */
function visitAnew(address: string): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const asked = get(address, { agent: false }, (response) => {
      text(response).then((html) => resolve({ status: response.statusCode ?? 0, html }), reject);
    });
    asked.on('error', reject);
  });
}

async function isEdgeDown(): Promise<boolean> {
  const response = await fetch(`${product.url}/healthz`).catch(() => null);
  await response?.arrayBuffer().catch(() => undefined);
  return response === null;
}
