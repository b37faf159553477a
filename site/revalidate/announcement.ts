/** What a CMS webhook says: cache tags that are out of date, and the public paths to render at once. */
export interface Announcement {
  readonly tags: readonly string[];
  readonly paths: readonly string[];
}

export function parseAnnouncement(body: string): Announcement | null {
  let input: unknown;
  try {
    input = JSON.parse(body);
  } catch {
    return null;
  }
  if (typeof input !== 'object' || input === null) return null;
  const tags = stringsOf(Reflect.get(input, 'tags'));
  const paths = stringsOf(Reflect.get(input, 'paths') ?? []);
  return tags && paths?.every((path) => path.startsWith('/')) ? { tags, paths } : null;
}

function stringsOf(value: unknown): string[] | null {
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null;
}
