import './as-production.ts';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { startService } from './accounts/service.ts';
import { callService } from './accounts/visitor.ts';
import { fileNameOf, heavyFiles, printFeedback } from './hostile/heavy-files.ts';
import { percentile, printMs } from './row.ts';

/**
 * What another visitor of the accounts service notices while strangers send the heaviest files they can, ten of each kind,
 * two at a time: `npx tsx bench/heavy-files.ts`. Exits with an error if `/auth/key` takes longer than 200 ms, if the
 * service grows by more than 100 MB, or if it stops.
 */
const FILES = 10;
const AT_ONCE = 2;
const MEBIBYTE = 1024 * 1024;
const LONGEST_MS = 200;
const MOST_GROWTH = 100 * MEBIBYTE;

const service = await startService('heavy-files');
const faults: string[] = [];
try {
  // Warm up, so that the first compilation and the first request do not count.
  for (let at = 0; at < 200; at += 1) await callService(service.url, '/auth/key');
  await sendFile('a.he', Buffer.from('{}'));
  for (const [name, print] of Object.entries(heavyFiles)) await measure(name, print());
} finally {
  await service.stop();
}
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function measure(name: string, content: Buffer): Promise<void> {
  const before = (await service.measureMemory()).platform;
  let most = before;
  let isOver = false;
  const times: number[] = [];
  const visit = async () => {
    while (!isOver) {
      const begun = performance.now();
      const { status } = await callService(service.url, '/auth/key');
      times.push(performance.now() - begun);
      if (status !== 200) faults.push(`${name}: another visitor was answered ${status}`);
      most = Math.max(most, (await service.measureMemory()).platform);
      await wait(10);
    }
  };
  const visits = visit();
  const statuses: number[] = [];
  for (let at = 0; at < FILES; at += AT_ONCE) {
    statuses.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => sendFile(fileNameOf(name), content)))));
  }
  isOver = true;
  await visits;
  const longest = Math.max(...times);
  if (longest > LONGEST_MS) faults.push(`${name}: another visitor waited ${printMs(longest)}`);
  if (most - before > MOST_GROWTH) faults.push(`${name}: the service grew by ${print(most - before)}`);
  if (statuses.includes(0)) faults.push(`${name}: some were not answered`);
  process.stdout.write(
    `${name} × ${FILES}: answered ${[...new Set(statuses)].join(', ')}; another visitor waited p50 ` +
      `${printMs(percentile(times, 0.5))}, at most ${printMs(longest)}; from ${print(before)} to at most ${print(most)}\n`,
  );
}

/** The status of the answer, 0 if there was none. */
function sendFile(fileName: string, content: Buffer): Promise<number> {
  const { path, type, body } = printFeedback([[fileName, content]]);
  const part = () => 1 + Math.floor(Math.random() * 250);
  return new Promise((resolve) => {
    const sent = request(`${service.url}${path}`, {
      method: 'POST',
      agent: false,
      headers: {
        'Content-Type': type,
        'Content-Length': body.length,
        // Feedback is limited by visitor, so each comes from another one.
        'X-Forwarded-For': `10.${part()}.${part()}.${part()}`,
      },
    });
    sent.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

function print(size: number): string {
  return `${(size / MEBIBYTE).toFixed(0)} MB`;
}
