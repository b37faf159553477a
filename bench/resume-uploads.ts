import './as-production.ts';
import { createHash, randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { samplePassword } from '../platform/seed/sample-accounts.ts';
import { beginUpload, lookAtUpload, sendPart, uploadIdOf } from './accounts/send-parts.ts';
import { startService } from './accounts/service.ts';
import { callService, logIn, textOf } from './accounts/visitor.ts';

/**
 * Uploads a 200 MB file through the edge in parts of 7 MiB, interrupted at ten random points, creates a config file
 * from it and downloads that, interrupted once and resumed:
 * `tsx bench/resume-uploads.ts [--cuts 10] [--megabytes 200]`. Exits with an error if the hashes differ, or if the
 * memory of the platform or the edge grew by more than 64 MB.
 */
const { values } = parseArgs({
  options: { cuts: { type: 'string', default: '10' }, megabytes: { type: 'string', default: '200' } },
});
const MEBIBYTE = 1024 * 1024;
const PART = 7 * MEBIBYTE;
const bytes = Number(values.megabytes) * MEBIBYTE;

const service = await startService('resume-uploads');
const { url } = service;
const faults: string[] = [];
try {
  const login = await logIn(url, 'manager@haptera.example', samplePassword);
  const token = textOf(login.result, 'token');
  const content = randomBytes(bytes);
  content.write('PK\x03\x04', 'latin1');
  const digest = createHash('sha256').update(content).digest('hex');
  // Warm up with a small upload, so that memory for the first request does not count as growth.
  const warm = { token, location: await beginUpload(url, token, 'warm.zip', PART) };
  await sendPart(url, warm, 0, content.subarray(0, PART));

  const before = await service.measureMemory();
  const most = { ...before };
  const watch = setInterval(async () => {
    const now = await service.measureMemory();
    most.platform = Math.max(most.platform, now.platform);
    most.edge = Math.max(most.edge, now.edge);
  }, 100);
  const upload = { token, location: await beginUpload(url, token, 'large.zip', bytes) };
  const cuts = Array.from({ length: Number(values.cuts) }, () => Math.floor(Math.random() * bytes)).sort(
    (a, b) => a - b,
  );
  const begun = performance.now();
  let made = 0;
  for (let offset = 0; offset < bytes; ) {
    const part = content.subarray(offset, offset + PART);
    const [cut] = cuts;
    if (cut !== undefined && cut < offset + part.length) {
      cuts.shift();
      made += 1;
      await sendPart(url, upload, offset, part, cut - offset);
      const next = await lookAtUpload(url, upload);
      if (next < offset || next > cut) faults.push(`cut at ${cut} after ${offset}: resumes at ${next}`);
      offset = next;
    } else {
      const { status, offset: next } = await sendPart(url, upload, offset, part);
      if (status !== 204) throw new Error(`The part at ${offset} was answered ${status}.`);
      offset = next;
    }
  }
  const taken = (performance.now() - begun) / 1000;
  const form = { name: 'Large', actuator: 'LRA', device: 'Phone', uploadId: uploadIdOf(upload.location) };
  const created = await callService(url, '/community/configFile/create', { form, token });
  const id = textOf(created.result, 'id');
  const detail = await callService(url, `/community/configFile/detail?id=${id}`, { token });
  if (textOf(detail.result, 'sha256') !== digest) faults.push('the service has a different hash');

  const link = await callService(url, `/community/configFile/link?id=${id}`, { token });
  const address = url + textOf(link.result, 'url');
  const hash = createHash('sha256');
  const first = await readSome(address, 0, bytes / 3, hash);
  const rest = await readSome(address, first, bytes, hash);
  if (first + rest !== bytes || hash.digest('hex') !== digest) faults.push('the download differs');
  clearInterval(watch);

  const grown = { platform: most.platform - before.platform, edge: most.edge - before.edge };
  for (const [name, growth] of Object.entries(grown)) {
    if (growth > 64 * MEBIBYTE) faults.push(`the ${name} grew by ${print(growth)}`);
  }
  process.stdout.write(
    `${values.megabytes} MB, cut ${made} times, in ${taken.toFixed(1)} s; hashes ${faults.length === 0 ? 'equal' : 'see below'}; ` +
      `platform ${print(before.platform)}, at most ${print(most.platform)}; edge ${print(before.edge)}, at most ${print(most.edge)}\n`,
  );
} finally {
  await service.stop();
}
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Downloads from an offset and aborts once it has `enough` bytes; returns how many it has read. */
async function readSome(address: string, from: number, enough: number, hash: ReturnType<typeof createHash>) {
  const answer = await fetch(address, { headers: { Range: `bytes=${from}-` } });
  if (answer.status !== 206 || !answer.body) throw new Error(`A part of the download was answered ${answer.status}.`);
  let taken = 0;
  for await (const piece of answer.body) {
    hash.update(piece);
    taken += piece.byteLength;
    if (taken >= enough) break;
  }
  return taken;
}

function print(size: number): string {
  return `${(size / MEBIBYTE).toFixed(0)} MB`;
}
