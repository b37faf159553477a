/** The text of a file and its encoding. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: 'UTF-8' | 'UTF-16' | 'GB18030';
}

/**
 * Decodes a file by its byte order mark, or as UTF-8 if it is valid UTF-8, or as GB18030, which spreadsheets in China
 * write and which includes GBK and GB2312. Null when it is none of these.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  if (startsWith(bytes, [0xff, 0xfe])) return read(bytes, 'utf-16le', 'UTF-16');
  if (startsWith(bytes, [0xfe, 0xff])) return read(bytes, 'utf-16be', 'UTF-16');
  return read(bytes, 'utf-8', 'UTF-8') ?? read(bytes, 'gb18030', 'GB18030');
}

function read(bytes: Uint8Array, label: string, encoding: DecodedText['encoding']): DecodedText | null {
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes);
    // An image may happen to be well-formed.
    return text.includes('\0') ? null : { text, encoding };
  } catch {
    return null;
  }
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}
