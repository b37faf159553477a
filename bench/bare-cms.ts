import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '#kit/database/embedded-postgres.ts';
import { type Cms, createCms } from '../cms/create-cms.ts';
import { createHttp } from '../cms/doors/http.ts';
import { serve } from '../cms/doors/serve.ts';
import type { Traffic } from '../cms/doors/traffic/traffic.ts';

export interface BareCms {
  readonly cms: Cms;
  readonly server: Awaited<ReturnType<typeof serve>>;
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** For direct access to its database. */
  readonly databaseUrl: string;
  /** Contains database and uploads; deleted by `close`. */
  readonly directory: string;
  close(): Promise<void>;
}

/**
 * Starts only the CMS, empty, in this process, with its doors on a free port.
 *
 * @param options.log receives errors while answering; standard error by default.
 * @param options.traffic the rate limits; the usual ones by default.
 */
export async function startBareCms(
  options: { readonly log?: (line: string) => void; readonly traffic?: Traffic } = {},
): Promise<BareCms> {
  const { log, traffic } = options;
  const directory = await mkdtemp(path.join(tmpdir(), 'haptera-bench-'));
  const postgres = await startEmbeddedPostgres({ directory: path.join(directory, 'postgres') });
  const publicUrl = 'http://127.0.0.1';
  const cms = createCms({
    databaseUrl: postgres.url,
    dataDirectory: directory,
    secret: 'a secret for measuring, of no use elsewhere',
    publicUrl,
    siteRevalidateUrl: null,
    log: () => undefined,
  });
  await cms.start();
  const http = createHttp(cms, { ...(log && { log }), ...(traffic && { traffic }) });
  const server = await serve(http, 0, publicUrl, log ?? ((line) => console.error(line)));
  return {
    cms,
    server,
    origin: `${publicUrl}:${server.port}`,
    databaseUrl: postgres.url,
    directory,
    close: async () => {
      await server.close();
      await cms.close();
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
