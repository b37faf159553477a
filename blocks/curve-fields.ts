import type { FieldOptions } from '#cms-schema/field.ts';
import { group } from '#cms-schema/fields/group.ts';
import { list } from '#cms-schema/fields/list.ts';
import { number } from '#cms-schema/fields/number.ts';

/** `longest`: the length of the time axis in ms. */
interface CurveOptions extends Pick<FieldOptions, 'when'> {
  readonly longest: number;
}

const time = (longest: number) =>
  number({ label: { zh: '时间（ms）', en: 'Time (ms)' }, default: 0, min: 0, max: longest, integer: true });

const intensity = number({
  label: { zh: '强度（%）', en: 'Intensity (%)' },
  default: 100,
  min: 0,
  max: 100,
  integer: true,
});

/** The clicks of a curve. */
export function transientsField({ longest, ...options }: CurveOptions) {
  return list({
    ...options,
    label: { zh: '瞬态', en: 'Transients' },
    help: { zh: '单次点击：何时、多强。', en: 'Single clicks: when, and how strong.' },
    max: 24,
    summary: 'time',
    of: group({ label: { zh: '瞬态', en: 'Transient' }, fields: { time: time(longest), intensity } }),
  });
}

/** The continuous vibration of a curve. */
export function pointsField({ longest, ...options }: CurveOptions) {
  return list({
    ...options,
    label: { zh: '连续振动的节点', en: 'Points of the continuous vibration' },
    help: {
      zh: '节点之间以直线相连；强度为 0 的一段不振动。',
      en: 'Straight lines join the points. Where the intensity is 0, nothing vibrates.',
    },
    max: 40,
    summary: 'time',
    of: group({
      label: { zh: '节点', en: 'Point' },
      fields: {
        time: time(longest),
        intensity,
        frequency: number({
          label: { zh: '频率（Hz）', en: 'Frequency (Hz)' },
          default: 150,
          min: 1,
          max: 1000,
          integer: true,
        }),
      },
    }),
  });
}
