import { createClient } from '@redis/client';
import type { WriteLine } from '#kit/line-log.ts';
import type { AttemptCounter } from './attempt-counter.ts';

export interface RedisCounter extends AttemptCounter {
  close(): void;
}

export interface RedisCounterOptions {
  /** `redis://` or `rediss://`. */
  readonly url: string;
  /** Prepended to every key, so that installations can share one Redis. */
  readonly prefix: string;
  /** Counts while Redis is unavailable or slow, or its replies are malformed. */
  readonly fallback: AttemptCounter;
  readonly log: WriteLine;
  /** Timeout for a reply from Redis in milliseconds, so the longest that a login waits for it; default 200. */
  readonly patience?: number;
}

/** Milliseconds without queries after a failure, so that the limits of one login don't each wait for Redis. */
const REST = 5_000;
/** Milliseconds after the start during which a missing connection is not logged. */
const GRACE = 2_000;
/** Minimum milliseconds between two log lines about Redis. */
const SAY_AGAIN = 60_000;

/** Counts one more attempt; starts a new window if the previous one is over. Times are milliseconds since 1970. */
const countScript = `
local ends = redis.call('HGET', KEYS[1], 'ends')
if not ends or tonumber(ends) <= tonumber(ARGV[1]) then
  ends = ARGV[2]
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], 'ends', ends)
  redis.call('PEXPIRE', KEYS[1], math.max(1, tonumber(ends) - tonumber(ARGV[1])))
end
return {redis.call('HINCRBY', KEYS[1], 'count', 1), ends}`;

const forgiveScript = `
for _, key in ipairs(KEYS) do
  if tonumber(redis.call('HGET', key, 'count') or '0') > 0 then redis.call('HINCRBY', key, 'count', -1) end
end
return 0`;

/**
 * Counts in Redis. Redis is optional: without it the fallback counts, starting from its own counts, and this is logged
 * once a minute. An attempt whose reply comes too late stays counted in Redis, which costs the user at most one
 * attempt.
 */
export function createRedisCounter({ url, prefix, fallback, log, patience = 200 }: RedisCounterOptions): RedisCounter {
  const begunAt = Date.now();
  let restsUntil = 0;
  let saidAt = Number.NEGATIVE_INFINITY;
  const say = (error: unknown) => {
    if (Date.now() - saidAt < SAY_AGAIN) return;
    saidAt = Date.now();
    const reason = error instanceof Error ? error.message || error.name : String(error);
    log(`Redis does not count attempts (${reason}): the database does meanwhile.`);
  };
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1_000,
    socket: { connectTimeout: 2_000, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 5_000) },
  });
  client.on('error', say);
  // The client reconnects by itself; a rejection means that it was closed.
  client.connect().catch(say);

  const run = async <Result>(act: () => Promise<Result>, otherwise: () => Promise<Result>): Promise<Result> => {
    if (!client.isReady && Date.now() - begunAt > GRACE) say('no connection');
    if (!client.isReady || Date.now() < restsUntil) return otherwise();
    try {
      return await within(act(), patience);
    } catch (error) {
      restsUntil = Date.now() + REST;
      say(error);
      return otherwise();
    }
  };

  return {
    count: (key, now, windowEndsAt) =>
      run(
        async () => {
          const times = [now, windowEndsAt].map((at) => String(Date.parse(at)));
          return readCount(await client.eval(countScript, { keys: [prefix + key], arguments: times }));
        },
        () => fallback.count(key, now, windowEndsAt),
      ),
    forgive: (keys, tx) =>
      keys.length === 0
        ? Promise.resolve()
        : run(
            async () => void (await client.eval(forgiveScript, { keys: keys.map((key) => prefix + key) })),
            () => fallback.forgive(keys, tx),
          ),
    forget: (key, tx) =>
      run(
        async () => void (await client.del(prefix + key)),
        () => fallback.forget(key, tx),
      ),
    close: () => client.destroy(),
  };
}

/** Rejects after a timeout; a later result or error is ignored. */
function within<Result>(answer: Promise<Result>, milliseconds: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function readCount(reply: unknown): { count: number; windowEndsAt: string } {
  const [count, ends] = Array.isArray(reply) ? reply : [];
  const at = Number(ends);
  if (typeof count !== 'number' || !Number.isSafeInteger(at)) throw new Error('an answer that cannot be read');
  return { count, windowEndsAt: new Date(at).toISOString() };
}

/** Connects and sends a PING. Throws what went wrong. */
export async function pingRedis(url: string, patience = 5_000): Promise<void> {
  const client = createClient({ url, socket: { connectTimeout: patience, reconnectStrategy: false } });
  // Without a listener the event would end the process; `connect` rejects with the same error.
  client.on('error', () => undefined);
  const late = setTimeout(() => client.destroy(), patience);
  try {
    await client.connect();
    await client.ping();
  } finally {
    clearTimeout(late);
    if (client.isOpen) client.destroy();
  }
}
