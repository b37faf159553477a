import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { systemEnvironment } from '#kit/database/env.ts';
import { programOf } from '#kit/project-files.ts';
import { errors } from '../errors.ts';
import { pictureLimits } from './picture-limits.ts';
import { type PackedPicture, type PackingJob, type PackingResult, readResult } from './picture-packing.ts';

export interface PicturePacker {
  /**
   * Packs a picture anew into a folder. Throws `haptera_upload_unreadable`, `haptera_image_too_large`,
   * `haptera_image_too_costly`, `haptera_uploads_busy`, `haptera_disk_full`; when `signal` aborts, `haptera_upload_aborted`.
   * `patience`: how many times as long as usual it may take.
   */
  pack(job: PackingJob, signal?: AbortSignal, patience?: number): Promise<PackedPicture>;
  /** The process now, for operators; null while there is none. */
  pid(): number | null;
  /** Refuses what waits and ends the process. */
  close(): Promise<void>;
}

const defaults = {
  /** For one picture. */
  packMilliseconds: 18_000,
  waitMilliseconds: 18_000,
  /**
   * For both together. Below the 30 s of silence after which the process in front gives an upload up: a refusal that nobody
   * hears would look like a success that failed.
   */
  totalMilliseconds: 27_000,
  /** Pictures that wait, at most. */
  queue: 20,
  /** Without work, after which the process is ended: it holds 80 MB, and starting it takes a fraction of the next picture. */
  idleMilliseconds: 3_000,
  /** Bytes that the process may have. */
  memory: 1024 * 1024 * 1024,
};

/** Packs one picture at a time in a process of its own, started when there is work and again when it died. */
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

  // Waits for its end: until then it may write to its folder.
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
      // What waited long had less time than a picture is given: that is not its fault.
      if (outcome === 'late')
        throw milliseconds < limits.packMilliseconds ? errors.uploadsBusy() : errors.imageTooCostly();
      // Ended by somebody else, or with the answer before: a second time it was this picture.
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
    // It reads what strangers made: it gets no secret. Few arenas: freed memory goes back to the system.
    env: { ...systemEnvironment(), MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Who asks it hears of this; between two jobs nobody needs to.
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
}

type Silence = 'late' | 'aborted' | 'ended';

/** Its answer, or why there is none. */
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
    // A process that is ending takes no job: its `exit` tells so.
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
