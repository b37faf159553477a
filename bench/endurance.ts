import { spawn, spawnSync } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Seen } from '../e2e/support/documents.ts';
import { createEditor } from '../e2e/support/editor.ts';
import {
  findService,
  isRunning as isAlive,
  listFamily,
  type ServiceName,
  signalProcess,
} from '../e2e/support/processes.ts';
import { projectRoot, startProduct } from '../e2e/support/product.ts';
import { createDeepSaves } from './endurance/deep-saves.ts';
import { createForgetfulDisk } from './endurance/forgetful-disk.ts';
import { publishPair, shownMarks } from './endurance/saves.ts';
import { createUploads } from './endurance/uploads.ts';

/**
 * Kills parts of the running product at random moments while one page is published in both languages and pictures are
 * uploaded: `tsx bench/endurance.ts [rounds] [database address]`; by default 100 rounds with the embedded database.
 * Each round kills one process, or the supervisor, which is restarted immediately, as a process manager would, over
 * whatever is left. Options:
 *
 * - `--seconds 1800` ends after that time regardless of the rounds;
 * - `--attacked` adds slow clients, floods, heavy files and disconnecting clients at the edge throughout, and an editor's
 *   program that saves content which is nested too deep. Visitors of the Chinese page
 *   come from the attackers' address, and some may be crowded out, which is counted; those of the English page come from
 *   another one and must not notice (Linux);
 * - `--power-cuts` puts all data on a disk that loses what was not flushed, and cuts its power (Linux, as root).
 *
 * An external database is not killed, because it is not a process of the product.
 *
 * Exits with an error if an acknowledged save or upload is lost, a visitor gets a partial page, gets no answer while
 * the edge is up or only 503 for ten seconds, the last save is not visible, a service that nobody killed has stopped, or
 * the doctor finds a problem.
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
if (!Number.isInteger(most) || most < 1) throw new Error(`"${given}" is not a number of rounds.`);

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
/** How many of them have been printed so far. */
let told = 0;
const kills = new Map<Victim, number>();
/** The longest time, in milliseconds, from the end of all processes until the next edge answers. */
let slowestStart = 0;
let saves = 0;
let visits = 0;
let unanswered = 0;
let askedAgain = 0;
/** Visits from the attackers' address that were closed twice in a row: once more after the retry. */
let crowdedOut = 0;
/** Visits that got 503, and the longest time without anything else, in milliseconds. */
let refused = 0;
let longestRefusal = 0;
const answers = { saves: new Map<number, number>(), uploads: new Map<number, number>() };
/** True from the kill of the edge until it is up again; meanwhile no request can be answered. */
let edgeIsDown = false;
let isRunning = true;
let rounds = 0;
let outcome = '';

const attacker = values.attacked ? startAttacks() : null;
const end = performance.now() + Number(values.seconds) * 1_000;
/** A site starts in less, even on a busy machine. */
const LONGEST_REFUSAL_MS = 10_000;
try {
  const editor = await createEditor(product.url);
  const pages = await publishPair(editor);
  const uploads = createUploads(editor);
  const readers = pages.map(({ address }) => readOn(address, address.includes('/en/') ? '127.0.0.2' : '127.0.0.1'));
  const writers = pages.map((page) =>
    page.write((status) => {
      count(answers.saves, status);
      if (status === 200) saves += 1;
    }),
  );
  writers.push(uploads.write((status) => count(answers.uploads, status)));
  const deepSaves = values.attacked ? createDeepSaves(editor) : null;
  if (deepSaves) writers.push(deepSaves.write());
  const check = async (when: string) => {
    for (const each of [...pages.map((page) => page.checkStored(when)), uploads.check(when)])
      faults.push(...(await each));
    faults.push(...(deepSaves?.takeFaults().map((fault) => `${when}: ${fault}`) ?? []));
  };
  let steady = await listSteady();
  for (; rounds < most && performance.now() < end; rounds += 1) {
    await wait(Math.random() * 500);
    const victim = victims[Math.floor(Math.random() * victims.length)] ?? 'cms';
    const when = `round ${rounds}, ${victim}`;
    await checkSteady(when, steady);
    await endOne(victim);
    await untilAllRun(when);
    steady = await listSteady();
    await untilSaved(when);
    await check(when);
    const fresh = faults.slice(told);
    told = faults.length;
    process.stderr.write(`${[`${when}: ${saves} saves, ${visits} visits`, ...fresh].join('\n  ')}\n`);
  }
  attacker?.stdin.end();
  isRunning = false;
  for (const each of [...pages, uploads]) each.stop();
  deepSaves?.stop();
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
    `${rounds} kills (${print(kills)}); slowest full start ${Math.round(slowestStart)} ms`,
    `answers to saves ${print(answers.saves)}; to uploads ${print(answers.uploads)}`,
    `${visits} visits, ${unanswered} without an answer while the edge was down, ${askedAgain} retried as browsers do, ${crowdedOut} crowded out at the attackers' address`,
    `${refused} visits got 503, for at most ${Math.round(longestRefusal)} ms in a row`,
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

/** The processes that never end by themselves, not even without a database, by the name of their service. */
async function listSteady(): Promise<ReadonlyMap<ServiceName, number>> {
  const found = new Map<ServiceName, number>();
  for (const name of ['edge', 'platform'] as const) {
    const service = await findService(product.pid, name);
    if (service !== null) found.set(name, service.pid);
  }
  return found;
}

/** Reports services that have stopped since, although nobody has killed them. */
async function checkSteady(when: string, before: ReadonlyMap<ServiceName, number>): Promise<void> {
  const now = await listSteady();
  for (const [name, pid] of before) if (now.get(name) !== pid) faults.push(`before ${when}: ${name} stopped by itself`);
}

/** Runs the doctor at the end, and reports memory and disk usage. */
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
  signalProcess(service.pid, 'SIGKILL');
}

