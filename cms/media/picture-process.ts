import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { packPicture } from './pack-picture.ts';
import { type PackingResult, readJob } from './picture-packing.ts';

/**
 * The process in which pictures are decoded, so that a hostile one costs this process and not the CMS. Takes a job, answers
 * it, takes the next. Ends with the CMS, also in the middle of a job. Argument: the memory it may have, in bytes.
 */
const maximumMemory = Number(process.argv[2]);

/** The decoder takes a gigabyte in no less than half a second. */
const MEMORY_CHECK_MILLISECONDS = 10;

// Exiting in order would wait for the decoder's threads.
const end = () => process.kill(process.pid, 'SIGKILL');

process.on('disconnect', end);
process.on('message', (message) => {
  const job = readJob(message);
  if (!job) throw new TypeError('The picture process was asked for something that is no job.');
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() <= maximumMemory) return;
    clearInterval(watch);
    say({ kind: 'too-costly' }, end);
  }, MEMORY_CHECK_MILLISECONDS);
  void packPicture(job.path, job.folder).then((result) => {
    clearInterval(watch);
    // What a large picture leaves fragmented would count against the next one: that one gets a fresh process.
    say(result, () => process.memoryUsage.rss() > maximumMemory / 2 && end());
  });
});

// When the machine runs out of memory, Linux is to end this process and not the CMS. Other systems have no such file.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
// Visitors and editors before pictures.
setPriority(5);

function say(result: PackingResult, then: () => void): void {
  process.send?.(result, undefined, undefined, then);
}
