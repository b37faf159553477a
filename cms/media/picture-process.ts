import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { packPicture } from './pack-picture.ts';
import { type PackingResult, readJob } from './picture-packing.ts';

/**
 * The process that decodes pictures, so that a malicious one can only crash this process and not the CMS. Handles one
 * job at a time. Ends together with the CMS, even in the middle of a job. Argument: its memory limit in bytes.
 */
const maximumMemory = Number(process.argv[2]);

/** Short enough, since the decoder needs at least half a second to allocate a gigabyte. */
const MEMORY_CHECK_MILLISECONDS = 10;

// A regular exit would wait for the decoder's threads.
const end = () => process.kill(process.pid, 'SIGKILL');

process.on('disconnect', end);
process.on('message', (message) => {
  const job = readJob(message);
  if (!job) throw new TypeError('The picture process received a message that is not a job.');
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() <= maximumMemory) return;
    clearInterval(watch);
    say({ kind: 'too-costly' }, end);
  }, MEMORY_CHECK_MILLISECONDS);
  void packPicture(job.path, job.folder).then((result) => {
    clearInterval(watch);
    // Memory fragmented by a large picture would count against the next one, so that one gets a fresh process.
    say(result, () => process.memoryUsage.rss() > maximumMemory / 2 && end());
  });
});

// If the machine runs out of memory, Linux should kill this process and not the CMS. Other systems have no such file.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
// Requests of visitors and editors take priority over pictures.
setPriority(5);

function say(result: PackingResult, then: () => void): void {
  process.send?.(result, undefined, undefined, then);
}
