import type { LogFields } from '#kit/log.ts';
import type { LogLevel } from '#kit/log-line.ts';
import type { EdgeEvent } from './edge-config.ts';

export interface DescribedEvent {
  level: LogLevel;
  message: string;
  fields: LogFields;
}

/** What an operator reads of an event. */
export function describeEvent(event: EdgeEvent): DescribedEvent {
  switch (event.kind) {
    case 'upstream-down': {
      const { upstream, reason } = event;
      return {
        level: 'warn',
        message: `What stands behind "${upstream}" does not answer.`,
        fields: { upstream, reason },
      };
    }
    case 'upstream-up':
      return {
        level: 'info',
        message: `What stands behind "${event.upstream}" answers again.`,
        fields: { upstream: event.upstream },
      };
    case 'purged':
      return { level: 'info', message: 'All pages in memory are outdated.', fields: { generation: event.generation } };
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
        message: 'A page has inline scripts that no browser will run.',
        fields: { path: event.path, count: event.count },
      };
    case 'page-not-understood':
      return {
        level: 'warn',
        message: 'A page holds a script or a template that the edge does not know, so it keeps those of its framework.',
        fields: { path: event.path },
      };
    case 'unexpected':
      return {
        level: 'error',
        message: 'A request failed for a reason that nobody foresaw.',
        fields: { error: event.error },
      };
  }
}

const REFUSED: Readonly<Record<Extract<EdgeEvent, { kind: 'refused' }>['reason'], string>> = {
  'no-place': 'A visitor was sent away: all places at an upstream were taken.',
  crowded: 'A connection was ended to make room: an address, or all together, had too many.',
  'not-reading': 'A connection was ended: its visitor took nothing of the answer.',
  'slow-download': 'A download was ended to make room: an address, or all together, had too many slow ones.',
  malformed: 'A connection was ended: what came was not HTTP, or came too slowly.',
};
