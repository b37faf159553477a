import { resolveSample } from '#cms-schema/fields/media.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { ActuatorLayers } from '#ui/feel/feel-pad.tsx';
import { BlockPicture } from './block-picture.tsx';

/** The rendered actuator in two layers, whose mass moves with a curve. `priority`: it is in the first screen of its page. */
export function actuatorLayers(locale: Locale, priority = false): ActuatorLayers {
  const layer = (name: 'actuator-plate' | 'actuator-mass') => (
    // Smaller than it is shown on phones: it is soft, and both layers together must weigh little.
    <BlockPicture
      media={resolveSample(name, locale)}
      sizes="(min-width: 1080px) 46vw, 70vw"
      priority={priority}
      decorative
    />
  );
  return { plate: layer('actuator-plate'), mass: layer('actuator-mass') };
}
