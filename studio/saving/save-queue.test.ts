import { describe, expect, it } from 'vitest';
import type { Conflict } from '../document/conflict.ts';
import type { PageDraft } from '../document/model.ts';
import { aDraft } from '../document/testing/any-draft.ts';
import { JournalError } from './journal-error.ts';
import { createSaveQueue, saveTimes } from './save-queue.ts';
import type { SaveState } from './save-state.ts';
import type { LanguageState } from './session-state.ts';
import { createFakeClock } from './testing/fake-clock.ts';
import type { SaveAnswer, SaveRequest } from './transport.ts';

describe('saving while typing', () => {
  it('waits for a pause of 800 ms, but at most five seconds, and sends only the newest state', async () => {
    const desk = createDesk();
    desk.type('a');
    await desk.clock.advance(799);
    expect(desk.requests).toEqual([]);
    desk.type('ab');
    await desk.clock.advance(800);
    expect(titles(desk.requests)).toEqual(['ab']);
    desk.answer({ kind: 'saved', revision: 2 });
    await desk.clock.advance(0);
    for (let key = 0; key < 50; key++) {
      desk.type(`key ${key}`);
      await desk.clock.advance(200);
    }
    expect(titles(desk.requests)).toEqual(['ab', 'key 24']);
  });

  it('never has two requests in flight, and sends later text after the response', async () => {
    const desk = createDesk();
    desk.type('a');
    await desk.clock.advance(800);
    desk.type('b');
    await desk.clock.advance(6000);
    expect(titles(desk.requests)).toEqual(['a']);
    desk.answer({ kind: 'saved', revision: 2 });
    await desk.clock.advance(800);
    expect(titles(desk.requests)).toEqual(['a', 'b']);
    expect(desk.requests[1]?.expectedRevision).toBe(2);
  });

  it('reports each state in order: stored on this device, being sent, saved', async () => {
    const desk = createDesk();
    let keep: (value: undefined) => void = () => undefined;
    desk.type(
      'a',
      new Promise<undefined>((resolve) => {
        keep = resolve;
      }).then(() => undefined),
    );
    keep(undefined);
    await desk.clock.advance(800);
    desk.answer({ kind: 'saved', revision: 2 });
    await desk.clock.advance(0);
    expect(desk.kinds()).toEqual(['savingLocally', 'savedLocally', 'saving', 'saved']);
    expect(desk.queue.state().since).toBe(desk.clock.now());
  });

  it('reports that this device cannot store anything, and still saves to the server', async () => {
    const desk = createDesk();
    desk.type('a', Promise.reject(new JournalError('journal_full')));
    await desk.clock.advance(0);
    expect(desk.queue.state()).toMatchObject({
      kind: 'dirty',
      local: { kind: 'failed', error: { code: 'journal_full', status: 507 } },
    });
    await desk.clock.advance(800);
    expect(titles(desk.requests)).toEqual(['a']);
    desk.type('b', Promise.resolve());
    await desk.clock.advance(0);
    expect(desk.queue.state().local.kind).toBe('kept');
    desk.type('c', null);
    expect(desk.queue.state().local.kind).toBe('none');
  });

  it('sends nothing if the edits cancel each other out', async () => {
    const desk = createDesk();
    desk.type('a');
    desk.type('start');
    await desk.clock.advance(10_000);
    expect(desk.requests).toEqual([]);
    expect(desk.queue.state().kind).toBe('idle');
  });
});

describe('saving at once', () => {
  it('resolves when everything is saved, including text typed in the meantime', async () => {
    const desk = createDesk();
    desk.type('a');
    const first = desk.queue.flush();
    expect(titles(desk.requests)).toEqual(['a']);
    desk.type('b');
    const second = desk.queue.flush();
    desk.answer({ kind: 'saved', revision: 2 });
    await desk.clock.advance(0);
    expect(titles(desk.requests)).toEqual(['a', 'b']);
    desk.answer({ kind: 'saved', revision: 3 });
    await desk.clock.advance(0);
    expect([(await first).kind, (await second).kind]).toEqual(['saved', 'saved']);
    expect((await desk.queue.flush()).kind).toBe('saved');
  });

  it('marks saves that the user requested, and sends an autosaved state again', async () => {
    const desk = createDesk();
    const isAutosave = () => desk.requests.map((request) => request.isAutosave);
    desk.type('a');
    await desk.clock.advance(800);
    desk.answer({ kind: 'saved', revision: 2 });
    await desk.clock.advance(0);
    const kept = desk.queue.flush({ isOnPurpose: true });
    expect([titles(desk.requests), isAutosave()]).toEqual([
      ['a', 'a'],
      [true, false],
    ]);
    desk.answer({ kind: 'saved', revision: 3 });
    expect((await kept).kind).toBe('saved');
    // It is in the history now, so there is nothing left to save.
    expect((await desk.queue.flush({ isOnPurpose: true })).kind).toBe('saved');
    expect(desk.requests).toHaveLength(2);

    // Requested while an autosave is in flight: a save that stays in the history follows it.
    desk.type('b');
    await desk.clock.advance(800);
    const wished = desk.queue.flush({ isOnPurpose: true });
    desk.answer({ kind: 'saved', revision: 4 });
    await desk.clock.advance(0);
    desk.answer({ kind: 'offline' });
    await desk.clock.advance(1000);
    desk.answer({ kind: 'saved', revision: 5 });
    await desk.clock.advance(0);
    expect(isAutosave()).toEqual([true, false, true, false, false]);
    expect((await wished).kind).toBe('offline');
    desk.type('c');
    await desk.clock.advance(800);
    expect(isAutosave().at(-1)).toBe(true);
  });

  it('marks the last request of a page, and does not wait for a language without a document', async () => {
    const desk = createDesk();
    desk.type('a');
    void desk.queue.flush({ isLast: true });
    expect(desk.requests[0]?.isLast).toBe(true);
    const fresh = createDesk({ base: null, draft: aDraft([]), sent: [] });
    fresh.type('a');
    expect((await fresh.queue.flush()).kind).toBe('savingLocally');
    await fresh.clock.advance(60_000);
    expect(fresh.queue.state().kind).toBe('savedLocally');
    expect(fresh.requests).toEqual([]);
  });
});

