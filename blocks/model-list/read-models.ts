/** The lines of a pasted column: trimmed, without empty ones and repetitions, in their order. */
export function readModels(column: string): string[] {
  return [...new Set(column.split(/[\r\n\u2028\u2029]+/).map((line) => line.trim().replace(/\s+/g, ' ')))].filter(
    Boolean,
  );
}
