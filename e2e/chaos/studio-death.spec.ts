import { createEditor } from '../support/editor.ts';
import { expect, test } from '../support/journey.ts';
import { runKillRounds } from '../support/kill-rounds.ts';
import { nightly } from '../support/nightly.ts';

// No retries: lost text is a failure, even if it happens only once.
test.describe.configure({ retries: 0 });

test('nothing is lost, whatever is killed while an editor writes', nightly, async ({ product }) => {
  test.setTimeout(150_000);
  const kinds = ['browser while the network is down', 'bad network', 'tab crashed', 'cms'] as const;
  const { faults, rounds } = await runKillRounds({
    editor: await createEditor(product.url),
    pid: product.pid,
    cmsReadyUrl: `${product.url}/wp-json/`,
    seed: 20,
    // The machine may be busy; the long run in bench/ tests with half a second.
    grace: 2000,
    kinds: kinds.filter((kind) => product.pid !== null || kind !== 'cms'),
  });
  expect(faults).toEqual([]);
  expect(rounds.reduce((sum, { acts }) => sum + acts, 0)).toBeGreaterThan(6);
});
