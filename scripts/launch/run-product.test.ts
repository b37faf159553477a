import { spawn } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { getRunningProcess, nameProcessTable } from '#kit/database/embedded/process-identity.ts';
import { runFolder } from './process-record.ts';
import { withFakeProducts } from './testing/start-fake-product.ts';

// Several products start at once here, each of several processes.
vi.setConfig({ testTimeout: 120_000 });

const isRunning = async (pid: number) => (await getRunningProcess(pid)) !== null;
/** Not `expect.poll`, which cannot tell which test it belongs to in concurrent tests. */
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 30 });
const untilGone = (pid: number) => until(async () => expect(await isRunning(pid)).toBe(false));

describe.concurrent('when the supervisor is killed', () => {
  it('its services end with it, even in the middle of an output line', () =>
    withFakeProducts(async (start) => {
      const product = await start([
        { name: 'one', chatter: 5 },
        { name: 'two', overlaps: true, chatter: 5 },
      ]);
      await product.running;
      const pids = [await product.pidOf(0), await product.pidOf(1)];
      product.child.kill('SIGKILL');
      for (const pid of pids) await untilGone(pid);
    }));

  it('the next start kills processes that could not end by themselves', () =>
    withFakeProducts(async (start, onEnd) => {
      const first = await start([{ name: 'one' }]);
      await first.running;
      const left = await first.pidOf(0);
      process.kill(left, 'SIGSTOP');
      onEnd(async () => {
        if (await isRunning(left)) process.kill(left, 'SIGKILL');
      });
      first.child.kill('SIGKILL');
      await first.ended;
      const { dataDirectory, ports } = first;
      const second = await start([{ name: 'one' }], { dataDirectory, ports });
      await second.running;
      expect(await isRunning(left)).toBe(false);
      expect(second.output()).toContain(`one (process ${left})`);
    }));

  it('the next start does not touch an unrelated process that has a recorded pid', () =>
    withFakeProducts(async (start, onEnd) => {
      const first = await start([{ name: 'one' }]);
      const stranger = spawn('sleep', ['60']);
      onEnd(async () => void stranger.kill());
      const { dataDirectory } = first;
      await first.running;
      first.child.kill('SIGKILL');
      await first.ended;
      const services = [{ name: 'one', pid: stranger.pid, startedAt: '1', isReady: true }];
      const record = { processTable: await nameProcessTable(), supervisor: { pid: 1, startedAt: '' }, services };
      await writeFile(path.join(runFolder(dataDirectory), 'processes.json'), JSON.stringify(record));
      const second = await start([{ name: 'one' }], { dataDirectory });
      await second.running;
      expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
    }));
});

describe.concurrent('a service', () => {
  it('is restarted when it dies, and never runs twice at once', () =>
    withFakeProducts(async (start) => {
      const product = await start([{ name: 'one' }]);
      await product.running;
      for (let round = 0; round < 3; round += 1) {
        const before = await product.pidOf(0);
        process.kill(before, 'SIGKILL');
        await until(async () => expect(await product.pidOf(0)).toBeGreaterThan(0));
        expect(await isRunning(before)).toBe(false);
      }
      expect(product.output()).not.toContain('EADDRINUSE');
    }));

  it('is killed and restarted when it is suspended or its event loop is blocked', () =>
    withFakeProducts(async (start) => {
      const product = await start([{ name: 'one' }, { name: 'two' }]);
      await product.running;
      const before = [await product.pidOf(0), await product.pidOf(1)];
      process.kill(before[0] ?? 0, 'SIGSTOP');
      void product.ask(1, '/block');
      for (const pid of before) await untilGone(pid);
      for (const service of [0, 1]) await until(async () => expect(before).not.toContain(await product.pidOf(service)));
      expect(product.output()).toContain('one has stopped responding');
      expect(product.output()).toContain('two has stopped responding');
    }));

  it('is not killed while it answers, however long its start takes', () =>
    withFakeProducts(async (start) => {
      const product = await start([{ name: 'one', readyAfter: 3_500, status: 'migrating' }]);
      await until(async () => expect(await product.pidOf(0)).toBeGreaterThan(0));
      const first = await product.pidOf(0);
      await product.running;
      expect(await product.pidOf(0)).toBe(first);
    }));

  it('is killed when it never starts to listen', () =>
    withFakeProducts(async (start) => {
      const product = await start([{ name: 'one', startsAfter: 60_000 }]);
      expect(await product.ended).toBe(1);
      expect(product.output()).toContain('one ended (SIGKILL) before it was ready');
    }));

  it('counts as started and is not restarted when it reports standby or waiting', () =>
    withFakeProducts(async (start) => {
      const readyAfter = 600_000;
      const product = await start([
        { name: 'one', readyAfter, status: 'standby' },
        { name: 'two', readyAfter, status: 'waiting' },
      ]);
      await product.running;
      const before = [await product.pidOf(0), await product.pidOf(1)];
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      expect([await product.pidOf(0), await product.pidOf(1)]).toEqual(before);
    }));

  it('that floods its output is rate-limited, with a count of the dropped lines', () =>
    withFakeProducts(async (start) => {
      const product = await start([{ name: 'one', chatter: 0 }]);
      await product.running;
      await until(async () =>
        expect(await product.output()).toMatch(/\d+ (?:more lines|lines before this one) were dropped/),
      );
      expect(product.output().length).toBeLessThan(200_000);
      expect(await product.pidOf(0)).toBeGreaterThan(0);
    }));

  it('gets only its own environment, also in a cluster', () =>
    withFakeProducts(async (start) => {
      const environment = { HAPTERA_SECRET: 's'.repeat(40), DATABASE_URL: 'postgres://somewhere' };
      const product = await start([{ name: 'one' }, { name: 'two', overlaps: true }], { environment });
      await product.running;
      for (const service of [0, 1]) {
        const text = await readFile(`/proc/${await product.pidOf(service)}/environ`, 'utf8');
        expect(text).toContain('NODE_ENV=test');
        expect(text).not.toMatch(/HAPTERA_SECRET|DATABASE_URL|DATA_DIRECTORY/);
      }
    }));
});