/**
 * Kills the supervisor, whose services then end while the next one is already starting; or everything, by a power cut.
 */
async function endAll(victim: 'supervisor' | 'power'): Promise<void> {
  count(kills, victim);
  edgeIsDown = true;
  const family = (await listFamily(product.pid)).map(({ pid }) => pid);
  const door = await findService(product.pid, 'edge');
  if (victim === 'power') {
    // Suspend all processes first, so that nothing is acknowledged after the moment of the power cut.
    signalAll(family, 'SIGSTOP');
    await disk?.cutPower(async () => {
      signalAll(family, 'SIGKILL');
      await untilGone(family);
    });
  } else {
    signalProcess(product.pid, 'SIGKILL');
  }
  const since = performance.now();
  product = await startProduct({ dataDirectory, databaseUrl, port });
  // The answer may have come from the old edge, which is about to end with its supervisor.
  await untilGone(door === null ? [] : [door.pid]);
  slowestStart = Math.max(slowestStart, performance.now() - since);
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) signalProcess(pid, signal);
}

async function untilGone(pids: readonly number[]): Promise<void> {
  while (pids.some(isAlive)) await wait(20);
}

/** Waits until every service answers again; reports a fault if that takes longer than 30 s. */
async function untilAllRun(when: string): Promise<void> {
  const since = Date.now();
  for (const url of [`${product.url}/healthz`, `${product.cmsUrl}/healthz`, `${product.siteUrl}/api/health`]) {
    for (;;) {
      const response = await fetch(url).catch(() => null);
      await response?.arrayBuffer().catch(() => undefined);
      if (response?.ok) break;
      if (Date.now() - since > 30_000) {
        faults.push(`${when}: ${url} did not answer for 30 s`);
        break;
      }
      await wait(50);
    }
    if (url === `${product.url}/healthz`) edgeIsDown = false;
  }
}

/**
 * Waits for successful saves, so that every kill hits ongoing publishing; reports a fault if there are none within 30
 * s.
 */
async function untilSaved(when: string): Promise<void> {
  const before = saves;
  const since = Date.now();
  while (saves < before + 2) {
    if (Date.now() - since > 30_000) {
      faults.push(`${when}: no save was accepted for 30 s`);
      return;
    }
    await wait(20);
  }
}

async function readOn(address: string, from: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: from });
  const sharesAddress = attacker !== null && from === '127.0.0.1';
  let refusedSince: number | null = null;
  while (isRunning) {
    const seen = await visit(address, agent)
      .catch((error: Error) => {
        if (!wasGivenUp(error) || edgeIsDown) throw error;
        askedAgain += 1;
        return visit(address, new Agent({ localAddress: from }));
      })
      .catch((error: Error) => error);
    visits += 1;
    if (seen instanceof Error) {
      // A killed edge closes its open connections.
      if (edgeIsDown || (await isEdgeDown())) unanswered += 1;
      else if (sharesAddress && wasGivenUp(seen)) crowdedOut += 1;
      else faults.push(`${address} gave no answer: ${seen.message}`);
    } else if (seen.status === 503) {
      // If the site is killed while the edge's memory is still empty, there is nothing to serve until it is up again.
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
 * The edge closed an idle connection, because an attacker at the same address has too many, at the very moment when it
 * was to be reused. Browsers then retry on a new connection, and visitors do not notice.
 */
function wasGivenUp(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNRESET';
}

function visit(address: string, agent: Agent): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const asked = get(address, { agent }, (response) => {
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
