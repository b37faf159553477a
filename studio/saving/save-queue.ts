import type { Conflict } from '../document/conflict.ts';
import type { Clock } from './clock.ts';
import { explainJournalFailure } from './journal-error.ts';
import type { LocalState, SaveFailure, SaveState } from './save-state.ts';
import { isUnsaved, type LanguageState } from './session-state.ts';
import type { SaveAnswer, Transport } from './transport.ts';

/** Milliseconds. */
export interface SaveTimes {
  /** How long to wait after the last edit before sending. */
  readonly quiet: number;
  /** The longest that an edit waits while others keep following. */
  readonly longest: number;
  /** The longest to wait for the journal before a save is sent without it. */
  readonly keeping: number;
  /** A request without a response is reported as slow after this time. */
  readonly slow: number;
  /** A request without a response is aborted after this time. */
  readonly patience: number;
  /** The first and the longest delay before a retry; each delay is twice the one before. */
  readonly firstRetry: number;
  readonly lastRetry: number;
}

export const saveTimes: SaveTimes = {
  quiet: 800,
  longest: 5000,
  keeping: 1000,
  slow: 4000,
  patience: 20_000,
  firstRetry: 1000,
  lastRetry: 30_000,
};

/** What the queue needs from the owner of the draft. */
export interface SaveQueueHost {
  read(): LanguageState;
  /** The draft is about to be sent. The promise settles when the journal has recorded that; null without a journal. */
  onSent(): Promise<void> | null;
  /** The draft that was sent last has been saved. */
  onSaved(answer: Extract<SaveAnswer, { kind: 'saved' }>): void;
  /** The server has another version: merge it. Any returned conflicts stop the queue until `resume`. */
  onStale(answer: Extract<SaveAnswer, { kind: 'stale' }>): readonly Conflict[];
  onState(state: SaveState): void;
}

export interface FlushOptions {
  /** The page is being closed. */
  readonly isLast?: boolean;
  /** The editor pressed save: this state stays in the history as a revision. */
  readonly isOnPurpose?: boolean;
}

export interface SaveQueue {
  /** The draft has changed; `kept` settles when the journal has it, null without a journal. */
  edited(kept: Promise<void> | null): void;
  /**
   * Sends unsaved changes now. Resolves when they have been saved, or cannot be for now. With `isOnPurpose`, a state
   * that was already autosaved is sent once more, so that it stays in the history.
   */
  flush(options?: FlushOptions): Promise<SaveState>;
  /** Sends again: the connection is back, the editor has signed in, or every conflict is resolved. */
  resume(): void;
  /** Stops sending because of conflicts that were found outside the queue, for example when work was recovered. */
  hold(conflicts: readonly Conflict[]): void;
  /** While paused, nothing is sent, whatever else happens; a request in flight still completes. */
  pause(isPaused: boolean): void;
  state(): SaveState;
  /** Stops for good: nothing more is sent, and responses are ignored. */
  close(): void;
}

/**
 * Saves one language of a page: one request at a time, always with the newest state. A response never changes the
 * editor's draft; it only reports the state of the server. Responses to aborted requests are ignored, because the next
 * request finds out whether they arrived.
 */