describe.concurrent('the product', () => {
  it('leaves no process behind when it shuts down, even of services that ignore SIGTERM or are still starting', () =>
    withFakeProducts(async (start) => {
      const product = await start([
        { name: 'one', ignoresEnd: true },
        { name: 'two', ignoresEnd: true, readyAfter: 60_000 },
      ]);
      await until(async () => expect(await product.pidOf(1)).toBeGreaterThan(0));
      const pids = [await product.pidOf(0), await product.pidOf(1)];
      product.child.kill('SIGTERM');
      expect(await product.ended).toBe(0);
      for (const pid of pids) expect(await isRunning(pid)).toBe(false);
    }));

  it('shuts down when npm ends, although npm forwards no signals', () =>
    withFakeProducts(async (start) => {
      const product = await start([{ name: 'one' }], {
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
    }));

  it('survives the loss of its terminal', () =>
    withFakeProducts(async (start) => {
      const product = await start([{ name: 'one', chatter: 5 }]);
      await product.running;
      product.child.stdout?.destroy();
      product.child.stderr?.destroy();
      process.kill(await product.pidOf(0), 'SIGKILL');
      await until(async () => expect(await product.pidOf(0)).toBeGreaterThan(0));
      expect(product.child.exitCode).toBeNull();
    }));
});

describe.concurrent('a second start with the same data', () => {
  it('fails immediately, names the process that holds the data, and changes nothing', () =>
    withFakeProducts(async (start) => {
      const first = await start([{ name: 'one' }]);
      await first.running;
      const second = await start([{ name: 'one' }], { dataDirectory: first.dataDirectory });
      expect(await second.ended).toBe(1);
      expect(second.output()).toContain(`in use by process ${first.child.pid}`);
      expect(await first.pidOf(0)).toBeGreaterThan(0);
    }));
});

describe.concurrent('a copy of the data folder of a running product', () => {
  it('starts beside the original, whose services it leaves alone', () =>
    withFakeProducts(async (start, onEnd) => {
      const original = await start([{ name: 'one' }]);
      await original.running;
      const pid = await original.pidOf(0);
      const dataDirectory = `${original.dataDirectory}-copy`;
      onEnd(() => rm(dataDirectory, { recursive: true, force: true }));
      await cp(original.dataDirectory, dataDirectory, { recursive: true });
      const copy = await start([{ name: 'one' }], { dataDirectory });
      await copy.running;
      expect(await original.pidOf(0)).toBe(pid);
      expect(await copy.pidOf(0)).not.toBe(pid);
    }));
});

describe.concurrent('a restart', () => {
  it('by SIGUSR2 or SIGHUP replaces one service after the other', () =>
    withFakeProducts(async (start) => {
      const product = await start([{ name: 'one' }, { name: 'two' }]);
      await product.running;
      for (const signal of ['SIGUSR2', 'SIGHUP'] as const) {
        const before = [await product.pidOf(0), await product.pidOf(1)];
        const said = product.output().length;
        product.child.kill(signal);
        await until(async () => expect(product.output().slice(said)).toContain('All services were restarted'));
        for (const pid of before) expect(await isRunning(pid)).toBe(false);
        expect(before).not.toContain(await product.pidOf(0));
        expect(before).not.toContain(await product.pidOf(1));
      }
    }));

  it('refuses no request where the new process overlaps the old one', () =>
    withFakeProducts(async (start) => {
      const product = await start([{ name: 'one', overlaps: true, drain: 200 }]);
      await product.running;
      const seen = new Set<string | null>();
      let isAsking = true;
      const visitors = Array.from({ length: 4 }, async () => {
        while (isAsking) seen.add(await product.ask(0, '/pid'));
      });
      for (let round = 1; round <= 3; round += 1) {
        product.child.kill('SIGUSR2');
        await until(async () =>
          expect((await product.output().split('All services were restarted').length) - 1).toBe(round),
        );
      }
      isAsking = false;
      await Promise.all(visitors);
      expect(seen.has(null)).toBe(false);
      expect(seen.size).toBe(4);
    }));
});
