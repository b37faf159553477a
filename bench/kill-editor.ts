import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createEditor } from '../e2e/support/editor.ts';
import { dealKills, type KillKind, killWeights, runKillRounds } from '../e2e/support/kill-rounds.ts';
import { projectRoot, startProduct } from '../e2e/support/product.ts';
import { createRandom } from '../kit/testing/seeded-random.ts';

/**
 * Kills the editor's browser, tab, CMS and network at random moments during work in the builder:
 * `tsx bench/kill-editor.ts [kills] [seed] [kind]`; by default 100 kills of all kinds, about 15 s each. Exits with an
 * error if an edit is lost that was at least half a second old, anything is duplicated, undo does not lead back, or the
 * CMS and the builder differ. The result is also written to `.haptera/kill-editor.json`.
 */
const count = Number(process.argv[2] ?? 100);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const only = process.argv[4];
if (!Number.isInteger(count) || count < 1) throw new Error(`"${process.argv[2]}" is not a number of kills.`);
if (!Number.isInteger(seed)) throw new Error(`"${process.argv[3]}" is not a seed.`);
if (only !== undefined && !isKind(only)) {
  throw new Error(`Unknown kind of kill "${only}". Available: ${Object.keys(killWeights).join(', ')}.`);
}

const dataDirectory = path.join(projectRoot, '.haptera/kill-editor');
process.stderr.write(`seed ${seed}\n`);
const product = await startProduct({ dataDirectory, isFresh: true });
try {
  const editor = await createEditor(product.url);
  const kinds = only ? Array.from({ length: count }, () => only) : dealKills(count, createRandom(seed), true);
  const result = await runKillRounds({
    editor,
    pid: product.pid,
    cmsReadyUrl: `${product.url}/wp-json/`,
    seed,
    kinds,
    onRound: ({ number, kind, page, acts, kept, hadHistory, milliseconds, faults }) => {
      process.stderr.write(
        `${number}/${count} ${kind} (${page}): ${acts} actions, ${kept} more kept than required${hadHistory ? '' : ', undo history empty'}, ${(milliseconds / 1000).toFixed(1)} s${faults.map((fault) => `\n  FAULT ${fault}`).join('')}\n`,
      );
    },
  });
  const kills = new Map<KillKind, number>();
  for (const { kind } of result.rounds) kills.set(kind, (kills.get(kind) ?? 0) + 1);
  await mkdir(path.dirname(dataDirectory), { recursive: true });
  await writeFile(`${dataDirectory}.json`, `${JSON.stringify(result, null, 2)}\n`);
  const acts = result.rounds.reduce((sum, round) => sum + round.acts, 0);
  process.stdout.write(
    `seed ${seed}: ${result.rounds.length} kills (${[...kills].map(([kind, times]) => `${kind} ${times}`).join(', ')}) during ${acts} actions; requests with injected failures: ${
      Object.entries(result.mishaps)
        .map(([name, times]) => `${name} ${times}`)
        .join(', ') || 'none'
    }: ${result.faults.length} faults\n${result.faults.join('\n')}\n`,
  );
  process.exitCode = result.faults.length === 0 ? 0 : 1;
} finally {
  await product.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}

function isKind(name: string): name is KillKind {
  return Object.hasOwn(killWeights, name);
}
