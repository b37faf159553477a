import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { programOf } from '#kit/project-files.ts';
import type { Cms } from '../create-cms.ts';
import { systemViewer } from '../permission/viewer.ts';
import { aPage } from './builders.ts';
import { type BareCmsOptions, startBareCms } from './start-bare-cms.ts';

export interface KillOptions extends BareCmsOptions {
  readonly rounds: number;
  /** Milliseconds after its start-up within which the process is killed. */
  readonly within: number;
}

export interface KillReport {
  readonly rounds: number;
  /** Changes acknowledged before the kills. */
  readonly acknowledged: number;
  /** The longest time in milliseconds from the start of the next process to its readiness. */
  readonly slowestStart: number;
  /** Descriptions; empty if everything is correct. */
  readonly faults: readonly string[];
}

/** Kills a publishing CMS at random moments (SIGKILL), and checks each time what it has left behind. */
export async function runKillRounds(options: KillOptions): Promise<KillReport> {
  const { rounds, within } = options;
  const faults: string[] = [];
  let acknowledged = 0;
  let slowestStart = 0;
  const opened = await open(options);
  const zh = await aPage(opened.cms, { slug: 'killed', status: 'draft' });
  const en = await aPage(opened.cms, { slug: 'killed', status: 'draft', translationOf: zh.id });
  await opened.cms.close();
  let number = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const moment = { after: round % 2, within };
    const lines = await runUntilKilled('publish-forever.ts', options, [zh.id, en.id, number + 1], moment);
    acknowledged += lines.length;
    const last = lines.at(-1) ?? `${number} saved`;
    const { cms, milliseconds } = await open(options);
    slowestStart = Math.max(slowestStart, milliseconds);
    faults.push(
      ...(await inspect(cms, [zh.id, en.id], last)).map((fault) => `round ${round}, after "${last}": ${fault}`),
    );
    // If only one language was saved, save the other one first, so that both have one revision for each number.
    number = Math.min(...(await titles(cms, [zh.id, en.id])));
    await cms.close();
  }
  return { rounds, acknowledged, slowestStart, faults };
}

async function open(options: KillOptions): Promise<{ cms: Cms; milliseconds: number }> {
  const begun = performance.now();
  const cms = await startBareCms(options);
  return { cms, milliseconds: performance.now() - begun };
}

/** When to kill a process, at random within limits. */
export interface KillMoment {
  /** Lines to wait for first: with 0, the process may be killed on a slow machine before it has done anything. */
  readonly after: number;
  /** Milliseconds from then on. */
  readonly within: number;
}

/** Runs one of the scripts in this folder. Returns the lines that it printed before it was killed. */
export async function runUntilKilled(
  script: 'publish-forever.ts' | 'schedule-forever.ts' | 'upload-forever.ts',
  { databaseUrl, dataDirectory, secret }: BareCmsOptions,
  numbers: readonly number[],
  { after, within }: KillMoment,
): Promise<string[]> {
  const program = programOf(`cms/testing/${script}`);
  const child = spawn(
    process.execPath,
    [...program.nodeArgs, program.script, databaseUrl, dataDirectory, secret, ...numbers.map(String)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  child.stdout.setEncoding('utf8');
  let isDoomed = false;
  child.stdout.on('data', (text: string) => {
    said += text;
    // The first line reports that it is running.
    if (isDoomed || said.split('\n').length < after + 2) return;
    isDoomed = true;
    setTimeout(() => child.kill('SIGKILL'), Math.random() * within);
  });
  await once(child, 'close');
  return said.split('\n').slice(1, -1);
}

/** Checks what the last acknowledged line promises, and what must hold after any kill. */
async function inspect(cms: Cms, ids: readonly number[], last: string): Promise<string[]> {
  const faults: string[] = [];
  const [promised = '0', state] = last.split(' ');
  const found = await titles(cms, ids);
  if (found.some((title) => title < Number(promised)))
    faults.push(`titles ${found.join(', ')} are older than acknowledged`);
  const statuses = new Set<string>();
  for (const id of ids) {
    const document = await cms.documents.requireDocument(systemViewer, id);
    const page = await cms.published.getPublishedById(id);
    statuses.add(document.status);
    if ((document.status === 'publish') !== (page !== null))
      faults.push(`${id} is ${document.status} but its page is not so`);
    const heading = page?.blocks[0]?.attributes?.heading;
    const isWhole = page === null || (page.rawTitle === document.title && heading === document.title);
    if (document.title.startsWith('T') && !isWhole)
      faults.push(`${id}: page "${page?.rawTitle}", "${heading}", document "${document.title}"`);
    const { items, total } = await cms.revisions.listRevisions(systemViewer, id);
    if (total > 0 && items[0]?.title !== document.title)
      faults.push(`${id}: the newest revision is not the present state`);
    if (total > 0 && total !== Number(document.title.slice(1)))
      faults.push(`${id}: ${total} revisions of ${document.title}`);
  }
  if (statuses.size > 1) faults.push(`the languages are ${[...statuses].join(' and ')}`);
  const isStill = found.every((title) => title === Number(promised));
  if (isStill && state === 'published' && statuses.has('draft') && Number(promised) % 3 !== 0)
    faults.push('a publication was lost');
  if (isStill && state === 'hidden' && statuses.has('publish')) faults.push('a withdrawal was lost');
  return faults;
}

async function titles(cms: Cms, ids: readonly number[]): Promise<number[]> {
  const documents = await Promise.all(ids.map((id) => cms.documents.requireDocument(systemViewer, id)));
  return documents.map(({ title }) => Number(/^T(\d+)$/.exec(title)?.[1] ?? 0));
}
