/**
 * The text in one form: what looks the same is stored with the same characters (Unicode NFC). The signs of markup are
 * left alone: composed with a stroke behind it, `>` would be another sign, and no longer end a tag.
 */
export function toNfc(text: string): string {
  if (!text.includes(STROKE)) return text.normalize('NFC');
  return text.replace(/[^<>=]+/g, (piece) => piece.normalize('NFC'));
}

const STROKE = '\u0338';
