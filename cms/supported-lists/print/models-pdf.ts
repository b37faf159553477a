import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '#cms-schema/locale.ts';
import type { WriteLine } from '#kit/line-log.ts';
import { errors } from '../../errors.ts';
import type { PublicModels } from '../model.ts';
import { modelsTemplate } from './models-template.ts';
import { nameFile, type PrintedList, writeList } from './printed-list.ts';
import { runPrint } from './run-print.ts';

export interface ModelsPdf {
  /** The PDF of the current list, printed first if necessary; null if the list is empty. Throws `haptera_printing…`. */
  open(locale: Locale): Promise<OpenedPdf | null>;
  /** Aborts a running print. */
  close(): Promise<void>;
}

export interface OpenedPdf {
  /** Path below the data folder. */
  readonly file: string;
  /** Changes exactly when the content of the PDF changes. */
  readonly hash: string;
  /** The file name for saving it. */
  readonly name: string;
}

export interface ModelsPdfParts {
  readonly dataDirectory: string;
  readonly log: WriteLine;
  loadModels(locale: Locale): Promise<PublicModels>;
  loadSiteTitle(locale: Locale): Promise<string>;
  /** Null if the file does not exist below the data folder. */
  sizeOf(file: string): Promise<number | null>;
  /** For tests. */
  readonly print?: typeof runPrint;
}

/** Requests that may wait for prints at the same time. */
const MOST_WAITING = 100;
/** Seconds before a failed print may be retried. */
const PAUSE = 30;

/**
 * Caches the newest PDF of each language in the data folder, named by the hash of its content. It is printed on request
 * if the list has changed. Concurrent requests share one print, and one PDF is printed at a time.
 */
export function createModelsPdf({ print = runPrint, ...parts }: ModelsPdfParts): ModelsPdf {
  const { dataDirectory, log } = parts;
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  const failed = new Map<string, number>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const store = async (file: string, locale: Locale, list: PrintedList) => {
    const bytes = await print(list, stopping.signal);
    const folder = join(dataDirectory, FOLDER);
    await mkdir(folder, { recursive: true });
    const draft = join(folder, `${locale}.draft`);
    await writeFile(draft, bytes);
    await rename(draft, join(dataDirectory, file));
    for (const name of await readdir(folder)) {
      if (name.startsWith(`models-${locale}-`) && `${FOLDER}/${name}` !== file)
        await rm(join(folder, name), { force: true });
    }
  };

  /** Starts when the previous print has ended, even if that failed. */
  const begin = (file: string, locale: Locale, list: PrintedList): Promise<void> => {
    const run = last.then(() => store(file, locale, list));
    const settled = run.then(
      () => void failed.delete(locale),
      (error: unknown) => {
        failed.set(locale, Date.now() + PAUSE * 1000);
        if (!stopping.signal.aborted)
          log(`PDF of the models: ${error instanceof Error ? error.message : String(error)}`);
        throw errors.printingFailed(PAUSE);
      },
    );
    running.set(file, settled);
    last = settled.catch(() => undefined).then(() => running.delete(file));
    return settled;
  };

  return {
    open: async (locale) => {
      const [models, siteTitle] = await Promise.all([parts.loadModels(locale), parts.loadSiteTitle(locale)]);
      if (models.brands.length === 0) return null;
      const list = writeList(models, siteTitle, locale);
      const hash = createHash('sha256').update(modelsTemplate).update(JSON.stringify(list)).digest('hex').slice(0, 32);
      const file = `${FOLDER}/models-${locale}-${hash}.pdf`;
      const opened = { file, hash, name: nameFile(models, siteTitle, locale) };
      if ((await parts.sizeOf(file)) !== null) return opened;
      if ((failed.get(locale) ?? 0) > Date.now()) throw errors.printingFailed(PAUSE);
      if (stopping.signal.aborted || waiting >= MOST_WAITING) throw errors.printing(2);
      waiting += 1;
      try {
        await (running.get(file) ?? begin(file, locale, list));
      } finally {
        waiting -= 1;
      }
      return opened;
    },

    close: async () => {
      stopping.abort();
      await last;
    },
  };
}

const FOLDER = 'prints';
