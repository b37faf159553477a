import type { Translate } from '../../messages.ts';
import type { PasteLoss } from './paste.ts';

/** What could not come along with a paste, for the person who pasted; empty when all of it did. */
export function describeLoss(loss: PasteLoss | null, t: Translate): string {
  const notes = [
    loss?.isTooLarge && t('controls.richText.onlyWords'),
    loss && loss.leftOut > 0 && t('controls.richText.noPictures', { count: loss.leftOut }),
  ];
  return notes.filter((note) => typeof note === 'string').join(' ');
}
