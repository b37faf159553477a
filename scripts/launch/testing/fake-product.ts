import path from 'node:path';
import { runProduct } from '../run-product.ts';
import { usualPatience } from '../service.ts';

/** A supervisor with fake services and short time limits; its only argument describes the services in JSON. */
const services: { name: string; overlaps?: boolean; manners: { port: number } }[] = JSON.parse(process.argv[2] ?? '[]');

await runProduct(
  async ({ supervisor, output }) => {
    for (const { name, overlaps = false, manners } of services) {
      await supervisor.start({
        name,
        nodeArgs: [],
        script: path.join(import.meta.dirname, 'fake-service.mjs'),
        args: [JSON.stringify(manners)],
        env: { NODE_ENV: 'test', PATH: process.env.PATH },
        readyUrl: `http://127.0.0.1:${manners.port}/healthz`,
        endPatience: 1_000,
        overlaps,
      });
    }
    output.say('running', 'All of it runs.');
  },
  { patience: { ...usualPatience, check: 500, hung: 3, silent: 8, longestPause: 1_000 } },
);
