/** What a file's bytes say, and in which encoding; null when they are no text in any of those that spreadsheets write. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: 'UTF-8' | 'UTF-16' | 'GB18030';
}

/**
 * Reads a file as the text that it is: by its byte order mark, else as UTF-8 if it is that without a fault, else as GB18030,
 * which spreadsheets in China write and which holds GBK and GB2312.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  if (startsWith(bytes, [0xff, 0xfe])) return read(bytes, 'utf-16le', 'UTF-16');
  if (startsWith(bytes, [0xfe, 0xff])) return read(bytes, 'utf-16be', 'UTF-16');
  return read(bytes, 'utf-8', 'UTF-8') ?? read(bytes, 'gb18030', 'GB18030');
}

function read(bytes: Uint8Array, label: string, encoding: DecodedText['encoding']): DecodedText | null {
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes);
    // A picture may be well-formed by chance.
    return text.includes('\0') ? null : { text, encoding };
  } catch {
    return null;
  }
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}
