import { MultipartError, type MultipartLimits, readMultipart } from '#kit/http/read-multipart.ts';
import { feedbackFiles } from '#session/rules.ts';
import { type BoundCall, bindCall, parseInput } from '../call.ts';
import type { Caller } from '../caller.ts';
import { PlatformError } from '../errors.ts';
import { sendFeedback } from './calls.ts';
import type { FeedbackFile } from './model.ts';
import type { FeedbackOperations } from './operations.ts';

export const feedbackLimits = {
  /** The files plus the overhead of the form. */
  bodyBytes: feedbackFiles.most * feedbackFiles.bytes + 256 * 1024,
  files: feedbackFiles.most,
  fileBytes: feedbackFiles.bytes,
  values: 20,
  valueBytes: 64 * 1024,
  nameBytes: 100,
} as const satisfies MultipartLimits;

/** The name of the parts that contain files. */
const FILES = 'files';

export function feedbackCalls(feedback: FeedbackOperations): readonly BoundCall[] {
  const withoutFiles = bindCall(sendFeedback, (sent, caller) => feedback.sendFeedback(sent, [], caller));

  const takeRequest = async (request: Request, caller: Caller): Promise<unknown> => {
    const isEarly = await feedback.isEarly(caller);
    if (Number(request.headers.get('content-length')) > feedbackLimits.bodyBytes) throw toRefusal('bodyBytes');
    const files: FeedbackFile[] = [];
    try {
      const values = await readForm(request, async (name, content) => {
        const file = await feedback.takeFile(name, content, !isEarly);
        if (!isEarly) files.push(file);
      });
      return await feedback.sendFeedback(parseInput(sendFeedback, values), files, caller);
    } catch (error) {
      await feedback.removeFiles(files);
      throw error instanceof MultipartError ? toRefusal(error.fault, error.part) : error;
    }
  };

  return [{ ...withoutFiles, takeRequest }];
}

/** The values of the form; each file is passed to `take` while it arrives. */
async function readForm(
  { body, headers }: Request,
  take: (name: string, content: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<Readonly<Record<string, string>>> {
  const values = new Map<string, string>();
  for await (const part of readMultipart(body, headers.get('content-type') ?? '', feedbackLimits)) {
    if (part.kind === 'value') values.set(part.name, part.value);
    else if (part.name === FILES && part.fileName !== '') await take(part.fileName, part.content);
  }
  return Object.fromEntries(values);
}

const advice: Readonly<Record<MultipartError['fault'], string>> = {
  unreadable: 'The body is not complete multipart/form-data.',
  bodyBytes: `Send at most ${feedbackLimits.bodyBytes} bytes.`,
  files: `Send at most ${feedbackLimits.files} files.`,
  fileBytes: `Send files of at most ${feedbackLimits.fileBytes} bytes.`,
  values: `Send at most ${feedbackLimits.values} values.`,
  valueBytes: `Send at most ${feedbackLimits.valueBytes} bytes.`,
  nameBytes: `Use a name of at most ${feedbackLimits.nameBytes} bytes.`,
};

function toRefusal(fault: MultipartError['fault'], part = ''): PlatformError {
  const isLarge = fault === 'bodyBytes' || fault === 'fileBytes';
  const isAboutFiles = isLarge || fault === 'files';
  const problems = [{ field: isAboutFiles ? FILES : part, message: advice[fault] }];
  return new PlatformError(isLarge ? 'largeFile' : 'badRequest', { problems });
}
