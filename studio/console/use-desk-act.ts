import { App } from 'antd';
import { useCallback } from 'react';
import { useErrorText } from '../error-text.ts';
import { useSession } from '../session-context.tsx';

/**
 * Does something at the CMS, says how it ended, and gives its result; null when it failed. Waits for the user to sign in
 * again when the session is over.
 */
export type DeskAct = <Result>(run: () => Promise<Result>, done?: string) => Promise<Result | null>;

export function useDeskAct(): DeskAct {
  const { act } = useSession();
  const { message } = App.useApp();
  const errorText = useErrorText();
  return useCallback<DeskAct>(
    async (run, done) => {
      try {
        const result = await act(run);
        if (done !== undefined) message.success(done);
        return result;
      } catch (error) {
        message.error({ content: errorText(error), duration: 8 });
        return null;
      }
    },
    [act, message, errorText],
  );
}
