import type { SeedTutorial } from '../seed-document.ts';
import { effectsInUnity } from './effects-in-unity.ts';
import { firstEffect } from './first-effect.ts';
import { keyboardFeel } from './keyboard-feel.ts';
import { recoilFromSound } from './recoil-from-sound.ts';

/** Newest first. */
export const tutorials: readonly SeedTutorial[] = [effectsInUnity, keyboardFeel, recoilFromSound, firstEffect];
