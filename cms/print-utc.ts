/** ISO 8601 in UTC as the database prints it, without trailing zeros: the value read back equals the one written. */
export function printUtc(milliseconds: number): string {
  const text = new Date(milliseconds).toISOString();
  return text.replace(/\.(\d*?)0*Z$/, (_fraction, digits: string) => (digits === '' ? 'Z' : `.${digits}Z`));
}
