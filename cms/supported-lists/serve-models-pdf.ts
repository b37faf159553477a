import { matchModelsPdf } from '#contract/downloads.ts';
import { answerFile, printDisposition, refuseFile } from '../answer-file.ts';
import { CmsError } from '../errors.ts';
import type { ModelsPdf } from './print/models-pdf.ts';

/** Reads files below the data folder. */
interface ReadableFiles {
  sizeOf(file: string): Promise<number | null>;
  read(file: string, start: number, end: number): AsyncGenerator<Uint8Array>;
}

/** Serves the list of models as a PDF. Its address never changes, so caches must revalidate it. */
export function createModelsPdfServer(pdf: ModelsPdf, files: ReadableFiles): (request: Request) => Promise<Response> {
  return async (request) => {
    const locale = matchModelsPdf(new URL(request.url).pathname);
    try {
      const opened = locale && (await pdf.open(locale));
      const size = opened && (await files.sizeOf(opened.file));
      if (!opened || size === null) return refuseFile(404, 'Not found');
      return answerFile(request, {
        size,
        etag: `"${opened.hash}"`,
        headers: {
          'Content-Type': 'application/pdf',
          'Cache-Control': 'public, no-cache',
          'Content-Disposition': printDisposition(opened.name),
        },
        read: (start, end) => files.read(opened.file, start, end),
      });
    } catch (error) {
      if (!(error instanceof CmsError) || error.status !== 503) throw error;
      return refuseFile(error.status, error.message, { 'Retry-After': String(error.data.retryAfterSeconds) });
    }
  };
}
