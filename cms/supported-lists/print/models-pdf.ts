import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '#cms-schema/locale.ts';
import { errors } from '../../errors.ts';
import type { PublicModels } from '../model.ts';
import { modelsTemplate } from './models-template.ts';
import { nameFile, type PrintedList, writeList } from './printed-list.ts';
import { runPrint } from './run-print.ts';

export interface ModelsPdf {
  /**
   * The PDF of the list as it stands, printed if it was not yet; null while the list is empty. Throws
   * `haptera_printing…`.
   */
  open(locale: Locale): Promise<OpenedPdf | null>;
  /** Ends what is being printed. */
  close(): Promise<void>;
}

export interface OpenedPdf {
  /** Below the data folder. */
  readonly file: string;
  /** Changes with what the PDF says, and with nothing else. */
  readonly hash: string;
  /** To be saved under. */
  readonly name: string;
}

export interface ModelsPdfParts {
  readonly dataDirectory: string;
  readonly log: (line: string) => void;
  loadModels(locale: Locale): Promise<PublicModels>;
  loadSiteTitle(locale: Locale): Promise<string>;
  /** Null where there is no such file below the data folder. */
  sizeOf(file: string): Promise<number | null>;
  /** For tests. */
  readonly print?: typeof runPrint;
}

/** Visitors who may wait for one print. */
const MOST_WAITING = 100;
/** Seconds after which a print that failed is tried again. */
const PAUSE = 30;

/**
 * Keeps the newest PDF of each language in the data folder, named for the hash of what it says: it is printed when
 * somebody asks for it and the list has changed since. All who ask for one wait for the same print, and one is printed
 * at a time.
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

  /** Begins when the one before has ended, however it did. */
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
