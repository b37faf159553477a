import { useCallback } from 'react';
import type { DocumentSummary } from '../cms/document-model.ts';
import { isStudioError } from '../cms/studio-error.ts';
import { useErrorText } from '../error-text.ts';
import { useMessages } from '../messages-context.tsx';
import { useSession } from '../session-context.tsx';
import { languageNames } from './parts/language-names.ts';
import { useToasts } from './parts/toasts.tsx';

/**
 * Runs an action against the CMS, shows its outcome as a toast, and returns the result; null on failure. If the session
 * has ended, waits until the user has signed in again. `among`: the documents it applies to, so that the one refused
 * can be named.
 */
export type DeskAct = <Result>(
  run: () => Promise<Result>,
  done?: string,
  among?: readonly DocumentSummary[],
) => Promise<Result | null>;

export function useDeskAct(): DeskAct {
  const { act } = useSession();
  const { t } = useMessages();
  const toasts = useToasts();
  const errorText = useErrorText();
  return useCallback<DeskAct>(
    async (run, done, among = []) => {
      try {
        const result = await act(run);
        if (done !== undefined) toasts.tell(done);
        return result;
      } catch (error) {
        const refused = among.find(({ id }) => isStudioError(error) && error.data.document === id);
        const reason = errorText(error);
        toasts.tellFailure(
          refused
            ? t('desk.documents.refused', {
                title: refused.title.trim() || t('desk.documents.untitled'),
                language: t(languageNames[refused.locale]),
                reason,
              })
            : reason,
        );
        return null;
      }
    },
    [act, toasts, errorText, t],
  );
}
