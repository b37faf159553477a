/** Decodes an address for display: `/触感`. Returned unchanged when it cannot be decoded. */
export function printTarget(to: string): string {
  try {
    return decodeURI(to);
  } catch {
    return to;
  }
}
