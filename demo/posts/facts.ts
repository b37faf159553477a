import caseFacts from '#blocks/case-facts/block.ts';
import type { ValuesOf } from '#cms-schema/field.ts';
import { type Bilingual, block, type SeedBlock } from '../block.ts';

type Facts = Bilingual<ValuesOf<typeof caseFacts.fields>>;

/** The header of an article. `published`: the date of the post, `2024-10-24`. */
export function facts(published: string, values: Omit<Facts, 'date' | 'tone'>): SeedBlock {
  return block(caseFacts, 'article-facts', { ...values, date: published, tone: 'light' });
}

/** The publication time of an article: ten in the morning in Shanghai on its day. */
export function morningOf(day: string): string {
  return `${day}T02:00:00Z`;
}
