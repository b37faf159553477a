// Written by `npm run gen` from public/samples. Do not edit.
/** Of each drawing's content: a drawing that changes gets another address, so browsers may keep the old one for good. */
export const sampleVersions = {
  'actuator-exploded': 'aea3167f',
  'driver-chip': '33d68b32',
  controller: '8bc457c8',
  smartphone: '980a6dda',
  trackpad: '1eb52044',
  cockpit: 'a6be4b24',
  headset: '8760793b',
  'engine-diagram': '733be87a',
  timeline: 'c58d3bbc',
  'frequency-range': '8a1ddff8',
} as const;
