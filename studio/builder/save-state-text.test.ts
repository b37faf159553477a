import { expect, it } from 'vitest';
import type { SaveState } from '../saving/save-state.ts';
import { isAnnounced, saveStateText, saveStateTone } from './save-state-text.ts';

const kept = { since: 0, local: { kind: 'kept' } } as const;
const edited: SaveState = { ...kept, kind: 'savedLocally' };
const saving: SaveState = { ...kept, kind: 'saving', isSlow: false };
const slow: SaveState = { ...kept, kind: 'saving', isSlow: true };
const saved: SaveState = { ...kept, kind: 'saved' };

it('a normal save is announced only when it has succeeded', () => {
  expect([edited, saving, saved].map(isAnnounced)).toEqual([false, false, true]);
});

it('a slow server is reported, together with where the text is stored until it answers', () => {
  expect([saving, slow].map(saveStateText)).toEqual(['builder.save.saving', 'builder.save.slow']);
  expect([saving, slow].map(saveStateTone)).toEqual(['busy', 'slow']);
  expect(isAnnounced(slow)).toBe(true);
});

it('the message does not claim that text is stored on this device before it is', () => {
  for (const kind of ['none', 'pending'] as const) {
    expect(saveStateText({ ...slow, local: { kind } })).toBe('builder.save.slowOnly');
  }
});
