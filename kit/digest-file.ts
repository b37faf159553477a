import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** SHA-256 in hex. */
export async function digestFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file, { highWaterMark: 1024 * 1024 })) hash.update(piece);
  return hash.digest('hex');
}
