/** Larger files would be held in memory as a whole. */
const LARGEST = 64 * 1024 * 1024;

/** SHA-256 in hex; null where the browser offers none (without https), and for files of more than 64 MB. */
export async function digestFile(file: Blob): Promise<string | null> {
  // Typed as always there, but only in secure contexts it is.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle || file.size > LARGEST) return null;
  const hash = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
