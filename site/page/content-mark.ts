import type { ContentState } from '../freshness/cms-door.ts';

const name = 'haptera-content';

/** Tells in a page which content it was made from, so that whoever checks can see how old it is. */
export function contentMark(state: ContentState | null): Record<string, string> {
  return state === null ? {} : { [name]: `${state.version} ${state.source}` };
}

/** Null for a page without a mark. */
export function readContentMark(html: string): ContentState | null {
  const [, version, source] = new RegExp(`<meta name="${name}" content="(\\d+) ([\\w-]+)"`).exec(html) ?? [];
  return version === undefined || source === undefined ? null : { version: Number(version), source };
}
