import { describe, expect, test } from 'vitest';
import type { Presence } from '../cms/presence-calls.ts';
import { StudioError } from '../cms/studio-error.ts';
import { createPresence } from './presence.ts';

const lei = { id: 1, name: '李雷', isYou: false };
const here: Presence = { others: [lei], takenOver: null };
const taken: Presence = { others: [lei], takenOver: { name: '李雷', isYou: false, at: null } };

function aDesk() {
  let time = 0;
  let answer: () => Promise<Presence | null> = async () => here;
  const asked: string[] = [];
  const presence = createPresence({
    calls: {
      keep: (id, session) => {
        asked.push(`keep ${id} ${session}`);
        return answer();
      },
      takeOver: (id, session) => {
        asked.push(`take ${id} ${session}`);
        return answer();
      },
      leave: async (id, session) => {
        asked.push(`leave ${id} ${session}`);
      },
    },
    session: 'tab',
    documentId: () => 5,
    now: () => time,
  });
  return {
    presence,
    asked,
    reply: (next: () => Promise<Presence | null>) => {
      answer = next;
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

const away = () => Promise.reject(new StudioError('unreachable', 0, 'Away.'));

describe('the list of other editors', () => {
  test('notifies subscribers only when it changes', async () => {
    const { presence, reply } = aDesk();
    let told = 0;
    presence.subscribe(() => told++);
    await presence.keep();
    await presence.keep();
    expect([presence.state().others, told]).toEqual([[lei], 1]);
    reply(async () => ({ others: [], takenOver: null }));
    await presence.keep();
    expect([presence.state().others, told]).toEqual([[], 2]);
  });

  test('is kept for a while during a CMS outage, and then cleared', async () => {
    const { presence, reply, pass } = aDesk();
    await presence.keep();
    reply(away);
    pass(30_000);
    await presence.keep();
    expect(presence.state().others).toEqual([lei]);
    pass(30_000);
    await presence.keep();
    expect(presence.state().others).toEqual([]);
  });

  test('is not requested again from a CMS without presence support', async () => {
    const { presence, reply, asked } = aDesk();
    reply(async () => null);
    await presence.keep();
    await presence.keep();
    expect(await presence.takeOver()).toBe(false);
    await presence.close();
    expect(asked).toEqual(['keep 5 tab']);
  });

  test('has at most one request in flight, and leaves the page only once', async () => {
    const { presence, asked } = aDesk();
    await Promise.all([presence.keep(), presence.keep()]);
    await presence.close();
    await presence.close();
    await presence.keep();
    expect(asked).toEqual(['keep 5 tab', 'leave 5 tab']);
  });
});

describe('a take-over', () => {
  test('is remembered during a CMS outage, and ends when the page is taken back', async () => {
    const { presence, reply, pass } = aDesk();
    reply(async () => taken);
    await presence.keep();
    reply(away);
    pass(60_000);
    await presence.keep();
    expect(await presence.takeOver()).toBe(false);
    expect(presence.state().takenOver).not.toBeNull();
    reply(async () => here);
    expect(await presence.takeOver()).toBe(true);
    expect(presence.state().takenOver).toBeNull();
  });

  test('is not reverted by a late response to an earlier request', async () => {
    const { presence, reply } = aDesk();
    let answerLate: (presence: Presence) => void = () => {};
    reply(() => new Promise((resolve) => (answerLate = resolve)));
    const late = presence.keep();
    reply(async () => here);
    await presence.takeOver();
    answerLate(taken);
    await late;
    expect(presence.state().takenOver).toBeNull();
  });
});
