import caseFacts from '#blocks/case-facts/block.ts';
import type { ValuesOf } from '#cms-schema/field.ts';
import { type Bilingual, block, type SeedBlock } from '../block.ts';

type Facts = Bilingual<ValuesOf<typeof caseFacts.fields>>;

/** The head of an article. `published` is the day of the post itself, `2024-10-24`. */
export function facts(published: string, values: Omit<Facts, 'date' | 'tone'>): SeedBlock {
  return block(caseFacts, 'article-facts', { ...values, date: published, tone: 'light' });
}

/** When an article went out: ten in the morning in Shanghai, on its day. */
export function morningOf(day: string): string {
  return `${day}T02:00:00Z`;
}
