/**
 * The whole body of a request as UTF-8; null as soon as it exceeds this many bytes, without reading on. A declared length
 * is believed, because Node never delivers more. Rejects if the connection breaks.
 */
export async function readText({ body, headers }: Request, maximumBytes: number): Promise<string | null> {
  if (Number(headers.get('content-length')) > maximumBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maximumBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
