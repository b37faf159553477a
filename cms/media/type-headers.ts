import { type FileType, fileTypes } from './sniff-type.ts';

/** The headers with which a browser shows a file of this type. A drawing may style itself and nothing more. */
export function printTypeHeaders(type: FileType): Readonly<Record<string, string>> {
  return {
    'Content-Type': type.mimeType,
    ...(type === fileTypes.svg && {
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    }),
  };
}
