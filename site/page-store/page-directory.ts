import { createHash } from 'node:crypto';
import path from 'node:path';

export interface PageOwner {
  /** May be relative. */
  readonly dataDirectory: string;
  /** Null: the embedded one, which lies in the data directory. */
  readonly database: string | null;
  /** Names one build of the site. */
  readonly build: string;
}

/**
 * Where finished pages are kept, absolute. Of one build, database and data directory: two products that share the
 * program's folder share no page, and a page of another database is not even found.
 */
export function pageDirectory({ dataDirectory, database, build }: PageOwner): string {
  const owner = createHash('sha256')
    .update(`${build}\n${database ?? 'embedded'}`)
    .digest('hex');
  return path.resolve(dataDirectory, 'pages', owner.slice(0, 32));
}
