import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#kit/database/connect.ts';
import type { WriteLine } from '#kit/line-log.ts';
import { propertyOf } from '#kit/property-of.ts';
import { printMail } from './print-mail.ts';
import { leaseMail, type Mail, markFailed, markSent } from './store.ts';
import { fillTemplate } from './templates.ts';
import { type MailAddress, MailRefusedError, type MailTransport } from './transport.ts';

export interface MailWorkerOptions {
  readonly database: Database;
  readonly transport: MailTransport;
  readonly from: MailAddress;
  readonly publicUrl: string;
  readonly log: WriteLine;
  /** In milliseconds: the first backoff after a failure, and how long a worker's lease on a mail lasts. */
  readonly firstWait?: number;
  readonly lease?: number;
  /** Milliseconds between two polls for mails that were not announced with `wake`. */
  readonly idle?: number;
}

export interface MailWorker {
  start(): void;
  /** Call after a commit that may have queued a mail. */
  wake(): void;
  close(): Promise<void>;
}

/** Number of mails sent concurrently, so that one that hangs does not block the others. */
const LANES = 4;
const MINUTE = 60_000;
const LONGEST_WAIT = 60 * MINUTE;
/** Milliseconds that a mail in progress may still take during shutdown. */
const DRAIN = 1_500;

/**
 * Sends queued mails. A failed mail is retried with exponential backoff until its content has expired. If a process is
 * killed between sending a mail and recording that, the mail is sent twice, with the same Message-ID. Several processes
 * can share the queue. Logs identify mails by id and never contain their content.
 */
export function createMailWorker(options: MailWorkerOptions): MailWorker {
  const { database, log, lease = 2 * MINUTE, idle = 1_000 } = options;
  const closing = new AbortController();
  const cutOff = new AbortController();
  const underWay = new Set<Promise<void>>();
  let isAwake = false;
  let rouse: () => void = () => undefined;
  let loop: Promise<void> | null = null;
  let isDatabaseAway = false;

  const wake = () => {
    isAwake = true;
    rouse();
  };

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      if (isAwake || closing.signal.aborted) return resolve();
      const timer = setTimeout(resolve, milliseconds);
      rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const takeNext = async (): Promise<boolean> => {
    if (underWay.size >= LANES) return false;
    const mail = await leaseMail(database, lease);
    isDatabaseAway = false;
    if (mail === null) return false;
    const attempt = deliver(mail, options, { cutOff: cutOff.signal, limit: lease / 2 })
      .catch((error: unknown) => log(`Mail ${mail.id}: the result could not be recorded. ${nameError(error)}`))
      .finally(() => {
        underWay.delete(attempt);
        wake();
      });
    underWay.add(attempt);
    return true;
  };

  const run = async () => {
    while (!closing.signal.aborted) {
      isAwake = false;
      try {
        if (await takeNext()) continue;
        await pause(idle);
      } catch (error) {
        if (!isDatabaseAway) log(`Mail: the queue cannot be read. ${nameError(error)}`);
        isDatabaseAway = true;
        await pause(5 * idle);
      }
    }
  };

  return {
    start: () => {
      loop ??= run();
    },
    wake,
    close: async () => {
      closing.abort();
      rouse();
      await loop;
      const isDone = Promise.all(underWay);
      await Promise.race([isDone, sleep(DRAIN, undefined, { ref: false })]);
      cutOff.abort();
      await isDone;
    },
  };
}

interface Limits {
  /** Aborted at the end of the shutdown. */
  readonly cutOff: AbortSignal;
  /** Timeout in milliseconds, well before the lease expires. */
  readonly limit: number;
}

async function deliver(mail: Mail, options: MailWorkerOptions, { cutOff, limit }: Limits): Promise<void> {
  const { database, transport, from, publicUrl, log } = options;
  const { id, recipient, locale, template, values, tries } = mail;
  const content = fillTemplate(template, locale, values);
  if (content === null) {
    log(`Mail ${id} (${template}) was queued by another version of the program and will not be sent.`);
    return markFailed(database, id, { error: 'Written by another version of the program.', wait: null });
  }
  const printed = printMail(content, locale, publicUrl);
  try {
    await transport.send(
      { ...printed, id, from, to: recipient },
      AbortSignal.any([cutOff, AbortSignal.timeout(limit)]),
    );
  } catch (error) {
    // Interrupted by a shutdown, not a failure: the next process sends it immediately.
    if (cutOff.aborted) return markFailed(database, id, { error: 'The service ended.', wait: 0 });
    const isRefused = error instanceof MailRefusedError;
    const wait = isRefused ? null : nextWait(tries, options.firstWait);
    log(`Mail ${id} (${template}) ${isRefused ? 'was refused' : 'will be retried'}. ${nameError(error)}`);
    return markFailed(database, id, { error: explain(error), wait });
  }
  await noteSent(id, options, cutOff);
}

/**
 * The backoff in milliseconds: it quadruples each time, with jitter, so that mails that failed together are not retried
 * together.
 */
function nextWait(tries: number, firstWait = 5_000): number {
  const wait = Math.min(firstWait * 4 ** (tries - 1), LONGEST_WAIT);
  return wait * (0.8 + Math.random() * 0.4);
}

/** Retried for a while when the database is down, because a sent mail that is not recorded will be sent again. */
async function noteSent(id: string, { database }: MailWorkerOptions, cutOff: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await markSent(database, id);
    } catch (error) {
      if (attempt >= 30 || cutOff.aborted) throw error;
      await sleep(1_000, undefined, { ref: false });
    }
  }
}

/** The error for the list of mails, shortened because servers may send long messages. */
function explain(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 300);
}

/** The error for logs: only codes, because a server's response may quote addresses and content. */
function nameError(error: unknown): string {
  const parts = [propertyOf(error, 'code'), propertyOf(error, 'responseCode')].filter((part) => part !== undefined);
  return parts.length > 0 ? `(${parts.join(' ')})` : error instanceof Error ? `(${error.name})` : '';
}
