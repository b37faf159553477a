/** The two driver chips, as table data. */
export const driverChips = {
  columns: [
    { name: { zh: '驱动芯片一', en: 'Driver chip 1' }, note: { zh: '短促点击', en: 'Short clicks' } },
    { name: { zh: '驱动芯片二', en: 'Driver chip 2' }, note: { zh: '更长的效果', en: 'Longer effects' } },
  ],
  groups: [
    {
      title: { zh: '供电与存储', en: 'Supply and memory' },
      rows: [
        {
          label: { zh: '输入电压', en: 'Input voltage' },
          unit: 'V',
          values: [{ figure: '3.0–5.5' }, { figure: '3.0–5.5' }],
        },
        {
          label: { zh: '可存储的效果时长', en: 'Effect memory' },
          unit: 'ms',
          values: [{ figure: '250' }, { figure: '1000' }],
        },
      ],
    },
  ],
} as const;
