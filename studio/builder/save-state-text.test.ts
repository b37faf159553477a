import { expect, it } from 'vitest';
import type { SaveState } from '../saving/save-state.ts';
import { isAnnounced, saveStateText, saveStateTone } from './save-state-text.ts';

const kept = { since: 0, local: { kind: 'kept' } } as const;
const edited: SaveState = { ...kept, kind: 'savedLocally' };
const saving: SaveState = { ...kept, kind: 'saving', isSlow: false };
const slow: SaveState = { ...kept, kind: 'saving', isSlow: true };
const saved: SaveState = { ...kept, kind: 'saved' };

it('a save that goes as usual tells nothing until it has arrived', () => {
  expect([edited, saving, saved].map(isAnnounced)).toEqual([false, false, true]);
});

it('a slow server is told, with where the work is meanwhile', () => {
  expect([saving, slow].map(saveStateText)).toEqual(['builder.save.saving', 'builder.save.slow']);
  expect([saving, slow].map(saveStateTone)).toEqual(['busy', 'slow']);
  expect(isAnnounced(slow)).toBe(true);
});

it('nobody is told that this device has kept what it has not', () => {
  for (const kind of ['none', 'pending'] as const) {
    expect(saveStateText({ ...slow, local: { kind } })).toBe('builder.save.slowOnly');
  }
});
