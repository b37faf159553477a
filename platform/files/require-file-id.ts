/** Returns a valid id and throws for anything else, so that user input never becomes part of a path or key. */
export function requireFileId(id: string): string {
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error('The name of a stored file must be the id of its row.');
  return id;
}
