import { pingRedis } from '../../../identity/redis-counter.ts';
import { readSettings } from '../../../kit/settings.ts';
import { readRedisUrl } from '../../../platform/env.ts';
import { type Check, ok, warning } from './finding.ts';

/** Checks whether Redis answers. */
export const checkRedis: Check = async ({ variables }) => {
  const { refuse, problems } = readSettings(variables);
  const url = readRedisUrl(variables, refuse);
  if (url === null || problems.length > 0) return [];
  const { host } = new URL(url);
  try {
    await pingRedis(url);
  } catch (error) {
    return [
      warning(
        'redis',
        `Redis at ${host} does not answer: ${error instanceof Error ? error.message : error}`,
        'Correct REDIS_URL or the server. Until then the database counts attempts instead.',
      ),
    ];
  }
  return [ok('redis', `Redis at ${host} answers.`)];
};
