/** No letters that are taken for one another. */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A password to begin with: four groups of five signs, 100 bits. */
export function createPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  const text = [...bytes].map((byte) => signs.charAt(byte % signs.length)).join('');
  return text.match(/.{5}/g)?.join('-') ?? text;
}
