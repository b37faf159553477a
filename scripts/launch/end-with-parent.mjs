import cluster from 'node:cluster';

/**
 * Loaded first in every service (`node --import`), including third-party ones: ends the process together with the
 * supervisor, confirms to the supervisor that the event loop is running, and ignores errors when its output is no
 * longer read. Plain JavaScript, because it is loaded before anything that understands TypeScript.
 */
const patience = 10_000;

// Not inherited by child processes: they have their own channel to this one and handle its end themselves.
const at = process.execArgv.indexOf(import.meta.filename);
if (at > 0) process.execArgv.splice(at - 1, 2);

for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

process.on('message', (message) => {
  // Ignore errors: the channel may have closed in the meantime.
  if (message === 'awake?') process.send?.('awake', () => undefined);
});

// Emitted when the operating system closes the channel, so also after the supervisor was killed.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), patience).unref();
});

if (cluster.worker) {
  // Otherwise Node ends a cluster worker immediately, in the middle of its responses.
  cluster.worker.exitedAfterDisconnect = true;
} else {
  // The channel must not keep a finished program running. A cluster worker needs it in order to listen.
  process.channel?.unref();
}
