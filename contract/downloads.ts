import { type Locale, locales } from '#cms-schema/locale.ts';
import { addresses } from './addresses.ts';

/** Below these are files that are not for everyone, at signed addresses: opened for an account, and seen by staff. */
export const openedFiles = `${addresses.downloads.path}/files`;
export const staffFiles = `${addresses.downloads.path}/staff`;

/** The list of supported models as a PDF: one address for each language, which always leads to the newest. */
export function modelsPdfPath(locale: Locale): string {
  return `${addresses.downloads.path}/supported-models-${locale}.pdf`;
}

/** Of which language the PDF at this address is; null for every other address. */
export function matchModelsPdf(path: string): Locale | null {
  return locales.find((locale) => modelsPdfPath(locale) === path) ?? null;
}
