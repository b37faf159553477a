import { createServer } from 'node:http';
import { constants, setPriority } from 'node:os';
import { attacks } from './attacks.ts';

/**
 * Runs the attacks in a separate process with low priority: a real attacker uses another machine and costs ours only
 * the work that its requests cause. Prints its port on the first line; `POST /<attack>?port=<edge>` there ends the
 * current attack and starts another.
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
// Exit when the measuring process closes its end.
process.stdin.resume().on('end', () => process.exit(0));
