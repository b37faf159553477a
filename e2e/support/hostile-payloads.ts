import { readFileSync } from 'node:fs';
import { isLong } from '../../kit/testing/env.ts';
import { findCorpus } from '../../kit/testing/find-corpus.ts';

export interface Payload {
  /** Its source, which determines its class. */
  readonly source: string;
  readonly text: string;
}

/** The collected attacks; null in runs that do not need them. */
export function readPayloads(isNeeded = isLong): Payload[] | null {
  const corpus = findCorpus('xss.jsonl', { isNeeded });
  if (corpus === null) return null;
  const lines = readFileSync(corpus, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const { src, p }: { src: string; p: string } = JSON.parse(line);
    return { source: src, text: p };
  });
}

/** PostgreSQL cannot store NUL or a lone surrogate: the CMS refuses texts that contain one. */
export function isStorable(text: string): boolean {
  return !/\0|[\ud800-\udfff]/u.test(text);
}

/** A deterministic sample of about `count` payloads, with some of every class. */
export function samplePayloads(payloads: readonly Payload[], count: number): Payload[] {
  const classes = groupBySource(payloads);
  const share = Math.max(2, Math.floor(count / classes.size));
  const evenly = [...classes.values()].flatMap((group) => spread(group, share));
  const rest = payloads.filter((payload) => !evenly.includes(payload));
  return evenly.length >= count ? evenly : [...evenly, ...spread(rest, count - evenly.length)];
}

function groupBySource(payloads: readonly Payload[]): Map<string, Payload[]> {
  const groups = new Map<string, Payload[]>();
  for (const payload of payloads) groups.set(payload.source, [...(groups.get(payload.source) ?? []), payload]);
  return groups;
}

function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items];
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)]).filter(
    (item) => item !== undefined,
  );
}
