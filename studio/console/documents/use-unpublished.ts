import { useEffect, useState } from 'react';
import { listVersions } from '../../cms/document-calls.ts';
import type { DocumentGroup } from '../../cms/document-model.ts';
import { StudioError } from '../../cms/studio-error.ts';
import { useSession } from '../../session-context.tsx';
import { isPublic } from './document-state.ts';

/** How many questions are under way at once. */
const LANES = 3;

/** Ids of published documents beside which unfinished work stands. Fills up after the list is there. */
export function useUnpublished(groups: readonly DocumentGroup[] | null): ReadonlySet<number> {
  const { client } = useSession();
  const [found, setFound] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    if (!groups) return;
    const controller = new AbortController();
    const { signal } = controller;
    const left = groups
      .flatMap(({ versions }) => listVersions(versions))
      .filter((version) => isPublic(version) && version.canEdit);
    const work = async () => {
      for (let version = left.shift(); version !== undefined && !signal.aborted; version = left.shift()) {
        const { id, type } = version;
        const has = await client.revisions.hasAutosave(type, version, { signal });
        setFound((before) => (before.has(id) === has ? before : toggled(before, id)));
      }
    };
    Promise.all(Array.from({ length: LANES }, work)).catch((error: unknown) => {
      // The mark is an extra: without it the list is still right, and what is away is told above it.
      if (!(error instanceof StudioError)) throw error;
    });
    return () => controller.abort();
  }, [client, groups]);
  return found;
}

function toggled(before: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}
