/** No characters that are easily confused. */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789';

/** An initial password: four groups of five characters, 100 bits. */
export function createPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  const text = [...bytes].map((byte) => signs.charAt(byte % signs.length)).join('');
  return text.match(/.{5}/g)?.join('-') ?? text;
}
