import './as-production.ts';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { samplePassword, sampleVisitors } from '../platform/seed/sample-accounts.ts';
import { startService } from './accounts/service.ts';
import { type CallAnswer, callService, logIn, register, textOf } from './accounts/visitor.ts';
import { percentile, printMs } from './row.ts';

/**
 * Measures the throughput of sign-ins (sealed password, argon2id) and token checks, through the edge:
 * `tsx bench/accounts.ts [--seconds 15]`. First with as many concurrent clients as there are places: the sustained
 * rate. Then twice that rate, without waiting for answers. Service and load share the machine's cores, so the machine
 * must be quiet. Exits with an error if served requests take too long, an answer is neither a success nor a refusal
 * with `Retry-After`, or memory keeps growing.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '15' } } });
const seconds = Number(values.seconds);
const MEBIBYTE = 1024 * 1024;
/** Maximum milliseconds for one call that is served at twice the sustained rate. */
const patience = 750;
/** Maximum growth of a room's memory, in bytes, when the same work is repeated. */
const growth = 24 * MEBIBYTE;

interface Outcome {
  readonly milliseconds: number;
  readonly answer: CallAnswer;
}

const service = await startService('accounts');
const { url, measureMemory } = service;
const faults: string[] = [];
try {
  const people = await registerPeople(40);
  const login = async (at: number) => {
    const { username, password } = people[at % people.length] ?? people[0] ?? { username: '', password: '' };
    return logIn(url, username, password);
  };
  const [sample] = sampleVisitors;
  const token = textOf((await logIn(url, sample?.username ?? '', samplePassword)).result, 'token');
  const check = () => callService(url, '/app/checkToken', { form: {}, token });

  const idle = await measureMemory();
  const rates = [
    await measure('log in (key, seal, argon2id)', login, { atOnce: 8, calls: 2 }),
    await measure('check of a token', check, { atOnce: 16, calls: 1 }),
  ];
  // Memory that a process allocates for its first work is normal; growth when the same work is repeated is a leak.
  const once = await measureMemory();
  await flood(login, 2 * (rates[0] ?? 0), seconds);
  await flood(check, 2 * (rates[1] ?? 0), seconds);
  const again = await measureMemory();
  const printMemory = (room: 'platform' | 'edge') =>
    `${room} ${printMb(idle[room])} idle, ${printMb(once[room])} after the load, ${printMb(again[room])} after repeating it`;
  print('memory', printMemory('platform'), printMemory('edge'));
  for (const room of ['platform', 'edge'] as const) {
    if (again[room] - once[room] > growth) faults.push(`memory of the ${room} grew`);
  }
} finally {
  await service.stop();
}
for (const fault of faults) print('FAULT', fault);
process.exitCode = faults.length === 0 ? 0 : 1;

async function registerPeople(count: number) {
  const people: { username: string; password: string }[] = [];
  for (let index = 0; index < count; index += 1) {
    const person = { username: `load-${index}@haptera.example`, password: 'touch0made0real' };
    const { code } = await register(url, person.username, person.password);
    if (code !== 200) throw new Error(`Registration ${index} failed with code ${code}.`);
    people.push(person);
  }
  return people;
}

async function measure(
  what: string,
  act: (at: number) => Promise<CallAnswer>,
  { atOnce, calls }: { readonly atOnce: number; readonly calls: number },
): Promise<number> {
  await sustain(act, atOnce, 2);
  const sustained = await sustain(act, atOnce, seconds);
  const rate = sustained.length / seconds;
  print(what, `${rate.toFixed(0)} a second, ${atOnce} at once`, describe(sustained));
  const lag = monitorEventLoopDelay({ resolution: 5 });
  lag.enable();
  const flooded = await flood(act, rate * 2, seconds);
  lag.disable();
  print(what, `${(rate * 2).toFixed(0)} a second requested`, describe(flooded));
  print(what, `event loop delay of the load process itself: p99 ${printMs(lag.percentile(99) / 1e6)}`);
  for (const [under, outcomes] of [
    ['sustained load', sustained],
    ['twice that', flooded],
  ] as const) {
    const strange = outcomes.filter(({ answer: { code, status } }) => code !== 200 && status !== 503 && status !== 429);
    const [first] = strange;
    if (first)
      faults.push(`${what}, ${under}: ${strange.length} answers like ${first.answer.status} ${first.answer.code}`);
    const done = outcomes.filter(({ answer: { code } }) => code === 200);
    const late = percentile(times(done), 0.99) - calls * patience;
    if (late > 0) faults.push(`${what}, ${under}: p99 above ${printMs(calls * patience)}`);
  }
  return rate;
}

/** Keeps `atOnce` requests running: each answer is followed by the next request. */
async function sustain(act: (at: number) => Promise<CallAnswer>, atOnce: number, seconds: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const until = performance.now() + seconds * 1_000;
  let at = 0;
  const go = async () => {
    while (performance.now() < until) {
      at += 1;
      outcomes.push(await time(() => act(at)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, go));
  return outcomes;
}

/** Sends requests at a fixed rate, without waiting for answers. */
async function flood(act: (at: number) => Promise<CallAnswer>, rate: number, seconds: number): Promise<Outcome[]> {
  const begun = performance.now();
  const asked: Promise<Outcome>[] = [];
  while (performance.now() - begun < seconds * 1_000) {
    const due = ((performance.now() - begun) / 1_000) * rate;
    while (asked.length < due) asked.push(time(() => act(asked.length)));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return Promise.all(asked);
}

async function time(act: () => Promise<CallAnswer>): Promise<Outcome> {
  const begun = performance.now();
  const answer = await act();
  return { milliseconds: performance.now() - begun, answer };
}

function times(outcomes: readonly Outcome[]): number[] {
  return outcomes.map(({ milliseconds }) => milliseconds);
}

function describe(outcomes: readonly Outcome[]): string {
  const done = outcomes.filter(({ answer }) => answer.code === 200);
  const others = outcomes.filter(({ answer }) => answer.code !== 200);
  const of = (these: readonly Outcome[]) =>
    `p50 ${printMs(percentile(times(these), 0.5))}, p99 ${printMs(percentile(times(these), 0.99))}`;
  const refused = others.length === 0 ? 'none refused' : `${others.length} refused: ${of(others)}`;
  return `${done.length} done: ${of(done)}; ${refused}`;
}

function print(...cells: string[]): void {
  process.stdout.write(`${cells.join(' · ')}\n`);
}

function printMb(bytes: number): string {
  return `${(bytes / MEBIBYTE).toFixed(0)} MB`;
}
