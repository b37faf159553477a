import { describe, expect, it } from 'vitest';
import { replaceAttributes } from '../document/actions/replace-attributes.ts';
import { editFields } from '../document/edit-field.ts';
import { mergeDrafts } from '../document/merge.ts';
import { aCard, aDraft, testDefinitions } from '../document/testing/any-draft.ts';
import { holdWhileTakenOver } from './hold-while-taken-over.ts';
import { createPageSession, type PageSession } from './page-session.ts';
import { type SessionState, startState } from './session-state.ts';
import { createFakeClock } from './testing/fake-clock.ts';
import { createFakePublishedServer, createFakeServer, createFakeTransport, goodFate } from './testing/fake-server.ts';

describe('one editor', () => {
  it('changes, saves and undoes a shared field in both languages in one step', async () => {
    const { session, server, clock } = createDesk();
    const changes = editFields(session.drafts(), 'zh', 'a', [{ path: ['figure'], value: '9' }], testDefinitions);
    expect(session.edit('zh', changes, { action: 'edit', key: 'a/figure' })).toBe(true);
    expect([session.saveState('zh').kind, session.saveState('en').kind]).toEqual(['dirty', 'dirty']);
    await clock.advance(1000);
    expect([server.read('zh').draft, server.read('en').draft]).toEqual([page('', '9'), page('', '9')]);
    expect(session.canUndo('en')).toBe(false);
    expect(session.undo('zh').step).toMatchObject({ action: 'edit' });
    await clock.advance(1000);
    expect(server.read('en').draft).toEqual(page(''));
    expect(session.canRedo('zh')).toBe(true);
  });

  it('undoes the visits to a field one by one', async () => {
    const { session, clock } = createDesk();
    type(session, 'a');
    await clock.advance(60_000);
    type(session, 'ab');
    session.endVisit();
    type(session, 'abc');
    session.undo('zh');
    expect(session.drafts().zh).toEqual(page('ab'));
    session.undo('zh');
    expect(session.drafts().zh).toEqual(page(''));
  });

  it('knows whether the next undo goes back before a publication or an earlier session', () => {
    const { session, clock } = createDesk();
    type(session, 'a');
    expect(session.boundary('zh')).toBeNull();
    session.markPublished('zh');
    expect(session.boundary('zh')?.kind).toBe('published');
    type(session, 'ab');
    expect(session.boundary('zh')).toBeNull();
    const later = createDesk(session.state()).session;
    expect(later.boundary('zh')).toEqual({ kind: 'session', at: clock.now() });
    later.undo('zh');
    expect(later.boundary('zh')?.kind).toBe('published');
  });

  it('gets false for an edit that no longer applies, and nothing changes', () => {
    const { session } = createDesk();
    const before = session.state();
    expect(
      session.edit('zh', { zh: [{ kind: 'set', id: 'gone', path: ['title'], after: 'x' }] }, { action: 'edit' }),
    ).toBe(false);
    expect(session.edit('zh', {}, { action: 'edit' })).toBe(true);
    expect(session.state()).toBe(before);
  });

  it('notifies subscribers until they unsubscribe', () => {
    const { session } = createDesk();
    let told = 0;
    const stop = session.subscribe(() => told++);
    type(session, 'a');
    expect(told).toBeGreaterThan(0);
    const before = told;
    stop();
    type(session, 'b');
    expect(told).toBe(before);
  });
});