export function createSaveQueue(
  host: SaveQueueHost,
  transport: Transport,
  clock: Clock,
  times: SaveTimes = saveTimes,
): SaveQueue {
  let state: SaveState = { kind: 'idle', since: clock.now(), local: { kind: 'kept' } };
  let local: LocalState = { kind: 'kept' };
  let keeping = 0;
  let obstacle: Obstacle | null = null;
  let attempt: Attempt | null = null;
  let cancelTimer: (() => void) | null = null;
  let waitingSince: number | null = null;
  let hasSaved = false;
  let isUrgent = false;
  let isPaused = false;
  let isClosed = false;
  let tries = 0;
  // `isWished`: the editor pressed save, and it has not been saved yet. `isReplaceable`: the server's newest state is
  // an autosave, which the next autosave may replace.
  let isWished = false;
  let isReplaceable = false;
  let waiters: ((state: SaveState) => void)[] = [];

  const isDirty = () => isUnsaved(host.read());
  const hasToSend = () => isDirty() || (isWished && isReplaceable);

  function edited(kept: Promise<void> | null): void {
    if (isClosed) return;
    if (kept === null) local = { kind: 'none' };
    else keep(kept);
    // The edit may have fixed what the server refused; every other obstacle remains.
    if (obstacle?.kind === 'failed' && obstacle.retryAt === null) obstacle = null;
    waitingSince ??= clock.now();
    if (!obstacle) plan(Math.min(clock.now() + times.quiet, waitingSince + times.longest));
    tell();
  }

  function keep(kept: Promise<void>): void {
    keeping++;
    local = { kind: 'pending' };
    kept.then(
      () => {
        keeping--;
        if (keeping === 0 && local.kind === 'pending') local = { kind: 'kept' };
        tell();
      },
      (error: unknown) => {
        keeping--;
        local = { kind: 'failed', error: explainJournalFailure(error) };
        tell();
      },
    );
  }

  function plan(at: number): void {
    cancelTimer?.();
    cancelTimer = clock.after(Math.max(0, at - clock.now()), () => {
      cancelTimer = null;
      send(false);
    });
  }

  function send(isLast: boolean): void {
    if (isClosed || isPaused || attempt || obstacle?.kind === 'conflict' || obstacle?.kind === 'signedOut') return;
    const { base, draft, besideEdition = '' } = host.read();
    cancelTimer?.();
    cancelTimer = null;
    waitingSince = null;
    // A language that the server does not know yet is created only when the editor asks for it, never by an autosave.
    if (!hasToSend() || !base || !draft) {
      obstacle = null;
      isUrgent = false;
      isWished = false;
      tell();
      return;
    }
    const abort = new AbortController();
    const isAutosave = !isWished;
    const current: Attempt = {
      abort,
      isAutosave,
      isSlow: false,
      submit: () => {},
      cancelTimers() {
        cancelSlow();
        cancelPatience();
      },
    };
    const cancelSlow = clock.after(times.slow, () => {
      current.isSlow = true;
      tell();
    });
    const cancelPatience = clock.after(times.patience, () => {
      abort.abort();
      answer(current, { kind: 'offline' });
    });
    attempt = current;
    isUrgent = false;
    const kept = host.onSent();
    const expected = { expectedRevision: base.revision, expectedEdition: besideEdition };
    current.submit = (isOver) => {
      current.submit = () => {};
      if (isClosed || attempt !== current) return;
      transport.save({ draft, ...expected, isAutosave, signal: abort.signal, isLast: isOver }).then(
        (result) => answer(current, result),
        () => answer(current, { kind: 'offline' }),
      );
    };
    // After a crash, a save that the journal has not recorded would look like another editor's. So the journal comes
    // first.
    if (kept === null || isLast) current.submit(isLast);
    else {
      const submit = () => current.submit(false);
      const cancelWait = clock.after(times.keeping, submit);
      kept
        .catch(() => undefined)
        .then(() => {
          cancelWait();
          submit();
        });
    }
    tell();
  }

  function answer(from: Attempt, result: SaveAnswer): void {
    if (isClosed || attempt !== from) return;
    from.cancelTimers();
    attempt = null;
    if (result.kind === 'saved') {
      host.onSaved(result);
      isReplaceable = from.isAutosave && !result.isBeside;
      if (!from.isAutosave) isWished = false;
      obstacle = null;
      tries = 0;
      hasSaved = true;
      planNext(0);
    } else if (result.kind === 'stale') {
      const conflicts = host.onStale(result);
      hasSaved = true;
      tries++;
      obstacle = conflicts.length > 0 ? { kind: 'conflict', conflicts } : null;
      // The first merge is sent at once; if the server keeps changing, each further one waits longer.
      if (!obstacle) planNext(tries === 1 ? 0 : retryDelay(tries - 1));
    } else if (result.kind === 'unauthorised') {
      obstacle = { kind: 'signedOut' };
    } else if (result.kind === 'failed' && !result.isTemporary) {
      obstacle = { kind: 'failed', failure: result.failure, retryAt: null };
    } else {
      tries++;
      const retryAt = clock.now() + retryDelay(tries);
      obstacle =
        result.kind === 'failed' ? { kind: 'failed', failure: result.failure, retryAt } : { kind: 'offline', retryAt };
      plan(retryAt);
    }
    if (obstacle || !hasToSend()) isUrgent = false;
    tell();
  }

  /** Schedules the next save for edits that were made during the request. */
  function planNext(delay: number): void {
    if (!hasToSend()) return;
    const since = waitingSince ?? clock.now();
    waitingSince = since;
    const isFollowUp = isUrgent || tries > 0;
    plan(isFollowUp ? clock.now() + delay : Math.min(clock.now() + times.quiet, since + times.longest));
  }

  function retryDelay(count: number): number {
    return Math.min(times.lastRetry, times.firstRetry * 2 ** (count - 1));
  }

  function tell(): void {
    const next = observe();
    const isSame =
      next.kind === state.kind && next.local.kind === state.local.kind && detailOf(next) === detailOf(state);
    if (!isSame) {
      state = next;
      host.onState(state);
    }
    const isStuck = isPaused || obstacle !== null || !host.read().base;
    const isSettled = attempt === null && !isUrgent && (isStuck || !hasToSend());
    if (!isSettled) return;
    const settled = waiters;
    waiters = [];
    for (const settle of settled) settle(state);
  }

  function observe(): SaveState {
    const about = { local, since: clock.now() };
    const isAtRest = isPaused && attempt === null;
    if (obstacle && !isAtRest) return { ...about, ...obstacle };
    if (attempt) return { ...about, kind: 'saving', isSlow: attempt.isSlow };
    if (isAtRest && isDirty()) return { ...about, kind: 'paused' };
    if (!isDirty()) return { ...about, kind: hasSaved ? 'saved' : 'idle' };
    const kinds = { pending: 'savingLocally', kept: 'savedLocally', none: 'dirty', failed: 'dirty' } as const;
    return { ...about, kind: kinds[local.kind] };
  }

  return {
    edited,
    flush({ isLast = false, isOnPurpose = false } = {}) {
      isWished ||= isOnPurpose;
      isUrgent = attempt !== null && !isPaused;
      if (isLast) attempt?.submit(true);
      if (!isUrgent) send(isLast);
      return new Promise((resolve) => {
        waiters.push(resolve);
        tell();
      });
    },
    resume() {
      if (isClosed) return;
      obstacle = null;
      tries = 0;
      send(false);
      tell();
    },
    hold(conflicts) {
      if (conflicts.length > 0) obstacle = { kind: 'conflict', conflicts };
      tell();
    },
    pause(wanted) {
      if (isClosed || wanted === isPaused) return;
      isPaused = wanted;
      // A request may have ended during the pause, so send again; a conflict still waits for the editor.
      if (!isPaused && obstacle?.kind !== 'conflict') send(false);
      if (isPaused) isUrgent = false;
      tell();
    },
    state: () => state,
    close() {
      isClosed = true;
      cancelTimer?.();
      attempt?.cancelTimers();
      attempt?.abort.abort();
      for (const settle of waiters) settle(state);
      waiters = [];
    },
  };
}

type Obstacle =
  | { readonly kind: 'offline'; readonly retryAt: number }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[] }
  | { readonly kind: 'failed'; readonly failure: SaveFailure; readonly retryAt: number | null };

interface Attempt {
  readonly abort: AbortController;
  /** Sends the request, if that has not happened yet. `isLast`: the page is being closed. */
  submit: (isLast: boolean) => void;
  readonly isAutosave: boolean;
  isSlow: boolean;
  readonly cancelTimers: () => void;
}

/** What distinguishes two states of the same kind, apart from the time. */
function detailOf(state: SaveState): unknown {
  if (state.kind === 'saving') return state.isSlow;
  if (state.kind === 'conflict') return state.conflicts;
  if (state.kind === 'failed') return state.failure.code + state.retryAt;
  return state.kind === 'offline' ? state.retryAt : null;
}
