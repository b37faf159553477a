/** An encoded address as people read it: `/触感`. Kept as it is where it decodes to nothing. */
export function printTarget(to: string): string {
  try {
    return decodeURI(to);
  } catch {
    return to;
  }
}
