import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createEditor } from '../e2e/support/editor.ts';
import { projectRoot, startProduct } from '../e2e/support/product.ts';
import { type Meeting, runTwoEditors } from '../e2e/support/two-editors.ts';
import { createRandom } from '../kit/testing/seeded-random.ts';

/**
 * Two editors work on one page at the same time, while browsers, tabs and the CMS are killed:
 * `tsx bench/two-editors.ts [rounds] [seed]`, 50 rounds on different fields (a third of them on a published page) and a
 * fifth as many on the same field. Exits with an error if a word of either is lost.
 */
const rounds = Number(process.argv[2] ?? 50);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`"${process.argv[2]}" is not a number of rounds.`);
if (!Number.isInteger(seed)) throw new Error(`"${process.argv[3]}" is not a seed.`);

const dealt = (meeting: Meeting, count: number) => Array.from({ length: count }, () => meeting);
const published = Math.ceil(rounds / 3);
const dataDirectory = path.join(projectRoot, '.haptera/two-editors');
process.stderr.write(`seed ${seed}\n`);
const product = await startProduct({ dataDirectory, isFresh: true });
try {
  const results = await runTwoEditors({
    editor: await createEditor(product.url),
    pid: product.pid,
    seed,
    rounds: createRandom(seed).shuffle([
      ...dealt('disjoint', rounds - published),
      ...dealt('disjoint on a published page', published),
      ...dealt('same field', Math.ceil(rounds / 5)),
    ]),
    onRound: ({ number, meeting, accident, faults }) => {
      process.stderr.write(
        `${number} ${meeting}, accident: ${accident}${faults.map((fault) => `\n  FAULT ${fault}`).join('')}\n`,
      );
    },
  });
  const faults = results.flatMap(({ number, meeting, faults: own }) =>
    own.map((fault) => `round ${number} (${meeting}): ${fault}`),
  );
  process.stdout.write(`seed ${seed}: ${results.length} rounds, ${faults.length} faults\n${faults.join('\n')}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await product.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}
