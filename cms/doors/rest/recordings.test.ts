import { afterAll, expect, test } from 'vitest';
import { findCorpus } from '#kit/testing/find-corpus.ts';
import { compareAnswer } from './testing/compare-answer.ts';
import { differences } from './testing/differences.ts';
import { openTestDoor } from './testing/open-test-door.ts';
import { Replay, readRecordings } from './testing/replay.ts';

const folder = findCorpus('rest-recordings-wordpress-7.1');

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

test.skipIf(folder === null)(
  'every recorded request to a real WordPress gets an equivalent response, except for the listed differences',
  { timeout: 240_000 },
  async () => {
    const door = await openTestDoor();
    closing.push(door.close);
    const recordings = await readRecordings(folder ?? '');
    const replay = await Replay.open(door);
    const unlisted: string[] = [];
    const seen = new Set<(typeof differences)[number]>();
    for (const recording of recordings) {
      for (const found of compareAnswer(recording.answer, await replay.ask(recording))) {
        const listed = differences.filter(
          ({ recordings: names, difference }) =>
            (names === 'all' || names.some((name) => recording.name.startsWith(name))) &&
            (typeof difference === 'string' ? difference === found : difference.test(found)),
        );
        for (const one of listed) seen.add(one);
        if (listed.length === 0) unlisted.push(`${recording.name}: ${found}`);
      }
    }
    expect(unlisted, 'mend these, or list them with their reason in differences.ts').toEqual([]);
    expect(
      differences.filter((one) => !seen.has(one)),
      'these do not occur any more: take them off the list',
    ).toEqual([]);
    expect(recordings).toHaveLength(182);
    expect(door.faults).toEqual([]);
  },
);
