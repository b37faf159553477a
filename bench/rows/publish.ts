import { printDocument } from '#cms-schema/markup/document.ts';
import {
  addressOf,
  callToAction,
  createPage,
  deletePages,
  inLetters,
  savePage,
  untilSeen,
} from '../../e2e/support/documents.ts';
import { createEditor } from '../../e2e/support/editor.ts';
import { startFloor } from '../floor.ts';
import { type Measurement, percentile, printMs } from '../row.ts';

const rounds = 100;

/** Measures the time from sending a save to the first visitor who sees it. */
export const measurePublish: Measurement = async ({ url }) => {
  const editor = await createEditor(url);
  const blocks = (mark: string) => [
    callToAction('first', `Mark ${mark}.`),
    ...Array.from({ length: 18 }, (_, index) =>
      callToAction(`filler-${index}`, `A block that stays, number ${index}`, 'Words that stay as they are.'),
    ),
    callToAction('last', `Mark ${mark}.`),
  ];
  const page = await createPage(editor, { locale: 'en', slug: 'bench-publish', blocks: blocks('start') });
  const floor = await startFloor();
  try {
    const address = addressOf(editor, page);
    await untilSeen(address, ({ status }) => status === 200);
    const ours: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const mark = inLetters(round);
      const content = printDocument(blocks(mark));
      const since = performance.now();
      const [, took] = await Promise.all([
        savePage(editor, page.id, { content }),
        untilSeen(address, ({ html }) => html.includes(`Mark ${mark}.`), { since, patience: 10_000 }),
      ]);
      ours.push(took);
      const bareSince = performance.now();
      await Promise.all([
        floor.put(content),
        untilSeen(floor.url, ({ html }) => html.includes(`Mark ${mark}.`), { since: bareSince }),
      ]);
      bare.push(performance.now() - bareSince);
    }
    const p50 = percentile(ours, 0.5);
    const p99 = percentile(ours, 0.99);
    return [
      {
        what: `publish sent → visible, p50 of ${rounds}`,
        ours: printMs(p50),
        floor: printMs(percentile(bare, 0.5)),
        budget: '≤ 60 ms',
        isMet: p50 <= 60,
      },
      {
        what: `publish sent → visible, p99 of ${rounds}`,
        ours: printMs(p99),
        floor: printMs(percentile(bare, 0.99)),
        budget: '≤ 200 ms',
        isMet: p99 <= 200,
      },
    ];
  } finally {
    await floor.stop();
    await deletePages(editor, [page]);
  }
};
