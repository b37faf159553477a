import { describe, expect, it } from 'vitest';
import { replaceAttributes } from '../document/actions/replace-attributes.ts';
import { editFields } from '../document/edit-field.ts';
import { aCard, aDraft, testDefinitions } from '../document/testing/any-draft.ts';
import { createPageSession } from './page-session.ts';
import { startState } from './session-state.ts';
import { createFakeClock } from './testing/fake-clock.ts';
import { createFakeServer, createFakeTransport, goodFate } from './testing/fake-server.ts';

describe('one editor', () => {
  it('changes a shared field in both languages with one step, saves both, and undoes both', async () => {
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

  it('is told when an edit no longer fits, and nothing happens', () => {
    const { session } = createDesk();
    const before = session.state();
    expect(
      session.edit('zh', { zh: [{ kind: 'set', id: 'gone', path: ['title'], after: 'x' }] }, { action: 'edit' }),
    ).toBe(false);
    expect(session.edit('zh', {}, { action: 'edit' })).toBe(true);
    expect(session.state()).toBe(before);
  });

  it('tells whoever listens, and stops when asked to', () => {
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
  it('on different fields see each other’s words without a question', async () => {
    const { session, server, clock } = createDesk();
    server.write('zh', page('', 'theirs'), 1);
    type(session, 'mine');
    await clock.advance(2000);
    expect(server.read('zh')).toEqual({ draft: page('mine', 'theirs'), revision: 3 });
    expect(session.drafts().zh).toEqual(page('mine', 'theirs'));
  });

  it('on one field are asked once, with both texts, and go on after the decision', async () => {
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

  it('hear of a publication elsewhere without losing what is unsaved here', async () => {
    const { session, server, clock } = createDesk();
    type(session, 'mine');
    server.write('zh', page('', 'published'), 1);
    session.receive('zh', server.read('zh'));
    expect(session.drafts().zh).toEqual(page('mine', 'published'));
    await clock.advance(2000);
    expect(server.read('zh').draft).toEqual(page('mine', 'published'));
  });
});

function createDesk() {
  const clock = createFakeClock();
  const server = createFakeServer({ zh: page(''), en: page('') });
  const session = createPageSession({
    state: startState({ zh: server.read('zh'), en: server.read('en') }),
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

function type(session: ReturnType<typeof createPageSession>, title: string): void {
  const draft = session.drafts().zh;
  if (!draft) throw new Error('No draft.');
  session.edit(
    'zh',
    { zh: replaceAttributes(draft, 'a', [{ path: ['title'], value: title }]) },
    { action: 'edit', key: 'a/title' },
  );
}

function page(title: string, figure?: string) {
  return aDraft([aCard('a', { title, ...(figure !== undefined && { figure }) })]);
}
