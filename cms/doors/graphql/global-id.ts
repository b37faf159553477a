/** Opaque ids as WPGraphQL writes them, so that its clients can keep them: base64 of `post:12`. */
export type GlobalIdKind = 'post' | 'term';

/** Documents, media and menu entries are `post`, menus `term`, as in WordPress. */
export function printGlobalId(kind: GlobalIdKind, id: number): string {
  return Buffer.from(`${kind}:${id}`).toString('base64');
}

/** Null when it is not one of ours, or of another kind. */
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

/** A plain database id as an argument: digits and nothing else. */
export function parseDatabaseId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id < 2 ** 31 ? id : null;
}

function parseNumbered(prefix: string, text: string): number | null {
  const [, name, digits = ''] = /^([a-z]+):(\d+)$/.exec(Buffer.from(text, 'base64').toString('latin1')) ?? [];
  return name === prefix ? parseDatabaseId(digits) : null;
}
