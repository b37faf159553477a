/** The id itself. Throws for anything else: what somebody chose never becomes part of a path or of a key. */
export function requireFileId(id: string): string {
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error('A file is named by the id of its row.');
  return id;
}
