import type { Conflict } from '../document/conflict.ts';
import type { Clock } from './clock.ts';
import { explainJournalFailure } from './journal-error.ts';
import type { LocalState, SaveFailure, SaveState } from './save-state.ts';
import { isUnsaved, type LanguageState } from './session-state.ts';
import type { SaveAnswer, Transport } from './transport.ts';

/** Milliseconds. */
export interface SaveTimes {
  /** Quiet after an edit before it is sent. */
  readonly quiet: number;
  /** Longest wait of an edit while others keep following. */
  readonly longest: number;
  /** Longest wait for the journal before a save is sent without it. */
  readonly keeping: number;
  /** After which a request without an answer is called slow. */
  readonly slow: number;
  /** After which a request without an answer is given up. */
  readonly patience: number;
  /** First and last wait before another try; each is twice the one before. */
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

/** What the queue asks of whoever holds the draft. */
export interface SaveQueueHost {
  read(): LanguageState;
  /** The draft is about to be sent. Settles when the journal has that, null without a journal. */
  onSent(): Promise<void> | null;
  /** What was sent last has arrived. */
  onSaved(answer: Extract<SaveAnswer, { kind: 'saved' }>): void;
  /** Something else stands on the server: merge it. Conflicts stop the queue until `resume`. */
  onStale(answer: Extract<SaveAnswer, { kind: 'stale' }>): readonly Conflict[];
  onState(state: SaveState): void;
}

export interface FlushOptions {
  /** The page goes away. */
  readonly isLast?: boolean;
  /** The editor asked for it: this state is one to come back to. */
  readonly isOnPurpose?: boolean;
}

export interface SaveQueue {
  /** The draft has changed; `kept` settles when the journal has it, null without a journal. */
  edited(kept: Promise<void> | null): void;
  /**
   * Sends now what is unsaved, and resolves when it has arrived or cannot for now. On purpose, also what is saved already
   * is sent once more, so that it stays in the history.
   */
  flush(options?: FlushOptions): Promise<SaveState>;
  /** The reason to wait is gone: the connection is back, the editor signed in, every conflict was decided. */
  resume(): void;
  /** Conflicts that came to light otherwise, as when work was recovered. */
  hold(conflicts: readonly Conflict[]): void;
  /** While it is paused nothing is sent, whatever else happens; what is on its way still arrives. */
  pause(isPaused: boolean): void;
  state(): SaveState;
  /** Gives up; nothing is sent and no answer counts any more. */
  close(): void;
}

/**
 * Sends one language of a page: one request at a time, always the newest state. An answer never changes what the editor
 * holds; it tells where the server stands. Answers that come after their request was given up count for nothing, because
 * the next request finds out what became of it.
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
  // Asked for on purpose and not there yet; the server's newest state is one that the next autosave may replace.
  let isWished = false;
  let isReplaceable = false;
  let waiters: ((state: SaveState) => void)[] = [];

  const isDirty = () => isUnsaved(host.read());
  const hasToSend = () => isDirty() || (isWished && isReplaceable);

  function edited(kept: Promise<void> | null): void {
    if (isClosed) return;
    if (kept === null) local = { kind: 'none' };
    else keep(kept);
    // The edit may be what was missing; anything else that is in the way still is.
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
    // A language that the server does not know yet is created by the editor's wish, never by an autosave.
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
    // A save that arrives although the journal never heard of it would look like somebody else's after a crash.
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
      // The first merge is sent at once; if the server keeps moving, each next one waits longer.
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

  /** What was edited while the answer was on its way follows in its own time. */
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
      // What ended while it was paused needs another look; a conflict still waits for its decision.
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
  /** Sends it, if it has not been sent yet. `isLast`: the page goes away. */
  submit: (isLast: boolean) => void;
  readonly isAutosave: boolean;
  isSlow: boolean;
  readonly cancelTimers: () => void;
}

/** What tells two states of one kind apart, other than the time. */
function detailOf(state: SaveState): unknown {
  if (state.kind === 'saving') return state.isSlow;
  if (state.kind === 'conflict') return state.conflicts;
  if (state.kind === 'failed') return state.failure.code + state.retryAt;
  return state.kind === 'offline' ? state.retryAt : null;
}
