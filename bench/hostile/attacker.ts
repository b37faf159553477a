import { createServer } from 'node:http';
import { constants, setPriority } from 'node:os';
import { attacks } from './attacks.ts';

/**
 * The attacks, as a process of its own that gives way to all others: an attacker has a machine elsewhere, and takes
 * processor time of ours only by what it sends. Says its port on its first line; `POST /<attack>?port=<edge>` there
 * begins one and ends the last.
 */
setPriority(constants.priority.PRIORITY_LOW);
let stop = () => {};
const control = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  stop();
  stop = attacks[decodeURIComponent(url.pathname.slice(1))]?.(Number(url.searchParams.get('port'))) ?? (() => {});
  response.end();
});
control.listen(0, '127.0.0.1', () => {
  const address = control.address();
  process.stdout.write(`${typeof address === 'object' && address !== null ? address.port : 0}\n`);
});
// The measuring process holds the other end.
process.stdin.resume().on('end', () => process.exit(0));
