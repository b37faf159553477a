import { spawn, spawnSync } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { printDocument } from '#cms-schema/markup/document.ts';
import {
  addressOf,
  callToAction,
  createPage,
  inLetters,
  type PageItem,
  untilSeen,
  visit,
} from '../e2e/support/documents.ts';
import { createEditor, type Editor } from '../e2e/support/editor.ts';
import { findService, listFamily, type ServiceName } from '../e2e/support/processes.ts';
import { projectRoot, startProduct } from '../e2e/support/product.ts';

/**
 * Kills processes of the running product at random moments while pages are published in both languages:
 * `tsx bench/kill-processes.ts [rounds] [database address]`, 100 rounds and the embedded database unless told otherwise;
 * `--seconds 1800` ends after that time whatever the rounds, `--attacked` has slow clients, floods and clients that break
 * off at the front door all the while. A killed supervisor is started again at once, as a process manager does, over whatever it has left. Another database is
 * not killed: it is not a process of the product. Ends with an error when a save that was answered
 * is lost, a visitor gets half a page, the two ends of a page differ, or the site does not answer while the CMS is down.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: 'Infinity' }, attacked: { type: 'boolean', default: false } },
});
const [given = '100', databaseUrl] = positionals;
const most = Number(given);
if (!Number.isInteger(most) || most < 1) throw new Error(`"${given}" is no number of rounds.`);

type Victim = ServiceName | 'supervisor';
const services: readonly Victim[] = ['supervisor', 'cms', 'site', 'edge'];
const victims = databaseUrl === undefined ? [...services, 'postgres' as const] : services;
const dataDirectory = path.join(projectRoot, '.haptera/kill');
let product = await startProduct({ dataDirectory, isFresh: true, databaseUrl });

const faults: string[] = [];
const kills = new Map<Victim, number>();
/** Milliseconds from the kill of a supervisor until its successor's front door answers, the longest one. */
let slowestStart = 0;
let saves = 0;
let visits = 0;
let unanswered = 0;
/** Of saves: how often each status was answered; 0 is no answer. */
const outcomes = new Map<number, number>();
/** Since the front door was killed; until it stands again nobody can be answered. */
let edgeIsDown = false;
let isRunning = true;
let rounds = 0;
let outcome = '';

const attacker = values.attacked ? startAttacks(Number(new URL(product.url).port)) : null;
const end = performance.now() + Number(values.seconds) * 1_000;
try {
  const editor = await createEditor(product.url);
  const stamp = Date.now().toString(36).replace(/\d/g, 'x');
  const pages: PageItem[] = [];
  for (const locale of ['zh', 'en'] as const) {
    pages.push(
      await createPage(editor, {
        locale,
        slug: `bench-kill-${stamp}`,
        blocks: blocksOf('start'),
        ...(pages[0] && { translationOf: pages[0].id }),
      }),
    );
  }
  for (const page of pages)
    await untilSeen(addressOf(editor, page), ({ status }) => status === 200, { patience: 30_000 });
  const readers = pages.map((page) => readOn(addressOf(editor, page)));
  const acknowledged = new Map(
    pages.map(({ id }): [number, Accepted] => [id, { mark: 'start', attempted: ['start'] }]),
  );
  const writers = pages.map((page) => writeOn(editor, page, acknowledged));
  for (; rounds < most && performance.now() < end; rounds += 1) {
    const round = rounds;
    await wait(Math.random() * 500);
    await killOne(victims[Math.floor(Math.random() * victims.length)] ?? 'cms');
    await untilAllRun();
    await untilSaved(round);
    await checkStored(editor, acknowledged, round);
    if (round % 10 === 9)
      process.stderr.write(`${round + 1} kills, ${saves} saves, ${visits} visits, ${faults.length} faults\n`);
  }
  attacker?.stdin.end();
  isRunning = false;
  await Promise.all([...writers, ...readers]);
  await checkStored(editor, acknowledged, rounds);
  for (const page of pages) await checkVisible(editor, page, acknowledged);
  outcome = await examine();
  for (const { id } of pages) await editor.fetch({ path: `/wp/v2/pages/${id}?force=true`, method: 'DELETE' });
} finally {
  isRunning = false;
  attacker?.stdin.end();
  await product.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}

