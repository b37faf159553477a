/** Labels for I, II and III in the drawing `frequency-range`. */
export const levelLegend = [
  { mark: 'I', text: { zh: 'Rumble：基础振动，频率不可调', en: 'Rumble: plain vibration, fixed frequency' } },
  { mark: 'II', text: { zh: 'HD：100–300 Hz 分级', en: 'HD: 100–300 Hz, in steps' } },
  { mark: 'III', text: { zh: 'True HD：30–500 Hz 连续', en: 'True HD: 30–500 Hz, continuous' } },
];
