import type { Change, CmsCore } from '../core.ts';
import type { NamedEntry, StoredDocument } from '../documents/model.ts';
import { canEditDocument, canPublishDocument } from '../documents/policy.ts';
import { lockDocumentRows, saveScheduleError } from '../documents/store.ts';
import { CmsError, errors } from '../errors.ts';
import { systemViewer, type User, type Viewer } from '../permission/viewer.ts';
import type { ScheduledChange } from '../schedule/model.ts';
import { deleteChange, listChangeRows, listDueRows, saveChangeError } from '../schedule/store.ts';
import { listUserRowsByIds } from '../users/store.ts';
import { nextState } from './next-state.ts';
import { patchedState, refusePatch } from './patched-state.ts';
import { type Step, writeDocuments } from './write-document.ts';

/** A publication that failed for reasons outside its documents: the database, or a bug. */
interface Retry {
  readonly attempts: number;
  /** The earliest time of the next attempt, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * Publishes due documents and scheduled changes; languages of one document that are due at the same time are published
 * together. If one cannot be published, the reason is stored with it until a user acts on it. Unexpected failures are
 * retried with exponential backoff and do not delay other schedules.
 */
export function createDuePublisher(core: CmsCore): () => Promise<void> {
  const retries = new Map<string, Retry>();
  return async () => {
    const due = await listDue(core);
    for (const key of retries.keys()) if (!due.has(key)) retries.delete(key);
    const began = Date.parse(core.now());
    const attemptsOf = (key: string) => retries.get(key)?.attempts ?? 0;
    const turns = [...due].filter(([key]) => (retries.get(key)?.at ?? 0) <= began);
    // Retries come last, so that one that blocks on the database does not delay the others.
    for (const [key, ids] of turns.toSorted(([one], [two]) => attemptsOf(one) - attemptsOf(two))) {
      try {
        await publishOrSayWhy(core, ids);
        retries.delete(key);
      } catch (error) {
        const attempts = attemptsOf(key) + 1;
        const pause = Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
        retries.set(key, { attempts, at: Date.parse(core.now()) + pause });
        core.log(
          `Scheduled documents ${ids.join(', ')} could not be published (attempt ${attempts}), for a reason outside the documents: ${String(error)} None of them has been published yet; other schedules are not affected. Next attempt in ${pause / 1000} s. If it keeps failing, check the database and the error above; publishing or cancelling them by hand stops the retries.`,
        );
      }
    }
  };
}

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

async function publishOrSayWhy(core: CmsCore, ids: readonly number[]): Promise<void> {
  try {
    await publish(core, ids);
  } catch (error) {
    if (!(error instanceof CmsError) || error.status >= 500) throw error;
    core.log(`Scheduled documents ${ids.join(', ')} could not be published: ${error.message}`);
    await keepError(core, ids, error);
  }
}

/** The documents to publish together, by group and due time. */
async function listDue({ database, now }: CmsCore): Promise<Map<string, number[]>> {
  const together = new Map<string, number[]>();
  for (const { documentId, groupId, date } of await listDueRows(database, now())) {
    const key = `${groupId} ${Date.parse(date)}`;
    together.set(key, [...(together.get(key) ?? []), documentId]);
  }
  return together;
}

async function publish(core: CmsCore, ids: readonly number[]): Promise<void> {
  await core.change(systemViewer, async (change) => {
    const due = await lockDue(change, ids);
    const authors = await listAuthors(change, due);
    refuseDisallowed(due, authors);
    const steps: Step[] = [];
    for (const { before, scheduled } of due) {
      steps.push(
        scheduled
          ? await takeChange(core, change, { before, scheduled, author: authors.get(scheduled.authorId ?? 0) ?? null })
          : { before, next: nextState(before, { status: 'publish' }, change.now), entry: asScheduled },
      );
    }
    await writeDocuments(core, change, steps);
  });
}

interface Due {
  readonly before: StoredDocument;
  /** Null: the first publication of the document. */
  readonly scheduled: ScheduledChange | null;
}

/** Locks the documents, and returns those that are still due. */
async function lockDue({ tx, now }: Change, ids: readonly number[]): Promise<Due[]> {
  const rows = await lockDocumentRows(tx, ids);
  const changes = new Map((await listChangeRows(tx, ids)).map((scheduled) => [scheduled.documentId, scheduled]));
  const isDue = (date: string) => Date.parse(date) <= Date.parse(now);
  return rows
    .map((before) => ({ before, scheduled: changes.get(before.id) ?? null }))
    .filter(({ before, scheduled }) =>
      scheduled ? scheduled.error === null && isDue(scheduled.date) : before.status === 'future' && isDue(before.date),
    );
}

/** The users who scheduled these, by id, as far as their accounts still exist. */
async function listAuthors({ tx }: Change, due: readonly Due[]): Promise<ReadonlyMap<number, User>> {
  const users = await listUserRowsByIds(tx, [...new Set(due.flatMap((one) => authorIdOf(one) ?? []))]);
  return new Map(users.map((user) => [user.id, user]));
}

/** Null: the system, which may do everything. */
function authorIdOf({ before, scheduled }: Due): number | null {
  return scheduled ? scheduled.authorId : before.scheduledById;
}

/** Checks the permission again, since it may have been revoked after scheduling. Throws `haptera_may_not_publish`. */
function refuseDisallowed(due: readonly Due[], authors: ReadonlyMap<number, User>): void {
  const refused = due.filter((one) => {
    const id = authorIdOf(one);
    return id !== null && !mayPublish(authors.get(id) ?? null, one);
  });
  if (refused.length > 0) throw errors.mayNotPublish(refused.map(({ before }) => before.id));
}

function mayPublish(user: User | null, { before, scheduled }: Due): boolean {
  const viewer: Viewer = { user, via: 'none', sessionId: null, address: null };
  return (
    canEditDocument(viewer, before) &&
    canPublishDocument(viewer, before.type) &&
    (scheduled === null || refusePatch(viewer, before, scheduled.patch) === null)
  );
}

const asScheduled: NamedEntry = { action: 'published-as-scheduled', source: null };

interface TakenChange {
  readonly before: StoredDocument;
  readonly scheduled: ScheduledChange;
  readonly author: User | null;
}

/** Publishes the change in the name of its author. */
async function takeChange(
  core: CmsCore,
  change: Change,
  { before, scheduled: { patch, documentRevision }, author }: TakenChange,
): Promise<Step> {
  if (before.revision !== documentRevision) throw errors.changeOvertaken(before.id);
  await deleteChange(change.tx, before.id);
  const next = await patchedState(core, change, before, patch);
  return { before, next, by: { ...systemViewer, user: author }, entry: asScheduled };
}

async function keepError(core: CmsCore, ids: readonly number[], error: CmsError): Promise<void> {
  const named = listNamed(error).filter((id) => ids.includes(id));
  await core.change(systemViewer, async (change) => {
    for (const { before, scheduled } of await lockDue(change, ids)) {
      const { id } = before;
      const told = named.length === 0 || named.includes(id) ? error : errors.heldBack(error.message);
      if (scheduled) await saveChangeError(change.tx, scheduled.id, told);
      else await saveScheduleError(change.tx, id, told);
      change.audit('document.schedule-failed', ['document', id], { code: told.code });
    }
  });
}

/** The documents that an error is about. */
function listNamed({ data }: CmsError): number[] {
  const parts: readonly unknown[] = Array.isArray(data.problems) ? data.problems : [data];
  return parts.flatMap((part) =>
    typeof part === 'object' && part !== null && 'documentId' in part && typeof part.documentId === 'number'
      ? [part.documentId]
      : [],
  );
}