describe('obstacles to saving', () => {
  it('offline, saving is retried at increasing intervals, and at once when the connection is back', async () => {
    const desk = createDesk();
    desk.type('a');
    await desk.clock.advance(800);
    for (const wait of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
      desk.answer({ kind: 'offline' });
      await desk.clock.advance(0);
      expect(desk.queue.state()).toMatchObject({ kind: 'offline', retryAt: desk.clock.now() + wait });
      const before = desk.requests.length;
      await desk.clock.advance(wait - 1);
      expect(desk.requests).toHaveLength(before);
      await desk.clock.advance(1);
      expect(desk.requests).toHaveLength(before + 1);
    }
    desk.answer({ kind: 'offline' });
    await desk.clock.advance(0);
    const before = desk.requests.length;
    desk.queue.resume();
    expect(desk.requests).toHaveLength(before + 1);
    desk.answer({ kind: 'saved', revision: 2 });
    await desk.clock.advance(0);
    expect(desk.queue.state().kind).toBe('saved');
  });

  it('a request without a response times out, and a late response is ignored', async () => {
    const desk = createDesk();
    desk.type('a');
    await desk.clock.advance(800);
    await desk.clock.advance(20_000);
    expect(desk.requests[0]?.signal.aborted).toBe(true);
    expect(desk.queue.state().kind).toBe('offline');
    await desk.clock.advance(1000);
    desk.answer({ kind: 'saved', revision: 99 }, 0);
    await desk.clock.advance(0);
    expect(desk.saved).toEqual([]);
    desk.answer({ kind: 'saved', revision: 2 });
    await desk.clock.advance(0);
    expect(desk.saved).toEqual([2]);
  });

  it('a slow server is reported after four seconds, and its response is still used', async () => {
    const desk = createDesk();
    desk.type('a');
    await desk.clock.advance(saveTimes.quiet + saveTimes.slow - 1);
    expect(desk.slow()).toEqual([false]);
    await desk.clock.advance(1);
    expect(desk.slow()).toEqual([false, true]);
    expect(desk.queue.state()).toMatchObject({ kind: 'saving', isSlow: true, local: { kind: 'kept' } });
    desk.type('ab');
    await desk.clock.advance(1000);
    expect(desk.queue.state()).toMatchObject({ kind: 'saving', isSlow: true });
    desk.answer({ kind: 'saved', revision: 2 });
    await desk.clock.advance(1000);
    expect(titles(desk.requests)).toEqual(['a', 'ab']);
    expect(desk.queue.state()).toMatchObject({ kind: 'saving', isSlow: false });
    desk.answer({ kind: 'saved', revision: 3 });
    await desk.clock.advance(60_000);
    expect(desk.queue.state().kind).toBe('saved');
  });

  it('a silent server is retried after the timeout, and reported as unreachable until it answers', async () => {
    const desk = createDesk();
    desk.type('a');
    await desk.clock.advance(saveTimes.quiet + saveTimes.patience);
    expect(desk.slow()).toEqual([false, true]);
    await desk.clock.advance(saveTimes.firstRetry + saveTimes.slow);
    expect(desk.requests).toHaveLength(2);
    expect(desk.queue.state().kind).toBe('offline');
    expect(desk.slow()).toEqual([false, true]);
    desk.answer({ kind: 'saved', revision: 2 });
    await desk.clock.advance(0);
    expect(desk.queue.state().kind).toBe('saved');
  });

  it('after the session has ended, saving waits for a new sign-in and loses nothing', async () => {
    const desk = createDesk();
    desk.type('a');
    const flushed = desk.queue.flush();
    desk.answer({ kind: 'unauthorised' });
    expect((await flushed).kind).toBe('signedOut');
    desk.type('ab');
    await desk.clock.advance(60_000);
    expect(desk.requests).toHaveLength(1);
    desk.queue.resume();
    expect(titles(desk.requests)).toEqual(['a', 'ab']);
  });

  it('a refusal is shown until the next edit, and a busy server is retried', async () => {
    const desk = createDesk();
    desk.type('a');
    await desk.clock.advance(800);
    const failure = { code: 'haptera_malformed', status: 400, message: 'No.' };
    desk.answer({ kind: 'failed', failure, isTemporary: false });
    await desk.clock.advance(60_000);
    expect(desk.queue.state()).toMatchObject({ kind: 'failed', failure, retryAt: null });
    expect(desk.requests).toHaveLength(1);
    desk.type('b');
    await desk.clock.advance(800);
    expect(desk.requests).toHaveLength(2);
    desk.answer({ kind: 'failed', failure: { ...failure, status: 503 }, isTemporary: true });
    await desk.clock.advance(1000);
    expect(desk.requests).toHaveLength(3);
  });

  it('saving waits until conflicts are resolved, and continues after a merge without conflicts', async () => {
    const desk = createDesk();
    desk.type('a');
    await desk.clock.advance(800);
    desk.answer({ kind: 'stale', current: { draft: aDraft([]), revision: 5 } });
    await desk.clock.advance(0);
    expect(titles(desk.requests)).toEqual(['a', 'a']);
    desk.found.push({ kind: 'field', blockId: null, path: ['title'], mine: 'a', theirs: 'b' });
    desk.answer({ kind: 'stale', current: { draft: aDraft([]), revision: 6 } });
    desk.type('ab');
    await desk.clock.advance(60_000);
    expect(desk.queue.state()).toMatchObject({ kind: 'conflict', conflicts: desk.found });
    expect(desk.requests).toHaveLength(2);
    desk.queue.resume();
    expect(desk.requests).toHaveLength(3);
  });

  it('a closed queue sends nothing', async () => {
    const desk = createDesk();
    desk.type('a');
    desk.queue.close();
    await desk.clock.advance(60_000);
    expect(desk.requests).toEqual([]);
  });

  it('a save is sent only after the journal has recorded it, so that it is known after a crash', async () => {
    let keep = () => {};
    const desk = createDesk(undefined, () => new Promise((resolve) => (keep = resolve)));
    desk.type('a');
    await desk.clock.advance(saveTimes.quiet + 10);
    expect(desk.queue.state().kind).toBe('saving');
    expect(desk.requests).toEqual([]);
    keep();
    await desk.clock.advance(1);
    expect(desk.requests).toHaveLength(1);
  });

  it('saving does not wait for a journal that does not answer, or while the page is unloading', async () => {
    const never = () => new Promise<void>(() => {});
    const desk = createDesk(undefined, never);
    desk.type('a');
    await desk.clock.advance(saveTimes.quiet + saveTimes.keeping + 10);
    expect(desk.requests).toHaveLength(1);
    const leaving = createDesk(undefined, never);
    leaving.type('a');
    await leaving.clock.advance(saveTimes.quiet + 10);
    expect(leaving.requests).toEqual([]);
    void leaving.queue.flush({ isLast: true });
    expect(leaving.requests).toMatchObject([{ isLast: true }]);
    await leaving.clock.advance(saveTimes.keeping);
    expect(leaving.requests).toHaveLength(1);
  });
});

