import { feedbackFiles } from '#session/rules.ts';
import { type BoundCall, bindCall, parseInput } from '../call.ts';
import type { Caller } from '../caller.ts';
import { PlatformError } from '../errors.ts';
import { readMultipart } from '../files/read-multipart.ts';
import { sendFeedback } from './calls.ts';
import type { FeedbackFile } from './model.ts';
import type { FeedbackOperations } from './operations.ts';

const rules = { field: 'files', files: feedbackFiles.most, fileBytes: feedbackFiles.bytes };
/** Maximum size of a body in bytes: the files plus the overhead of the form. */
const LARGEST = rules.files * rules.fileBytes + 256 * 1024;

export function feedbackCalls(feedback: FeedbackOperations): readonly BoundCall[] {
  const withoutFiles = bindCall(sendFeedback, (sent, caller) => feedback.sendFeedback(sent, [], caller));

  const takeRequest = async (request: Request, caller: Caller): Promise<unknown> => {
    await feedback.requireRoom(caller);
    if (Number(request.headers.get('content-length')) > LARGEST) throw new PlatformError('largeFile');
    const taken: FeedbackFile[] = [];
    try {
      const { values, files } = await readMultipart(request, rules, async (name, content) => {
        const file = await feedback.takeFile(name, content);
        taken.push(file);
        return file;
      });
      return await feedback.sendFeedback(parseInput(sendFeedback, values), files, caller);
    } catch (error) {
      await feedback.removeFiles(taken);
      throw error;
    }
  };

  return [{ ...withoutFiles, takeRequest }];
}
