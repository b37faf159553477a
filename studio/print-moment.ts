import { type Locale, languageTags } from '#cms-schema/locale.ts';

/** A point in time for people who plan or look back: in the time zone of this device, which it names. */
export function printMoment(at: string | number, uiLocale: Locale, month: 'long' | 'short' = 'long'): string {
  const format = new Intl.DateTimeFormat(languageTags[uiLocale], {
    ...{ year: 'numeric', month, day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  });
  return format.format(new Date(at));
}

/** The time zone of this device. */
export function zoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
