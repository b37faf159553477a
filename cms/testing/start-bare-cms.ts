import { type Cms, createCms } from '../create-cms.ts';

export interface BareCmsOptions {
  readonly databaseUrl: string;
  readonly dataDirectory: string;
  readonly secret: string;
  readonly publicUrl?: string;
}

/** A CMS without a site to notify and without logs, for tests that reopen it. */
export async function startBareCms(options: BareCmsOptions): Promise<Cms> {
  const { databaseUrl, dataDirectory, secret, publicUrl = 'https://haptera.example' } = options;
  const cms = createCms({
    databaseUrl,
    dataDirectory,
    secret,
    publicUrl,
    siteRevalidateUrl: null,
    log: () => undefined,
  });
  await cms.start();
  return cms;
}
