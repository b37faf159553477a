import { createEditor } from '../support/editor.ts';
import { expect, test } from '../support/journey.ts';
import { runKillRounds } from '../support/kill-rounds.ts';

// Words that were lost once were lost.
test.describe.configure({ retries: 0 });

test('whatever dies while somebody writes, nothing is lost', async ({ product }) => {
  test.setTimeout(150_000);
  const kinds = ['browser while the network is down', 'bad network', 'tab crashed', 'cms'] as const;
  const { faults, rounds } = await runKillRounds({
    editor: await createEditor(product.url),
    pid: product.pid,
    cmsReadyUrl: `${product.url}/wp-json/`,
    seed: 20,
    // Machines that run this may be busy with other things; the long run in bench/ holds the half second.
    grace: 2000,
    kinds: kinds.filter((kind) => product.pid !== null || kind !== 'cms'),
  });
  expect(faults).toEqual([]);
  expect(rounds.reduce((sum, { acts }) => sum + acts, 0)).toBeGreaterThan(6);
});
