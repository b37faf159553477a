import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { getRunningProcess, nameProcessTable } from '#kit/database/embedded/process-identity.ts';
import { runFolder } from './process-record.ts';
import { leftToEnd, startFakeProduct } from './testing/start-fake-product.ts';

afterEach(async () => {
  for (const end of leftToEnd.splice(0).reverse()) await end();
});

const isRunning = async (pid: number) => (await getRunningProcess(pid)) !== null;
const untilGone = (pid: number, timeout = 5_000) =>
  expect.poll(() => isRunning(pid), { timeout, interval: 30 }).toBe(false);

describe('a supervisor that is killed', () => {
  it('takes its services along within two seconds, also those that are in the middle of a line', async () => {
    const product = await startFakeProduct([
      { name: 'one', chatter: 5 },
      { name: 'two', overlaps: true, chatter: 5 },
    ]);
    await product.running;
    const pids = [await product.pidOf(0), await product.pidOf(1)];
    product.child.kill('SIGKILL');
    for (const pid of pids) await untilGone(pid, 2_000);
  });

  it('is followed by a start that ends what could not end by itself', async () => {
    const first = await startFakeProduct([{ name: 'one' }]);
    await first.running;
    const left = await first.pidOf(0);
    process.kill(left, 'SIGSTOP');
    first.child.kill('SIGKILL');
    await first.ended;
    const { dataDirectory, ports } = first;
    const second = await startFakeProduct([{ name: 'one' }], { dataDirectory, ports });
    await second.running;
    expect(await isRunning(left)).toBe(false);
    expect(second.output()).toContain(`one (process ${left})`);
  });

  it('is followed by a start that leaves a stranger with a number of ours alone', async () => {
    const first = await startFakeProduct([{ name: 'one' }]);
    const stranger = spawn('sleep', ['60']);
    leftToEnd.push(async () => void stranger.kill());
    const { dataDirectory } = first;
    await first.running;
    first.child.kill('SIGKILL');
    await first.ended;
    const services = [{ name: 'one', pid: stranger.pid, startedAt: '1', isReady: true }];
    const record = { processTable: await nameProcessTable(), supervisor: { pid: 1, startedAt: '' }, services };
    await writeFile(path.join(runFolder(dataDirectory), 'processes.json'), JSON.stringify(record));
    const second = await startFakeProduct([{ name: 'one' }], { dataDirectory });
    await second.running;
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  });
});

describe('a service', () => {
  it('is started again when it dies, and never beside its former self', async () => {
    const product = await startFakeProduct([{ name: 'one' }]);
    await product.running;
    for (let round = 0; round < 3; round += 1) {
      const before = await product.pidOf(0);
      process.kill(before, 'SIGKILL');
      await expect.poll(() => product.pidOf(0), { interval: 30 }).toBeGreaterThan(0);
      expect(await isRunning(before)).toBe(false);
    }
    expect(product.output()).not.toContain('EADDRINUSE');
  });

  it.each([
    ['stopped by a signal', (pid: number) => process.kill(pid, 'SIGSTOP')],
    ['busy for ever', () => undefined],
  ])('is killed and started again when it is %s', async (_how, stop) => {
    const product = await startFakeProduct([{ name: 'one' }]);
    await product.running;
    const before = await product.pidOf(0);
    if (stop(before) === undefined) void product.ask(0, '/block');
    await untilGone(before);
    await expect.poll(() => product.pidOf(0), { interval: 30 }).not.toBe(before);
    expect(product.output()).toContain('does not react any more');
  });

  it('is left in peace while it answers, however long its start takes', async () => {
    const product = await startFakeProduct([{ name: 'one', readyAfter: 3_500, status: 'migrating' }]);
    await expect.poll(() => product.pidOf(0)).toBeGreaterThan(0);
    const first = await product.pidOf(0);
    await product.running;
    expect(await product.pidOf(0)).toBe(first);
  });

  it('is killed when it never comes to listen', async () => {
    const product = await startFakeProduct([{ name: 'one', startsAfter: 60_000 }]);
    expect(await product.ended).toBe(1);
    expect(product.output()).toContain('one ended (SIGKILL) before it was ready');
  });

  it.each(['standby', 'waiting'])('counts as started and is not started again when it says "%s"', async (status) => {
    const product = await startFakeProduct([{ name: 'one', readyAfter: 60_000, status }]);
    await product.running;
    const before = await product.pidOf(0);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(await product.pidOf(0)).toBe(before);
  });

  it('that floods its output is cut short, with a count of what is missing', async () => {
    const product = await startFakeProduct([{ name: 'one', chatter: 0 }]);
    await product.running;
    await expect.poll(() => product.output()).toMatch(/\d+ (?:more lines|lines before this one) were left out/);
    expect(product.output().length).toBeLessThan(200_000);
    expect(await product.pidOf(0)).toBeGreaterThan(0);
  });

  it('gets only the environment that is meant for it, also in a cluster', async () => {
    const environment = { HAPTERA_SECRET: 's'.repeat(40), DATABASE_URL: 'postgres://somewhere' };
    const product = await startFakeProduct([{ name: 'one' }, { name: 'two', overlaps: true }], { environment });
    await product.running;
    for (const service of [0, 1]) {
      const text = await readFile(`/proc/${await product.pidOf(service)}/environ`, 'utf8');
      expect(text).toContain('NODE_ENV=test');
      expect(text).not.toMatch(/HAPTERA_SECRET|DATABASE_URL|DATA_DIRECTORY/);
    }
  });
});

