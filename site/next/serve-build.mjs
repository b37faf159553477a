import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Serves the built site at the port that is its argument, as the program does that Next writes for `output: 'standalone'`: with
 * the settings as the build left them. `next start` compiles and reads `next.config.ts` anew at each start, and loads what a
 * command line needs before. Bound to localhost by name: bound to the address, Next takes its own redirects for another site's.
 */
const require = createRequire(import.meta.url);
const dir = path.resolve(import.meta.dirname, '../..');
const { config } = JSON.parse(readFileSync(path.join(dir, '.next/required-server-files.json'), 'utf8'));

process.env.NODE_ENV = 'production';
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);

require('next');
const { startServer } = require('next/dist/server/lib/start-server');

await startServer({
  dir,
  isDev: false,
  config,
  hostname: 'localhost',
  port: Number(process.argv[2]),
  allowRetry: false,
});
