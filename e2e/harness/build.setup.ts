import { test } from '@playwright/test';
import { buildHarness } from '../../studio/canvas/harness/build-harness.ts';

test('the harness is built', async () => {
  await buildHarness();
});
