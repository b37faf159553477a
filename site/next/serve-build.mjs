import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Serves the built site at the port given as argument, with the settings saved by the build, like the server that Next
 * generates for `output: 'standalone'`. `next start` would compile `next.config.ts` at every start, and load its command-line
 * code first. Binds to `localhost` by name: bound to the IP address, Next treats its own redirects as those of another site.
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
