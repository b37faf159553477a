import type { Localized } from './locale.ts';

/** Editor-maintained lists of what is supported. A name's index is its number in the database: append new ones at the end. */
export const supportedListNames = ['models', 'brands', 'apps'] as const;
export type SupportedListName = (typeof supportedListNames)[number];

/** Haptic quality of a device or an app. The first applies when none is given. */
export const hapticLevels = [
  { value: 'unstated', label: { zh: '不标注', en: 'Not stated' } },
  { value: 'rumble', label: { zh: 'Rumble', en: 'Rumble' } },
  { value: 'hd', label: { zh: 'HD', en: 'HD' } },
  { value: 'trueHd', label: { zh: 'True HD', en: 'True HD' } },
] as const;
export type HapticLevel = (typeof hapticLevels)[number]['value'];

/** The kinds of apps that support haptics, in the order in which they are listed. */
export const appCategories = [
  { value: 'games', label: { zh: '游戏', en: 'Games' } },
  { value: 'inputMethods', label: { zh: '输入法', en: 'Input methods' } },
  { value: 'audioVideo', label: { zh: '音频与影像', en: 'Audio and video' } },
] as const;
export type AppCategory = (typeof appCategories)[number]['value'];

export function nameLevel(level: HapticLevel): Localized {
  return nameIn(hapticLevels, level);
}

export function nameCategory(category: AppCategory): Localized {
  return nameIn(appCategories, category);
}

function nameIn(options: readonly { readonly value: string; readonly label: Localized }[], value: string): Localized {
  const found = options.find((option) => option.value === value);
  if (!found) throw new TypeError(`Nothing is called "${value}".`);
  return found.label;
}
