/** Opaque ids in WPGraphQL's format, base64 of `post:12`, so that ids stored by its clients stay valid. */
export type GlobalIdKind = 'post' | 'term';

/** Documents, media and menu entries are `post`, menus `term`, as in WordPress. */
export function printGlobalId(kind: GlobalIdKind, id: number): string {
  return Buffer.from(`${kind}:${id}`).toString('base64');
}

/** Null if it is not one of our ids, or of another kind. */
export function parseGlobalId(kind: GlobalIdKind, text: string): number | null {
  return parseNumbered(kind, text);
}

/** Base64 of `arrayconnection:<document id>`. */
export function printCursor(id: number): string {
  return Buffer.from(`arrayconnection:${id}`).toString('base64');
}

export function parseCursor(text: string): number | null {
  return parseNumbered('arrayconnection', text);
}

/** Parses a plain database id: digits only. */
export function parseDatabaseId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id < 2 ** 31 ? id : null;
}

function parseNumbered(prefix: string, text: string): number | null {
  const [, name, digits = ''] = /^([a-z]+):(\d+)$/.exec(Buffer.from(text, 'base64').toString('latin1')) ?? [];
  return name === prefix ? parseDatabaseId(digits) : null;
}
