import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type CrashRoundOptions, runCrashRound } from './testing/crash-round.ts';
import { chooseFastFolder } from './testing/fast-folder.ts';

const directory = await mkdtemp(join(await chooseFastFolder(), 'kill-'));

afterAll(() => rm(directory, { recursive: true, force: true }));

it('no acknowledged row is lost when the program, the server or both are killed at any moment', async () => {
  const victims: CrashRoundOptions['victim'][] = ['program', 'server', 'both', 'program', 'both'];
  let firstRow = 1;
  let acknowledged = 0;
  for (const victim of victims) {
    const round = await runCrashRound({ directory, victim, delay: 30 + Math.random() * 500, firstRow });
    expect(round.lost).toEqual([]);
    expect(round.recovery).toBeLessThan(30_000);
    firstRow = round.lastRow + 1;
    acknowledged += round.acknowledged;
  }
  expect(acknowledged).toBeGreaterThan(100);
}, 180_000);
