import type { MessageKey } from '../messages.ts';
import type { SaveState } from '../saving/save-state.ts';

export type SaveTone = 'good' | 'busy' | 'slow' | 'bad';

/** How it stands with saving, in a few words. What is slow is kept on this device, where that keeps anything. */
export function saveStateText(state: SaveState): MessageKey {
  if (!isSlow(state)) return texts[state.kind];
  return state.local.kind === 'kept' ? 'builder.save.slow' : 'builder.save.slowOnly';
}

export function saveStateTone(state: SaveState): SaveTone {
  return isSlow(state) ? 'slow' : tones[state.kind];
}

/** Whether whoever does not see the state is told of it: a save that goes as usual says nothing until it has arrived. */
export function isAnnounced(state: SaveState): boolean {
  return state.kind === 'saved' || saveStateTone(state) === 'slow' || saveStateTone(state) === 'bad';
}

function isSlow(state: SaveState): boolean {
  return state.kind === 'saving' && state.isSlow;
}

const texts: Readonly<Record<SaveState['kind'], MessageKey>> = {
  idle: 'builder.save.idle',
  dirty: 'builder.save.dirty',
  savingLocally: 'builder.save.savingLocally',
  savedLocally: 'builder.save.savedLocally',
  saving: 'builder.save.saving',
  saved: 'builder.save.saved',
  paused: 'builder.save.paused',
  offline: 'builder.save.offline',
  conflict: 'builder.save.conflict',
  signedOut: 'builder.save.signedOut',
  failed: 'builder.save.failed',
};

const tones: Readonly<Record<SaveState['kind'], SaveTone>> = {
  idle: 'good',
  dirty: 'busy',
  savingLocally: 'busy',
  savedLocally: 'busy',
  saving: 'busy',
  saved: 'good',
  paused: 'busy',
  offline: 'bad',
  conflict: 'bad',
  signedOut: 'bad',
  failed: 'bad',
};