describe('the end of the product', () => {
  it('leaves nothing, also of services that do not want to end or are still starting', async () => {
    const product = await startFakeProduct([
      { name: 'one', ignoresEnd: true },
      { name: 'two', ignoresEnd: true, readyAfter: 60_000 },
    ]);
    await expect.poll(() => product.pidOf(1)).toBeGreaterThan(0);
    const pids = [await product.pidOf(0), await product.pidOf(1)];
    product.child.kill('SIGTERM');
    expect(await product.ended).toBe(0);
    for (const pid of pids) expect(await isRunning(pid)).toBe(false);
  });

  it('comes with the end of npm, although npm passes no signal on', async () => {
    const product = await startFakeProduct([{ name: 'one' }], {
      by: (node) => ({
        file: 'npm',
        args: ['exec', '--offline', '--call', node.map((word) => `'${word}'`).join(' ')],
      }),
      environment: { npm_lifecycle_event: 'start' },
    });
    await product.running;
    const pid = await product.pidOf(0);
    product.child.kill('SIGTERM');
    await product.ended;
    await untilGone(pid);
  });

  it('does not come with the loss of the terminal', async () => {
    const product = await startFakeProduct([{ name: 'one', chatter: 5 }]);
    await product.running;
    product.child.stdout?.destroy();
    product.child.stderr?.destroy();
    process.kill(await product.pidOf(0), 'SIGKILL');
    await expect.poll(() => product.pidOf(0)).toBeGreaterThan(0);
    expect(product.child.exitCode).toBeNull();
  });
});

describe('a second start with the same data', () => {
  it('says at once which process holds them, and harms nothing', async () => {
    const first = await startFakeProduct([{ name: 'one' }]);
    await first.running;
    const second = await startFakeProduct([{ name: 'one' }], { dataDirectory: first.dataDirectory });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`in use by process ${first.child.pid}`);
    expect(await first.pidOf(0)).toBeGreaterThan(0);
  });
});

describe('everything started anew', () => {
  it.each(['SIGUSR2', 'SIGHUP'] as const)('on %s, one service after the other', async (signal) => {
    const product = await startFakeProduct([{ name: 'one' }, { name: 'two' }]);
    await product.running;
    const before = [await product.pidOf(0), await product.pidOf(1)];
    product.child.kill(signal);
    await expect.poll(() => product.output()).toContain('Everything was started anew');
    const after = [await product.pidOf(0), await product.pidOf(1)];
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    for (const pid of before) expect(await isRunning(pid)).toBe(false);
  });

  it('refuses no visitor where the new process overlaps the old one', async () => {
    const product = await startFakeProduct([{ name: 'one', overlaps: true, drain: 200 }]);
    await product.running;
    const seen = new Set<string | null>();
    let isAsking = true;
    const visitors = Array.from({ length: 4 }, async () => {
      while (isAsking) seen.add(await product.ask(0, '/pid'));
    });
    for (let round = 1; round <= 3; round += 1) {
      product.child.kill('SIGUSR2');
      await expect.poll(() => product.output().split('Everything was started anew').length - 1).toBe(round);
    }
    isAsking = false;
    await Promise.all(visitors);
    expect(seen.has(null)).toBe(false);
    expect(seen.size).toBe(4);
  });
});
