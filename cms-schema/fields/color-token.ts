import type { FieldOptions } from '../field.ts';
import { type ChoiceField, choice } from './choice.ts';

/** The background surfaces that a band of a page can have; `ui/surface.tsx` defines the colours of each. */
export const colorTokens = {
  light: { zh: '纸白', en: 'Paper' },
  tint: { zh: '浅灰', en: 'Tint' },
  dark: { zh: '墨色', en: 'Ink' },
  signal: { zh: '朱红', en: 'Signal' },
} as const;

export type ColorToken = keyof typeof colorTokens;

/** A colour by its role in the design, never by its value. */
export function colorToken(options: FieldOptions & { readonly default: ColorToken }): ChoiceField<ColorToken> {
  const field = choice({ ...options, options: colorTokens });
  return { ...field, kind: 'colorToken', graphql: () => ({ type: 'ColorToken!', definitions: [], selection: '' }) };
}
