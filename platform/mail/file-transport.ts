import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { storageTerms } from '../files/storage-terms.ts';
import { type MailTransport, printMessage } from './transport.ts';

/** A mail that was written to a file instead of being sent. */
const keptMail = z.object({
  id: z.uuid(),
  at: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type KeptMail = z.output<typeof keptMail>;

/** Reads what `createFileTransport` wrote to the folder. */
export interface MailFolder {
  /** The newest first. */
  list(): Promise<KeptMail[]>;
  /** Null when the mail does not exist or `id` is not a valid id. */
  find(id: string): Promise<KeptMail | null>;
}

/**
 * For machines without a mail server: writes each mail to `<id>.eml`, for mail programs, and to `<id>.json`, for the
 * outbox page. A mail that is sent again replaces its first copy.
 */
export function createFileTransport(folder: string): MailTransport {
  const printer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await printer.sendMail(printMessage(mail));
      const { id, to, subject, html, text } = mail;
      const kept: KeptMail = { id, at: new Date().toISOString(), to, subject, html, text };
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await replaceFile(join(folder, `${id}.eml`), message);
      await replaceFile(join(folder, `${id}.json`), JSON.stringify(kept));
      await removeOldest(folder);
    },
  };
}

export function openMailFolder(folder: string): MailFolder {
  const find = async (id: string) => {
    if (!z.uuid().safeParse(id).success) return null;
    const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(nullIfMissing);
    return text === null ? null : keptMail.parse(JSON.parse(text));
  };
  return {
    find,
    list: async () => {
      const names = (await readdir(folder).catch(nullIfMissing)) ?? [];
      const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
      const mails = await Promise.all(ids.map(find));
      return mails.filter((mail) => mail !== null).sort((one, other) => (one.at < other.at ? 1 : -1));
    },
  };
}

/** Written under another name and renamed, so that readers of the folder only find complete files. */
async function replaceFile(file: string, content: string | Buffer | NodeJS.ReadableStream): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

async function removeOldest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const { most } = storageTerms.outbox;
  if (names.length <= most) return;
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(nullIfMissing))?.mtimeMs ?? 0 })),
  );
  dated.sort((one, other) => one.at - other.at);
  for (const { name } of dated.slice(0, names.length - most)) {
    await rm(join(folder, name), { force: true });
    await rm(join(folder, name.replace(/\.json$/, '.eml')), { force: true });
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
