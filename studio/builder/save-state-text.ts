import type { MessageKey } from '../messages.ts';
import type { SaveState } from '../saving/save-state.ts';

export type SaveTone = 'good' | 'busy' | 'slow' | 'bad';

/** The save state in a few words. A slow save also says that the work is on this device, if it is. */
export function saveStateText(state: SaveState): MessageKey {
  if (!isSlow(state)) return texts[state.kind];
  return state.local.kind === 'kept' ? 'builder.save.slow' : 'builder.save.slowOnly';
}

export function saveStateTone(state: SaveState): SaveTone {
  return isSlow(state) ? 'slow' : tones[state.kind];
}

/** Whether screen readers announce the state: a normal save is announced only once it is done. */
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
