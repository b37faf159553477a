import { randomUUID } from 'node:crypto';
import { maskAddress } from '#identity/mask-address.ts';
import { saveAudit } from './audit/store.ts';
import type { Change, PlatformCore } from './core.ts';

export interface CoreOptions extends Omit<PlatformCore, 'now' | 'later' | 'change'> {
  readonly clock: () => Date;
  /** Called after every committed change. */
  readonly onCommit: () => void;
}

export function createCore({ clock, onCommit, ...parts }: CoreOptions): PlatformCore {
  const now = () => clock().toISOString();
  return {
    ...parts,
    now,
    later: (milliseconds) => new Date(clock().getTime() + milliseconds).toISOString(),
    change: async (caller, act) => {
      const done = await parts.database.transaction(async (tx) => {
        const entries: Parameters<typeof saveAudit>[1][number][] = [];
        const callbacks: (() => void)[] = [];
        const change: Change = {
          tx,
          audit: (action, [objectKind, objectId], details = {}, accountId = caller.account?.id ?? null) => {
            const network = maskAddress(caller.address);
            entries.push({ id: randomUUID(), at: now(), accountId, action, objectKind, objectId, details, network });
          },
          afterCommit: (run) => void callbacks.push(run),
        };
        const result = await act(change);
        await saveAudit(tx, entries);
        return { result, callbacks };
      });
      for (const run of done.callbacks) run();
      onCommit();
      return done.result;
    },
  };
}