const answered = [...outcomes].map(([status, count]) => `${status || 'none'} × ${count}`).join(', ');
const killed = [...kills].map(([name, count]) => `${name} ${count}`).join(', ');
process.stdout.write(
  `${outcome}\n${rounds} kills (${killed}), saves answered ${answered}, ${visits} visits, ${unanswered} unanswered while the front door was down, slowest start after a killed supervisor ${Math.round(slowestStart)} ms: ${faults.length} faults\n${faults.join('\n')}\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

function startAttacks(port: number) {
  const script = path.join(import.meta.dirname, 'hostile/attack-product.ts');
  const attacks = ['--import', 'tsx', script, String(port), '7'];
  return spawn(process.execPath, attacks, { stdio: ['pipe', 'inherit', 'inherit'] });
}

/** What the product itself finds wrong once all is over, and what it has come to take. */
async function examine(): Promise<string> {
  const address = new URL(product.url);
  const env = {
    ...process.env,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    PORT: address.port,
    PUBLIC_URL: address.origin,
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

interface Accepted {
  /** Of the last save that was answered with 200. */
  mark: string;
  /** That save and those sent after it whose answer did not come: each may have been stored. */
  attempted: string[];
}

function blocksOf(mark: string) {
  return [
    callToAction('first', `mark-${mark}-end`),
    ...Array.from({ length: 8 }, (_, index) =>
      callToAction(`middle-${index}`, 'Between the two', 'Words that fill the page.'),
    ),
    callToAction('last', `mark-${mark}-end`),
  ];
}

function marksOf(html: string): string[] {
  const shown = html.replace(/<script\b[\s\S]*?<\/script>/g, '');
  return [...shown.matchAll(/<h[12][^>]*>mark-([\w-]+?)-end</g)].map(([, mark = '']) => mark);
}

async function killOne(name: Victim): Promise<void> {
  if (name === 'supervisor') return killSupervisor();
  const service = await findService(product.pid, name);
  if (service === null) return;
  kills.set(name, (kills.get(name) ?? 0) + 1);
  if (name === 'edge') edgeIsDown = true;
  process.kill(service.pid, 'SIGKILL');
}

/** Everything ends with it, while the next one starts already. */
async function killSupervisor(): Promise<void> {
  kills.set('supervisor', (kills.get('supervisor') ?? 0) + 1);
  edgeIsDown = true;
  const since = performance.now();
  process.kill(product.pid, 'SIGKILL');
  product = await startProduct({ dataDirectory, databaseUrl, port: Number(new URL(product.url).port) });
  slowestStart = Math.max(slowestStart, performance.now() - since);
}

/** Until every service answers again; a fault when that takes longer than 30 s. */
async function untilAllRun(): Promise<void> {
  const since = Date.now();
  for (const url of [`${product.url}/healthz`, `${product.cmsUrl}/healthz`, `${product.siteUrl}/api/health`]) {
    for (;;) {
      const response = await fetch(url).catch(() => null);
      await response?.arrayBuffer().catch(() => undefined);
      if (response?.ok) break;
      if (Date.now() - since > 30_000) {
        faults.push(`${url} does not answer 30 s after a kill`);
        break;
      }
      await wait(50);
    }
    if (url === `${product.url}/healthz`) edgeIsDown = false;
  }
}

/** So that every kill falls into publishing that goes on; a fault when saves are not taken again within 30 s. */
async function untilSaved(round: number): Promise<void> {
  const before = saves;
  const since = Date.now();
  while (saves < before + 2) {
    if (Date.now() - since > 30_000) {
      faults.push(`round ${round}: no save was taken for 30 s after a kill`);
      return;
    }
    await wait(20);
  }
}

/**
 * Saves as an editor's client does: over the version that it knows, so that a save whose answer was lost cannot come late
 * and take the place of one that was answered.
 */
async function writeOn(
  editor: Editor,
  { id, haptera_revision }: PageItem,
  acknowledged: ReadonlyMap<number, Accepted>,
): Promise<void> {
  let revision = haptera_revision;
  for (let count = 0; isRunning; count += 1) {
    const mark = inLetters(count);
    const known = acknowledged.get(id);
    if (!known) return;
    known.attempted.push(mark);
    const data = { content: printDocument(blocksOf(mark)) };
    const headers = { 'If-Match': `"${revision}"` };
    const answer = await editor.fetch({ path: `/wp/v2/pages/${id}`, method: 'POST', data, headers }).catch(() => null);
    const text = await answer?.text().catch(() => null);
    const status = typeof text === 'string' ? (answer?.status ?? 0) : 0;
    outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
    if (status === 200 && typeof text === 'string') {
      const saved: PageItem = JSON.parse(text);
      revision = saved.haptera_revision;
      saves += 1;
      known.mark = mark;
      known.attempted = [mark];
    } else if (status === 412 && typeof text === 'string') {
      // An earlier save was stored although its answer did not come.
      const { data }: { data: { current: PageItem } } = JSON.parse(text);
      const [stored = ''] = storedMarks(data.current);
      if (!known.attempted.includes(stored))
        faults.push(`document ${id} was at "${stored}", which nobody sent after "${known.mark}"`);
      revision = data.current.haptera_revision;
    } else {
      await wait(100);
    }
    await wait(20);
  }
}

function storedMarks({ content }: PageItem): string[] {
  return [...content.raw.matchAll(/"heading":"mark-([\w-]+?)-end"/g)].map(([, mark = '']) => mark);
}

async function readOn(address: string): Promise<void> {
  while (isRunning) {
    const seen = await visit(address).catch(() => null);
    visits += 1;
    if (seen === null) {
      // A killed front door takes its open connections with it.
      if (edgeIsDown || (await isEdgeDown())) unanswered += 1;
      else faults.push(`${address} gave no answer`);
    } else {
      const [first, last, ...rest] = marksOf(seen.html);
      if (seen.status !== 200 || first === undefined || first !== last || rest.length > 0)
        faults.push(`${address}: ${seen.status}, ${first} at the beginning, ${last} at the end`);
    }
    await wait(5);
  }
}

async function isEdgeDown(): Promise<boolean> {
  const response = await fetch(`${product.url}/healthz`).catch(() => null);
  await response?.arrayBuffer().catch(() => undefined);
  return response === null;
}

/** What is stored must be the last save that was answered, or one sent after it. */
async function checkStored(editor: Editor, acknowledged: ReadonlyMap<number, Accepted>, round: number): Promise<void> {
  for (const [id, known] of acknowledged) {
    // Saves go on meanwhile: whatever was allowed before or is allowed after the look is right.
    const before = [...known.attempted];
    const answer = await editor.fetch({ path: `/wp/v2/pages/${id}?context=edit` }).catch(() => null);
    if (answer?.status !== 200) continue;
    const [first, last] = storedMarks(JSON.parse(await answer.text()));
    if (first !== last) faults.push(`round ${round}: document ${id} is stored half: ${first}, ${last}`);
    const allowed = new Set([...before, ...known.attempted, known.mark]);
    if (first === undefined || !(allowed.has(first) || isNewer(first, before))) {
      faults.push(`round ${round}: document ${id} holds "${first}", answered was "${before[0]}"`);
    }
  }
}

/** Marks count up, so a later one was saved between the two looks. */
function isNewer(mark: string, before: readonly string[]): boolean {
  const number = (letters: string) =>
    Number(letters.replace(/[a-j]/g, (letter) => String('abcdefghij'.indexOf(letter))));
  return number(mark) > number(before[0] ?? '');
}

async function checkVisible(
  editor: Editor,
  page: PageItem,
  acknowledged: ReadonlyMap<number, Accepted>,
): Promise<void> {
  const allowed = acknowledged.get(page.id)?.attempted ?? [];
  await untilSeen(addressOf(editor, page), ({ html }) => allowed.includes(marksOf(html)[0] ?? ''), {
    patience: 60_000,
  }).catch((error: unknown) => {
    faults.push(`what was saved last is not visible after a minute: ${String(error).slice(0, 200)}`);
  });
}
