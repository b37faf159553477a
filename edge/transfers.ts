import type { ServerResponse } from 'node:http';
import type { Release } from './admission.ts';

export interface Transfers {
  /**
   * Call when a response begins to be passed on. Releases its slot when the response ends or has taken `placeMs`: from
   * then on it only waits for its visitor and costs the upstream next to nothing.
   */
  follow(response: ServerResponse, address: string, release: Release): void;
  /** Number of responses that are still being sent after their slot was released. */
  count(): number;
}

interface Transfer {
  address: string;
  response: ServerResponse;
  since: number;
  bytesBefore: number;
}

/**
 * Limits the number of slow responses, which are still being sent after their slot was released. When one address has
 * too many, or there are too many in total, the slowest is aborted: a stalled download gives way to one that moves.
 */
export function createTransfers(
  limits: { placeMs: number; transfers: number; transfersPerAddress: number },
  onEnded: () => void,
): Transfers {
  const byAddress = new Map<string, Set<Transfer>>();
  let count = 0;

  const remove = (transfer: Transfer) => {
    const own = byAddress.get(transfer.address);
    if (own === undefined || !own.delete(transfer)) return;
    count -= 1;
    if (own.size === 0) byAddress.delete(transfer.address);
  };

  const add = (transfer: Transfer) => {
    const { address } = transfer;
    const own = byAddress.get(address) ?? new Set<Transfer>();
    byAddress.set(address, own.add(transfer));
    count += 1;
    transfer.response.once('close', () => remove(transfer));
    const crowded = own.size > limits.transfersPerAddress ? own : count > limits.transfers ? largest(byAddress) : null;
    const slowest = crowded === null ? null : slowestOf(crowded);
    if (slowest === null) return;
    onEnded();
    // Removed here already: `close` is emitted later, and until then it would be chosen again.
    remove(slowest);
    slowest.response.destroy();
  };

  return {
    follow(response, address, release) {
      const transfer = { address, response, since: Date.now(), bytesBefore: bytesTaken(response) };
      const timer = setTimeout(() => {
        release();
        if (!response.destroyed) add(transfer);
      }, limits.placeMs);
      response.once('close', () => {
        clearTimeout(timer);
        release();
      });
      if (response.destroyed) {
        clearTimeout(timer);
        release();
      }
    },
    count: () => count,
  };
}

/** Bytes handed to the operating system for this visitor so far. */
function bytesTaken({ socket }: ServerResponse): number {
  return socket === null ? 0 : socket.bytesWritten - socket.writableLength;
}

function slowestOf(transfers: ReadonlySet<Transfer>): Transfer | null {
  const now = Date.now();
  let slowest: { transfer: Transfer; pace: number } | null = null;
  for (const transfer of transfers) {
    const pace = (bytesTaken(transfer.response) - transfer.bytesBefore) / Math.max(1, now - transfer.since);
    if (slowest === null || pace < slowest.pace) slowest = { transfer, pace };
  }
  return slowest?.transfer ?? null;
}

function largest(byAddress: ReadonlyMap<string, Set<Transfer>>): Set<Transfer> | null {
  let most: Set<Transfer> | null = null;
  for (const own of byAddress.values()) if (most === null || own.size > most.size) most = own;
  return most;
}
