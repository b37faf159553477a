export interface ContentDisposition {
  /** In lower case: `attachment`. */
  readonly type: string;
  /** Null if none is given, or an empty one. */
  readonly fileName: string | null;
}

/**
 * The type and the file name of a `Content-Disposition` header, by RFC 6266: `filename*` (RFC 8187) takes precedence,
 * unless it cannot be decoded. A plain name may be a token or quoted; its bytes, which headers carry as Latin-1, are
 * read as UTF-8 if they are that. Null if the header is not of that form at all. Takes linear time.
 */
export function parseContentDisposition(header: string): ContentDisposition | null {
  const [, type = '', rest = ''] = /^\s*([!#$%&'*+.^_`|~\w-]+)\s*(;.*)?$/s.exec(header) ?? [];
  if (type === '') return null;
  let plain: string | null = null;
  let extended: string | null = null;
  for (const [, name = '', quoted, token = ''] of rest.matchAll(PARAMETER)) {
    const value = quoted === undefined ? token.trim() : quoted.replace(/\\(.)/gs, '$1');
    if (/^filename$/i.test(name)) plain ??= decodeBytes(value) || null;
    if (/^filename\*$/i.test(name)) extended ??= decodeExtended(value);
  }
  return { type: type.toLowerCase(), fileName: extended ?? plain };
}

/** The name of a file in a form, as browsers write it (HTML, "multipart/form-data"): `%22` for a quotation mark. */
export function decodeFormName(name: string): string {
  return name.replace(/%22|%0D|%0A/gi, (escaped) => decodeURIComponent(escaped));
}

const PARAMETER = /;\s*([!#$%&'*+.^_`|~\w-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/gs;

/** `UTF-8'en'%E5%9B%9B.png`; null if it is not of that form. */
function decodeExtended(value: string): string | null {
  const [, charset = '', encoded = ''] = /^([\w-]+)'[^']*'([!#$&+.^_`|~\w%-]+)$/.exec(value) ?? [];
  if (/%(?![\da-f]{2})/i.test(encoded)) return null;
  const bytes = Buffer.from(
    encoded.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
  if (/^iso-8859-1$/i.test(charset)) return bytes.toString('latin1') || null;
  return /^utf-8$/i.test(charset) ? decodeUtf8(bytes) || null : null;
}

function decodeBytes(text: string): string {
  const bytes = Buffer.from(text, 'latin1');
  return bytes.toString('latin1') === text ? (decodeUtf8(bytes) ?? text) : text;
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
