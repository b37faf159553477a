/**
 * The file name in `Content-Disposition: attachment; filename="a.png"`; null for all other forms. As in WordPress,
 * `filename*=` is ignored. Headers contain bytes: a UTF-8 name arrives as Latin-1 and is decoded again.
 */
export function readDisposition(header: string): string | null {
  const [kind = '', ...parameters] = header.split(';');
  if (kind.trim().toLowerCase() !== 'attachment') return null;
  for (const parameter of parameters) {
    const [, value = ''] = /^\s*filename\s*=\s*(.*?)\s*$/i.exec(parameter) ?? [];
    const name = value.replace(/^"(.*)"$/, '$1').replace(/\\(.)/g, '$1');
    if (name !== '') return readBytes(name);
  }
  return null;
}

function readBytes(name: string): string {
  const bytes = Buffer.from(name, 'latin1');
  if (bytes.toString('latin1') !== name) return name;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return name;
  }
}