function createDesk(start?: LanguageState, keep: () => Promise<void> | null = () => null) {
  const clock = createFakeClock();
  const first = { draft: aDraft([], { title: 'start' }), revision: 1 };
  let language: LanguageState = start ?? { base: first, draft: first.draft, sent: [] };
  const states: SaveState[] = [];
  const requests: SaveRequest[] = [];
  const resolvers: ((answer: SaveAnswer) => void)[] = [];
  const saved: number[] = [];
  const found: Conflict[] = [];
  const queue = createSaveQueue(
    {
      read: () => language,
      onSent() {
        language = { ...language, sent: [...language.sent, ...(language.draft ? [language.draft] : [])] };
        return keep();
      },
      onSaved({ revision }) {
        const draft = language.sent.at(-1);
        saved.push(revision);
        if (draft) language = { ...language, base: { draft, revision }, sent: [] };
      },
      onStale({ current }) {
        language = { ...language, base: current, sent: [] };
        return found;
      },
      onState: (state) => states.push(state),
    },
    {
      save: (request) => {
        requests.push(request);
        return new Promise((resolve) => resolvers.push(resolve));
      },
    },
    clock,
  );
  return {
    clock,
    queue,
    requests,
    saved,
    /** The conflicts that the next merge returns. */
    found,
    kinds: () => states.map(({ kind }) => kind),
    /** `isSlow` of every state in which a request was in flight. */
    slow: () => states.flatMap((state) => (state.kind === 'saving' ? [state.isSlow] : [])),
    type(title: string, kept: Promise<void> | null = Promise.resolve()) {
      const draft: PageDraft = { ...(language.draft ?? aDraft([])), title };
      language = { ...language, draft };
      queue.edited(kept);
    },
    answer(answer: SaveAnswer, to = resolvers.length - 1) {
      resolvers[to]?.(answer);
    },
  };
}

function titles(requests: readonly SaveRequest[]): string[] {
  return requests.map(({ draft }) => draft.title);
}
