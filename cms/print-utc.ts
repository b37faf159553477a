/** ISO 8601 in UTC as the database prints it, without zeros at the end: what is written equals what is read back. */
export function printUtc(milliseconds: number): string {
  const text = new Date(milliseconds).toISOString();
  return text.replace(/\.(\d*?)0*Z$/, (_fraction, digits: string) => (digits === '' ? 'Z' : `.${digits}Z`));
}
