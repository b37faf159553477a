/** The local day of a moment, as date fields use it: `2027-03-01`. Empty for none. */
export function dayOf(at: string | null): string {
  if (at === null) return '';
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The last second of a local day, ISO 8601: an end date includes the whole day. Empty for none. */
export function endOfDay(day: string): string {
  return day === '' ? '' : new Date(`${day}T23:59:59`).toISOString();
}
