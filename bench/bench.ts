import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { cpus, release } from 'node:os';
import path from 'node:path';
import { projectRoot, startProduct } from '../e2e/support/product.ts';
import { type Measurement, printTable, type Row } from './row.ts';
import { measureBuilder } from './rows/builder.ts';
import { measureCachedPage } from './rows/cached-page.ts';
import { measurePagesInBrowser } from './rows/page-in-browser.ts';
import { measurePublish } from './rows/publish.ts';
import { measureMemory, measureStart } from './rows/start-and-memory.ts';

/** Memory is measured first, because the product is at rest only before the other measurements. */
const measurements: Readonly<Record<string, Measurement>> = {
  memory: measureMemory,
  'cached-page': measureCachedPage,
  publish: measurePublish,
  browser: measurePagesInBrowser,
  builder: measureBuilder,
};
const names = [...Object.keys(measurements), 'start', 'graphql'];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown measurement "${unknown.join('", "')}". Available: ${names.join(', ')}.\n`);
  process.exit(1);
}
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

const dataDirectory = path.join(projectRoot, '.haptera/bench');
const product = await startProduct({ dataDirectory, isFresh: true });
const rows: Row[] = [];
try {
  for (const [name, measure] of Object.entries(measurements)) {
    if (!isWanted(name)) continue;
    process.stderr.write(`${name} …\n`);
    rows.push(...(await measure(product)));
  }
} finally {
  await product.stop();
}
if (isWanted('start')) rows.push(...(await measureStart(dataDirectory, undefined)));
await rm(dataDirectory, { recursive: true, force: true });

const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${process.platform} ${release()}, Node ${process.versions.node}`;
process.stdout.write(`\n${machine}\n\n${printTable(rows)}\n`);

// The GraphQL benchmark starts its own server and prints its own table.
const graphql = path.join(import.meta.dirname, 'graphql.ts');
if (isWanted('graphql') && existsSync(graphql)) {
  const child = spawn(process.execPath, ['--import', 'tsx', graphql], { cwd: projectRoot, stdio: 'inherit' });
  await once(child, 'exit');
}
