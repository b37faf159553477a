import type { ContentState } from '../freshness/cms-door.ts';

/** The name of the metadata in which a page states the content that it was rendered from, for checks of its freshness. */
export const contentMark = 'haptera-content';

export function printContentMark({ version, source }: ContentState): string {
  return `${version} ${source}`;
}

/** Null for a page without a mark. */
export function readContentMark(html: string): ContentState | null {
  const [, version, source] = new RegExp(`<meta name="${contentMark}" content="(\\d+) ([\\w-]+)"`).exec(html) ?? [];
  return version === undefined || source === undefined ? null : { version: Number(version), source };
}
