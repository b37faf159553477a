import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { systemEnvironment } from '#kit/database/env.ts';
import { programOf } from '#kit/project-files.ts';
import { errors } from '../errors.ts';
import { pictureLimits } from './picture-limits.ts';
import { type PackedPicture, type PackingJob, type PackingResult, readResult } from './picture-packing.ts';

export interface PicturePacker {
  /**
   * Re-encodes a picture into a folder. Throws `haptera_upload_unreadable`, `haptera_image_too_large`,
   * `haptera_image_too_costly`, `haptera_uploads_busy`, `haptera_disk_full`; when `signal` aborts,
   * `haptera_upload_aborted`. `patience`: the factor by which the time limits are extended.
   */
  pack(job: PackingJob, signal?: AbortSignal, patience?: number): Promise<PackedPicture>;
  /** The current process, for operators; null while there is none. */
  pid(): number | null;
  /** Rejects queued jobs and ends the process. */
  close(): Promise<void>;
}

const defaults = {
  /** The time limit for one picture. */
  packMilliseconds: 18_000,
  waitMilliseconds: 18_000,
  /**
   * Waiting and packing together. Below the 30 s of silence after which the proxy gives up on an upload, so that the
   * client still receives the error response.
   */
  totalMilliseconds: 27_000,
  /** The most pictures in the queue. */
  queue: 20,
  /**
   * The idle time after which the process is ended: it holds 80 MB, and restarting it is cheap compared to a picture.
   */
  idleMilliseconds: 3_000,
  /** The memory limit of the process, in bytes. */
  memory: 1024 * 1024 * 1024,
};

/** Packs one picture at a time in a child process, which is started on demand and restarted if it dies. */
export function createPicturePacker(options: Partial<typeof defaults> = {}): PicturePacker {
  const limits = { ...defaults, ...options };
  const waiting: (() => void)[] = [];
  let isBusy = false;
  let isClosed = false;
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | null = null;

  const takeTurn = (signal: AbortSignal | undefined, milliseconds: number) =>
    new Promise<void>((resolve, reject) => {
      if (signal?.aborted) return reject(errors.uploadAborted());
      if (!isBusy) {
        isBusy = true;
        return resolve();
      }
      if (waiting.length >= limits.queue) return reject(errors.uploadsBusy());
      const settle = (act: () => void) => {
        clearTimeout(late);
        signal?.removeEventListener('abort', leave);
        const index = waiting.indexOf(begin);
        if (index >= 0) waiting.splice(index, 1);
        act();
      };
      const begin = () => settle(() => (isClosed ? reject(errors.uploadsBusy()) : resolve()));
      const leave = () => settle(() => reject(errors.uploadAborted()));
      const late = setTimeout(() => settle(() => reject(errors.uploadsBusy())), milliseconds);
      signal?.addEventListener('abort', leave);
      waiting.push(begin);
    });

  const endTurn = () => {
    const next = waiting[0];
    if (next) return next();
    isBusy = false;
    idle = setTimeout(() => void stopChild(), limits.idleMilliseconds);
    idle.unref();
  };

  // Wait until it has exited: before that it may still write to its folder.
  const stopChild = async () => {
    const stopped = child;
    child = null;
    if (!stopped || stopped.pid === undefined || stopped.exitCode !== null || stopped.signalCode !== null) return;
    const ended = once(stopped, 'exit');
    stopped.ref();
    stopped.kill('SIGKILL');
    await ended;
  };

  const startChild = () => {
    const started = startProcess(limits.memory);
    started.once('exit', () => {
      if (child === started) child = null;
    });
    child = started;
    return started;
  };

  const run = async (job: PackingJob, signal: AbortSignal | undefined, milliseconds: number) => {
    const deadline = performance.now() + milliseconds;
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await ask(child ?? startChild(), job, { milliseconds: deadline - performance.now(), signal });
      if (typeof outcome !== 'string') return outcome;
      await stopChild();
      if (outcome === 'aborted' || isClosed) throw errors.uploadAborted();
      // If it spent its time in the queue, it had less than the usual time for packing: the picture is not to blame.
      if (outcome === 'late')
        throw milliseconds < limits.packMilliseconds ? errors.uploadsBusy() : errors.imageTooCostly();
      // The first death may have other causes, such as the previous job; the second one is this picture's fault.
      if (attempt === 2) throw errors.imageTooCostly();
    }
  };

  return {
    pack: async (job, signal, patience = 1) => {
      if (isClosed) throw errors.uploadsBusy();
      const asked = performance.now();
      await takeTurn(signal, limits.waitMilliseconds * patience);
      if (idle) clearTimeout(idle);
      try {
        const left = asked + limits.totalMilliseconds * patience - performance.now();
        return readPacked(await run(job, signal, Math.min(limits.packMilliseconds * patience, left)));
      } finally {
        endTurn();
      }
    },
    pid: () => child?.pid ?? null,
    close: async () => {
      isClosed = true;
      if (idle) clearTimeout(idle);
      for (const begin of waiting.splice(0)) begin();
      await stopChild();
    },
  };
}

function startProcess(memory: number): ChildProcess {
  const { script, nodeArgs } = programOf('cms/media/picture-process.ts');
  const child = fork(script, [String(memory)], {
    execArgv: [...nodeArgs, '--max-old-space-size=128'],
    // It decodes untrusted files, so it gets no secrets. Few malloc arenas: freed memory goes back to the system.
    env: { ...systemEnvironment(), MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // The waiting job handles errors; between two jobs they can be ignored.
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
}

type Silence = 'late' | 'aborted' | 'ended';

/** Sends a job and resolves to the result, or to the reason why there is none. */
function ask(
  child: ChildProcess,
  job: PackingJob,
  { milliseconds, signal }: { milliseconds: number; signal: AbortSignal | undefined },
): Promise<PackingResult | Silence> {
  return new Promise((resolve) => {
    const settle = (outcome: PackingResult | Silence) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      child.off('message', hear);
      child.off('exit', mourn);
      child.off('error', mourn);
      child.channel?.unref();
      resolve(outcome);
    };
    const hear = (message: unknown) => {
      const result = readResult(message);
      if (result) settle(result);
    };
    const mourn = () => settle('ended');
    const abort = () => settle('aborted');
    const timer = setTimeout(() => settle('late'), milliseconds);
    child.on('message', hear);
    child.on('exit', mourn);
    child.on('error', mourn);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) return abort();
    child.channel?.ref();
    // A process that is ending accepts no job; its `exit` event reports that.
    child.send(job, () => undefined);
  });
}

function readPacked(result: PackingResult): PackedPicture {
  switch (result.kind) {
    case 'packed':
      return result;
    case 'too-large':
      throw errors.imageTooLarge(result, pictureLimits);
    case 'too-costly':
      throw errors.imageTooCostly();
    case 'disk-full':
      throw errors.diskFull();
    case 'unreadable':
      throw errors.uploadUnreadable(result.reason);
  }
}
