import { useState } from 'react';
import { listProblems } from '../cms/publishing-calls.ts';
import { isStudioError } from '../cms/studio-error.ts';
import { useMessages } from '../messages-context.tsx';
import { useSession } from '../session-context.tsx';

export interface Publishing {
  readonly isBusy: boolean;
  /** Why the last act did not happen, with all that stands against it. */
  readonly failure: string | null;
  /** Does one thing at a time; null when it was refused, or another one is under way. */
  run<Result>(work: () => Promise<Result>): Promise<Result | null>;
}

/** What is done in a dialog of publishing. `tell`: what people are told about an error. */
export function usePublishing(tell: (error: unknown) => string): Publishing {
  const { act } = useSession();
  const { uiLocale } = useMessages();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    isBusy,
    failure,
    run: async (work) => {
      if (isBusy) return null;
      setBusy(true);
      setFailure(null);
      try {
        return await act(work);
      } catch (error) {
        const refused = isStudioError(error) ? listProblems(error.data) : [];
        setFailure([tell(error), ...refused.map(({ message }) => message[uiLocale])].join(' '));
        return null;
      } finally {
        setBusy(false);
      }
    },
  };
}
