import cluster from 'node:cluster';

/**
 * Loaded first in every service (`node --import`), also in those that are not ours: ends the process together with the
 * supervisor, tells the supervisor that the event loop turns, and survives that nobody reads its output any more.
 * Plain JavaScript, because it comes before whatever understands TypeScript.
 */
const patience = 10_000;

// Processes that this one starts speak with it over a channel of their own, and end with it by their own means.
const at = process.execArgv.indexOf(import.meta.filename);
if (at > 0) process.execArgv.splice(at - 1, 2);

for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

process.on('message', (message) => {
  // The channel may close in between: then there is nobody left to tell.
  if (message === 'awake?') process.send?.('awake', () => undefined);
});

// Sent by the operating system's closing of the channel, so it comes as well when the supervisor was killed.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), patience).unref();
});

if (cluster.worker) {
  // Node otherwise ends a process of a cluster on the spot, in the middle of its answers.
  cluster.worker.exitedAfterDisconnect = true;
} else {
  // A program that has done its work may end; in a cluster it is by the channel that a program comes to listen at all.
  process.channel?.unref();
}