describe('two editors', () => {
  it('on different fields get each other’s changes without a conflict', async () => {
    const { session, server, clock } = createDesk();
    server.write('zh', page('', 'theirs'), 1);
    type(session, 'mine');
    await clock.advance(2000);
    expect(server.read('zh')).toEqual({ draft: page('mine', 'theirs'), revision: 3 });
    expect(session.drafts().zh).toEqual(page('mine', 'theirs'));
  });

  it('on one field get one conflict with both texts, and saving continues once it is resolved', async () => {
    for (const choice of ['mine', 'theirs'] as const) {
      const { session, server, clock } = createDesk();
      server.write('zh', page('theirs', '2'), 1);
      type(session, 'mine');
      await clock.advance(2000);
      expect(session.saveState('zh').kind).toBe('conflict');
      expect(server.read('zh').draft).toEqual(page('theirs', '2'));
      const [conflict] = session.conflicts('zh');
      expect(conflict).toMatchObject({ mine: 'mine', theirs: 'theirs' });
      if (!conflict) throw new Error('No conflict.');
      session.decide('zh', conflict, choice);
      await clock.advance(2000);
      expect(server.read('zh').draft).toEqual(page(choice, '2'));
      expect(session.saveState('zh').kind).toBe('saved');
      expect(session.conflicts('zh')).toEqual([]);
    }
  });

  it('know whose version the other side of a conflict is', async () => {
    const { session, server, clock } = createDesk();
    server.write('zh', page('theirs'), 1);
    type(session, 'mine');
    await clock.advance(2000);
    expect([session.conflicts('zh').length, session.conflictSide('zh')]).toEqual([1, { kind: 'document' }]);
    const other = createDesk().session;
    const merged = mergeDrafts({ base: page(''), mine: page('mine'), theirs: page('theirs') }, testDefinitions);
    type(other, 'mine');
    other.adopt('zh', merged, { kind: 'person', name: '李雷' });
    expect(other.conflictSide('zh')).toEqual({ kind: 'person', name: '李雷' });
    const [conflict] = other.conflicts('zh');
    if (!conflict) throw new Error('No conflict.');
    other.decide('zh', conflict, 'theirs');
    expect(other.conflictSide('zh')).toEqual({ kind: 'document' });
  });

  it('receive a publication from elsewhere without losing unsaved text', async () => {
    const { session, server, clock } = createDesk();
    type(session, 'mine');
    server.write('zh', page('', 'published'), 1);
    session.receive('zh', server.read('zh'));
    expect(session.drafts().zh).toEqual(page('mine', 'published'));
    await clock.advance(2000);
    expect(server.read('zh').draft).toEqual(page('mine', 'published'));
  });
});

describe('one editor on two devices, on a published page', () => {
  it('edits different fields: both changes arrive on both devices', async () => {
    const { desk, phone, server, clock } = createTwoDevices();
    type(desk, 'from the desk');
    await clock.advance(2000);
    edit(phone, 'figure', 'from the phone');
    await clock.advance(2000);
    expect(server.read('zh').draft).toEqual(page('from the desk', 'from the phone'));
    const { current, beside } = server.find('zh');
    desk.receive('zh', current, beside);
    expect(desk.drafts().zh).toEqual(page('from the desk', 'from the phone'));
    expect(desk.saveState('zh').kind).toBe('saved');
  });

  it('edits the same field: the second device gets a conflict, and nothing is overwritten until it is resolved', async () => {
    for (const choice of ['mine', 'theirs'] as const) {
      const { desk, phone, server, clock } = createTwoDevices();
      type(desk, 'theirs');
      await clock.advance(2000);
      type(phone, 'mine');
      await clock.advance(10_000);
      expect(phone.saveState('zh').kind).toBe('conflict');
      expect(server.read('zh').draft).toEqual(page('theirs'));
      const [conflict] = phone.conflicts('zh');
      expect(conflict).toMatchObject({ mine: 'mine', theirs: 'theirs' });
      if (conflict) phone.decide('zh', conflict, choice);
      await clock.advance(2000);
      expect(server.read('zh').draft).toEqual(page(choice));
      expect(phone.drafts().zh).toEqual(page(choice));
      // The page itself is unchanged, so readers see the same as before.
      expect(phone.state().languages.zh.base).toEqual({ draft: page(''), revision: 1 });
    }
  });

  it('gets the work of the other device on opening, with a conflict where this device has different text', () => {
    const beside = { draft: page('elsewhere', '7'), edition: 'edition 1' };
    const fresh = createTwoDevices().desk;
    fresh.receive('zh', { draft: page(''), revision: 1 }, beside);
    expect(fresh.drafts().zh).toEqual(page('elsewhere', '7'));
    const kept = createTwoDevices().desk;
    type(kept, 'here');
    kept.receive('zh', { draft: page(''), revision: 1 }, beside);
    expect(kept.drafts().zh).toEqual(page('here', '7'));
    expect(kept.conflicts('zh')).toMatchObject([{ mine: 'here', theirs: 'elsewhere' }]);
  });
});

