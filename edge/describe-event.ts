import type { LogFields } from '#kit/log.ts';
import type { LogLevel } from '#kit/log-line.ts';
import type { EdgeEvent } from './edge-config.ts';

export interface DescribedEvent {
  level: LogLevel;
  message: string;
  fields: LogFields;
}

/** The log line for an event, written for operators. */
export function describeEvent(event: EdgeEvent): DescribedEvent {
  switch (event.kind) {
    case 'upstream-down': {
      const { upstream, reason } = event;
      return {
        level: 'warn',
        message: `The upstream "${upstream}" does not respond.`,
        fields: { upstream, reason },
      };
    }
    case 'upstream-up':
      return {
        level: 'info',
        message: `The upstream "${event.upstream}" responds again.`,
        fields: { upstream: event.upstream },
      };
    case 'purged':
      return {
        level: 'debug',
        message: 'All cached pages were marked stale.',
        fields: { generation: event.generation },
      };
    case 'standby':
      return {
        level: 'info',
        message:
          event.since === null
            ? 'The CMS no longer stands by: pages are served again.'
            : 'The CMS stands by, because another product writes to its database: no pages are served meanwhile.',
        fields: event.since === null ? {} : { since: event.since },
      };
    case 'refused':
      return { level: 'warn', message: REFUSED[event.reason], fields: { reason: event.reason } };
    case 'unknown-proxy':
      return {
        level: 'warn',
        message:
          'Requests come through a proxy that EDGE_TRUSTED_PROXIES does not name: all its visitors share the limits of one address.',
        fields: { address: event.address },
      };
    case 'scripts-without-hash':
      return {
        level: 'warn',
        message: 'A page has inline scripts that the Content-Security-Policy will block.',
        fields: { path: event.path, count: event.count },
      };
    case 'unexpected':
      return {
        level: 'error',
        message: 'A request failed with an unexpected error.',
        fields: { error: event.error },
      };
  }
}

const REFUSED: Readonly<Record<Extract<EdgeEvent, { kind: 'refused' }>['reason'], string>> = {
  'no-place': 'A request was refused: all slots for its upstream were taken.',
  crowded: 'A connection was closed to make room: there were too many, from one address or in total.',
  'not-reading': 'A connection was closed: the client did not read the response.',
  'slow-download': 'A download was aborted to make room: there were too many slow ones, for one address or in total.',
  malformed: 'A connection was closed: the data was not valid HTTP, or arrived too slowly.',
};
