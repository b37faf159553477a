import type { Translate } from '../../messages.ts';
import type { PasteLoss } from './read-pasted-text.ts';

/** Tells the user what was lost in a paste; empty if nothing was. */
export function describeLoss(loss: PasteLoss | null, t: Translate): string {
  const notes = [
    loss?.isTooLarge && t('controls.richText.onlyWords'),
    loss && loss.pictures.length > 0 && t('controls.richText.noPictures', { count: loss.pictures.length }),
  ];
  return notes.filter((note) => typeof note === 'string').join(' ');
}
