import { useState } from 'react';
import { listProblems } from '../cms/publishing-calls.ts';
import { isStudioError } from '../cms/studio-error.ts';
import { useMessages } from '../messages-context.tsx';
import { useSession } from '../session-context.tsx';

export interface Publishing {
  readonly isBusy: boolean;
  /** Why the last action failed, including all blocking problems. */
  readonly failure: string | null;
  /** Runs one action at a time; resolves to null when it was refused or another one is running. */
  run<Result>(work: () => Promise<Result>): Promise<Result | null>;
}

/** Runs the actions of a publish dialog. `tell`: describes an error to the user. */
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
