import { type Locale, locales } from '#cms-schema/locale.ts';
import { addresses } from './addresses.ts';

/** Restricted files are served below these, at signed addresses: `openedFiles` for accounts, `staffFiles` for staff. */
export const openedFiles = `${addresses.downloads.path}/files`;
export const staffFiles = `${addresses.downloads.path}/staff`;

/** The list of supported models as a PDF: one address per language, which always serves the newest version. */
export function modelsPdfPath(locale: Locale): string {
  return `${addresses.downloads.path}/supported-models-${locale}.pdf`;
}

/** The language of the PDF at this address; null for every other address. */
export function matchModelsPdf(path: string): Locale | null {
  return locales.find((locale) => modelsPdfPath(locale) === path) ?? null;
}
