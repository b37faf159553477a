import type { ContentState } from '../freshness/cms-door.ts';

const name = 'haptera-content';

/** States in a page which content version it was rendered from, so that checks can detect stale pages. */
export function contentMark(state: ContentState | null): Record<string, string> {
  return state === null ? {} : { [name]: `${state.version} ${state.source}` };
}

/** Null for a page without a mark. */
export function readContentMark(html: string): ContentState | null {
  const [, version, source] = new RegExp(`<meta name="${name}" content="(\\d+) ([\\w-]+)"`).exec(html) ?? [];
  return version === undefined || source === undefined ? null : { version: Number(version), source };
}
