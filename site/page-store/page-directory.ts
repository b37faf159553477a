import { createHash } from 'node:crypto';
import path from 'node:path';

export interface PageOwner {
  /** May be relative. */
  readonly dataDirectory: string;
  /** Null for the embedded one, which is in the data directory. */
  readonly database: string | null;
  /** The id of the site's build. */
  readonly build: string;
}

/**
 * The absolute path of the folder for rendered pages. It is specific to the build, database and data directory, so
 * installations that share the program's folder share no pages, and pages of another database are never found.
 */
export function pageDirectory({ dataDirectory, database, build }: PageOwner): string {
  const owner = createHash('sha256')
    .update(`${build}\n${database ?? 'embedded'}`)
    .digest('hex');
  return path.resolve(dataDirectory, 'pages', owner.slice(0, 32));
}
