import type { SeedPost } from '../seed-document.ts';
import { dialWithoutADial } from './dial-without-a-dial.ts';
import { keysOnGlass } from './keys-on-glass.ts';
import { musicForTheHand } from './music-for-the-hand.ts';
import { recoilInThreeLayers } from './recoil-in-three-layers.ts';
import { roadYouCanRead } from './road-you-can-read.ts';
import { trackpadThatPressesBack } from './trackpad-that-presses-back.ts';

/** Newest first. */
export const posts: readonly SeedPost[] = [
  recoilInThreeLayers,
  keysOnGlass,
  dialWithoutADial,
  trackpadThatPressesBack,
  musicForTheHand,
  roadYouCanRead,
];
