/** A size for people: `1.4 MB`. */
export function printBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const isSmall = bytes < 1024 * 1024;
  return `${(bytes / (isSmall ? 1024 : 1024 * 1024)).toFixed(1)} ${isSmall ? 'KB' : 'MB'}`;
}
