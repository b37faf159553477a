import type { SampleName } from '#cms-schema/samples.ts';
import { drawAnsweredKey } from './answered-key.ts';
import { drawAppTiles } from './app-tiles.ts';
import { drawClosedEye } from './closed-eye.ts';
import { drawConfigSheet } from './config-sheet.ts';
import { drawFingerprint } from './fingerprint.ts';
import { drawFourDoors } from './four-doors.ts';
import { drawFourLinks } from './four-links.ts';
import { drawGamepadLayers } from './gamepad-layers.ts';
import { drawLaptop } from './laptop.ts';
import { drawLens } from './lens.ts';
import { drawLetter } from './letter.ts';
import { drawLiftedSeat } from './lifted-seat.ts';
import { drawOneLine } from './one-line.ts';
import { drawOpenCase } from './open-case.ts';
import { drawPageTree } from './page-tree.ts';
import { drawPegs } from './pegs.ts';
import { drawPhoneLayers } from './phone-layers.ts';
import { drawScore } from './score.ts';
import { drawSixDevices } from './six-devices.ts';
import { drawSteeringWheel } from './steering-wheel.ts';
import { drawThreeActuators } from './three-actuators.ts';
import { drawThreeLevels } from './three-levels.ts';
import { drawTunedTogether } from './tuned-together.ts';
import { drawTwoScreens } from './two-screens.ts';

/**
 * The pictures of the seeded pages, each a complete SVG. They are files of the product rather than of the media
 * library: sharp at any size, and nothing to process when a database is seeded. `npm run gen` writes them to
 * `public/samples/`.
 */
export const pageDrawings = {
  'answered-key': drawAnsweredKey,
  'app-tiles': drawAppTiles,
  'closed-eye': drawClosedEye,
  'config-sheet': drawConfigSheet,
  fingerprint: drawFingerprint,
  'four-doors': drawFourDoors,
  'four-links': drawFourLinks,
  'gamepad-layers': drawGamepadLayers,
  laptop: drawLaptop,
  lens: drawLens,
  letter: drawLetter,
  'lifted-seat': drawLiftedSeat,
  'one-line': drawOneLine,
  'open-case': drawOpenCase,
  'page-tree': drawPageTree,
  pegs: drawPegs,
  'phone-layers': drawPhoneLayers,
  score: drawScore,
  'six-devices': drawSixDevices,
  'steering-wheel': drawSteeringWheel,
  'three-actuators': drawThreeActuators,
  'three-levels': drawThreeLevels,
  'tuned-together': drawTunedTogether,
  'two-screens': drawTwoScreens,
} as const satisfies Partial<Record<SampleName, () => string>>;