describe('after a take-over', () => {
  it('nothing is sent and all text is kept, until the page is taken back', async () => {
    const { session, server, clock } = createDesk();
    session.pause(true);
    type(session, 'mine');
    server.write('zh', page('', 'theirs'), 1);
    await clock.advance(60_000);
    await session.flush();
    session.resume();
    await clock.advance(1000);
    expect(server.read('zh').draft).toEqual(page('', 'theirs'));
    expect(session.saveState('zh').kind).toBe('paused');
    session.receive('zh', server.read('zh'));
    expect(session.drafts().zh).toEqual(page('mine', 'theirs'));
    session.pause(false);
    await clock.advance(1000);
    expect(server.read('zh').draft).toEqual(page('mine', 'theirs'));
  });

  it('remaining text can be sent once on request, with the usual conflicts, and then sending pauses again', async () => {
    const { session, server, clock } = createDesk();
    const presence = createFakePresence();
    const hold = holdWhileTakenOver(session, presence);
    type(session, 'mine');
    presence.takeAway();
    server.write('zh', page('theirs'), 1);
    await clock.advance(5000);
    expect(server.read('zh').draft).toEqual(page('theirs'));
    hold.sendNevertheless();
    await clock.advance(5000);
    const [conflict] = session.conflicts('zh');
    if (!conflict) throw new Error('No conflict.');
    session.decide('zh', conflict, 'mine');
    await clock.advance(5000);
    expect(server.read('zh').draft).toEqual(page('mine'));
    type(session, 'later');
    await clock.advance(5000);
    expect(server.read('zh').draft).toEqual(page('mine'));
    presence.giveBack();
    await clock.advance(5000);
    expect(server.read('zh').draft).toEqual(page('later'));
  });
});

describe('another user’s unpublished work', () => {
  it('is merged as one undo step, with a conflict where both edited', async () => {
    const { session, server, clock } = createDesk();
    type(session, 'mine');
    const versions = { base: page(''), mine: page('mine'), theirs: page('theirs', '8') };
    session.adopt('zh', mergeDrafts(versions, testDefinitions));
    expect(session.drafts().zh).toEqual(page('mine', '8'));
    const [conflict] = session.conflicts('zh');
    expect(conflict).toMatchObject({ mine: 'mine', theirs: 'theirs' });
    await clock.advance(5000);
    expect(server.read('zh').draft).toEqual(page(''));
    if (conflict) session.decide('zh', conflict, 'theirs');
    await clock.advance(5000);
    expect(server.read('zh').draft).toEqual(page('theirs', '8'));
    session.undo('zh');
    session.undo('zh');
    expect(session.drafts().zh).toEqual(page('mine'));
  });
});

function createTwoDevices() {
  const clock = createFakeClock();
  const server = createFakePublishedServer({ zh: page(''), en: page('') });
  const open = () =>
    createPageSession({
      state: startState({ zh: server.find('zh').current, en: server.find('en').current }),
      definitions: testDefinitions,
      clock,
      transports: {
        zh: createFakeTransport(server, 'zh', clock, () => goodFate),
        en: createFakeTransport(server, 'en', clock, () => goodFate),
      },
      journal: null,
    });
  return { desk: open(), phone: open(), server, clock };
}

function createFakePresence() {
  let takenOver: object | null = null;
  const listeners = new Set<() => void>();
  const set = (next: object | null) => {
    takenOver = next;
    for (const listener of listeners) listener();
  };
  return {
    state: () => ({ takenOver }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    takeAway: () => set({}),
    giveBack: () => set(null),
  };
}

function createDesk(state?: SessionState) {
  const clock = createFakeClock();
  const server = createFakeServer({ zh: page(''), en: page('') });
  const session = createPageSession({
    state: state ?? startState({ zh: server.read('zh'), en: server.read('en') }),
    definitions: testDefinitions,
    clock,
    transports: {
      zh: createFakeTransport(server, 'zh', clock, () => goodFate),
      en: createFakeTransport(server, 'en', clock, () => goodFate),
    },
    journal: null,
  });
  return { session, server, clock };
}

function type(session: PageSession, title: string): void {
  edit(session, 'title', title);
}

function edit(session: PageSession, field: string, value: string): void {
  const draft = session.drafts().zh;
  if (!draft) throw new Error('No draft.');
  session.edit(
    'zh',
    { zh: replaceAttributes(draft, 'a', [{ path: [field], value }]) },
    { action: 'edit', key: `a/${field}` },
  );
}

function page(title: string, figure?: string) {
  return aDraft([aCard('a', { title, ...(figure !== undefined && { figure }) })]);
}
