/** Labels for the numbers in the drawing `actuator-exploded`, in order. */
export const actuatorLegend = [
  { mark: '1', text: { zh: '外壳', en: 'Shell' } },
  { mark: '2', text: { zh: '弹片', en: 'Springs' } },
  { mark: '3', text: { zh: '磁路', en: 'Magnets' } },
  { mark: '4', text: { zh: '线圈', en: 'Coil' } },
  { mark: '5', text: { zh: '底座', en: 'Base plate' } },
];
