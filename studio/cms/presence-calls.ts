import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { Ask } from './ask.ts';
import { readList, readNumber, readObject, readOptionalText, readToggle, readUtc } from './read-json.ts';
import { isStudioError } from './studio-error.ts';

/** Another tab that has the same document open. */
export interface OtherEditor {
  readonly id: number;
  readonly name: string;
  /** The same user in another window or on another device. */
  readonly isYou: boolean;
}

export interface TakeOver {
  /** Empty when the account was deleted. */
  readonly name: string;
  readonly isYou: boolean;
  /** ISO 8601. */
  readonly at: string | null;
}

export interface Presence {
  readonly others: readonly OtherEditor[];
  /** Who took over editing from this tab; null: nobody. */
  readonly takenOver: TakeOver | null;
}

export interface PresenceCalls {
  /** Heartbeat of a tab. Null when the CMS does not support presence (plain WordPress). */
  keep(documentId: number, session: string, signal?: AbortSignal): Promise<Presence | null>;
  takeOver(documentId: number, session: string): Promise<Presence | null>;
  /** Reports that the tab was closed; the request outlives the page. */
  leave(documentId: number, session: string): Promise<void>;
}

export function createPresenceCalls(ask: Ask): PresenceCalls {
  const pathOf = (documentId: number) => `/haptera/v1/documents/${documentId}/presence`;
  const keep = async (documentId: number, session: string, takesOver: boolean, signal?: AbortSignal) => {
    try {
      const data = { session, ...(takesOver && { take_over: true }) };
      return readPresence((await ask({ path: pathOf(documentId), method: 'POST', data, signal })).body);
    } catch (error) {
      if (isStudioError(error, 'rest_no_route')) return null;
      throw error;
    }
  };
  return {
    keep: (documentId, session, signal) => keep(documentId, session, false, signal),
    takeOver: (documentId, session) => keep(documentId, session, true),
    leave: async (documentId, session) => {
      await ask({ path: pathOf(documentId), method: 'DELETE', data: { session }, keepalive: true });
    },
  };
}

function readPresence(body: JsonValue): Presence {
  const presence = readObject(body, 'presence');
  const { taken_over: taken } = presence;
  return {
    others: readList(presence.others, 'others', (value) => {
      const other = readObject(value, 'other editor');
      return { id: readNumber(other, 'id'), name: readOptionalText(other, 'name'), isYou: readToggle(other, 'is_you') };
    }),
    takenOver: isJsonObject(taken)
      ? { name: readOptionalText(taken, 'name'), isYou: readToggle(taken, 'is_you'), at: readUtc(taken, 'at') }
      : null,
  };
}
