import { test } from '@playwright/test';
import { buildHarness } from '../../studio/canvas/testing/build-harness.ts';

test('the harness is built', async () => {
  await buildHarness();
});
