import { expect, it } from 'vitest';
import { createCms } from '../create-cms.ts';
import { systemViewer } from '../permission/viewer.ts';
import { aPage } from '../testing/builders.ts';
import { runUntilKilled } from '../testing/kill-rounds.ts';
import { openTestCms, testSecret } from '../testing/open-test-cms.ts';

it('a CMS killed at any moment publishes both languages or neither, and loses no accepted change', async () => {
  const test = await openTestCms();
  const zh = await aPage(test.cms, { title: 'T0' });
  const en = await aPage(test.cms, { title: 'T0', translationOf: zh.id });
  await test.cms.close();
  const { databaseUrl, dataDirectory } = test;
  const options = { databaseUrl, dataDirectory, secret: testSecret };
  const ids = [zh.id, en.id];
  let number = 0;
  for (let round = 0; round < 5; round += 1) {
    const moment = { after: round % 2, within: 1_500 };
    const lines = await runUntilKilled('schedule-forever.ts', options, [...ids, number + 1], moment);
    const promised = Math.max(number, ...lines.map((line) => Number(line.split(' ')[0])));
    const cms = createCms({
      ...options,
      publicUrl: 'https://haptera.example',
      siteRevalidateUrl: null,
      log: () => undefined,
    });
    await cms.start();
    await expect.poll(() => cms.documents.listScheduledChanges(systemViewer, ids)).toEqual([]);
    const seen = await Promise.all(ids.map((id) => cms.published.getPublishedById(id)));
    const titles = seen.map((page) => page?.rawTitle);
    expect(titles[0], `after ${lines.at(-1)}`).toBe(titles[1]);
    number = Number(titles[0]?.slice(1));
    // One more change may have been accepted without a response.
    expect([promised, promised + 1]).toContain(number);
    const revisions = await Promise.all(ids.map((id) => cms.revisions.listRevisions(systemViewer, id)));
    expect(revisions.map(({ total }) => total)).toEqual([number, number]);
    await cms.close();
  }
  expect(number).toBeGreaterThan(0);
  await test.close();
}, 240_000);
