import caseFacts from '#blocks/case-facts/block.ts';
import specTable from '#blocks/spec-table/block.ts';
import type { ValuesOf } from '#cms-schema/field.ts';
import type { Localized } from '#cms-schema/locale.ts';
import { type Bilingual, block, type SeedBlock } from '../block.ts';

type Facts = Bilingual<ValuesOf<typeof caseFacts.fields>>;

/** The header of an article. `published`: the date of the post, `2024-10-24`. */
export function facts(published: string, values: Omit<Facts, 'date' | 'tone'>): SeedBlock {
  return block(caseFacts, 'article-facts', { ...values, date: published, tone: 'light' });
}

/** A figure of the project before and after it; without a figure, the dash of `none`. */
interface Measure {
  readonly label: Localized;
  readonly note?: Localized;
  readonly unit?: string;
  readonly before: string;
  readonly after: string;
}

export const none = '–';

/** What was measured before and after. Figures are those of the article's curves, or counts of a test with ten people. */
export function measures(heading: Localized, rows: readonly Measure[]): SeedBlock {
  return block(specTable, 'article-measures', {
    heading,
    columns: [{ name: { zh: '调校前', en: 'Before' } }, { name: { zh: '调校后', en: 'After' }, isHighlighted: true }],
    groups: [
      {
        rows: rows.map(({ before, after, ...row }) => ({ ...row, values: [{ figure: before }, { figure: after }] })),
      },
    ],
    caption: {
      zh: '由曲线与 10 人测试得出，样例数据。',
      en: 'From the curves and tests with 10 people. Sample data.',
    },
    highlightDifferences: true,
    tone: 'light',
  });
}

/** The publication time of an article: ten in the morning in Shanghai on its day. */
export function morningOf(day: string): string {
  return `${day}T02:00:00Z`;
}
