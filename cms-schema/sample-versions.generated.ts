// Written by `npm run gen` from public/samples. Do not edit.
/** Of each drawing's content: a drawing that changes gets another address, so browsers may keep the old one for good. */
export const sampleVersions = {
  'actuator-exploded': '20e2208c',
  'driver-chip': '33d68b32',
  controller: '8bc457c8',
  smartphone: '980a6dda',
  trackpad: '2c8d01bc',
  cockpit: 'a6be4b24',
  headset: '8760793b',
  'engine-diagram': '733be87a',
  timeline: '56907b1b',
  'frequency-range': 'a95b7b9e',
} as const;
