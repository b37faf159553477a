import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { hasPower, type Power } from '#contract/roles.ts';
import { isSignedOut, isStudioError, StudioError } from './cms/studio-error.ts';
import type { StudioUser } from './cms/user-model.ts';
import type { StudioClient } from './cms.ts';
import { laterPart } from './parts/later.tsx';
import { StartScreen } from './sign-in/start-screen.tsx';
import { type TypingWatch, watchTyping } from './sign-in/watch-typing.ts';

// Loaded on demand: most users who open the studio are already signed in.
const SignInScreen = laterPart(async () => (await import('./sign-in/sign-in-screen.tsx')).SignInScreen);
const SignInAgainDialog = laterPart(async () => (await import('./sign-in/sign-in-again-dialog.tsx')).SignInAgainDialog);

export interface StudioSession {
  readonly client: StudioClient;
  readonly user: StudioUser;
  /** Whether the user has a capability: `can('publish_pages')`. WordPress's names, plus `edit_menus`. */
  can(power: Power): boolean;
  /** Number of sign-ins since the studio was opened; increases when an ended session is re-established. */
  readonly signedInCount: number;
  /**
   * Runs a CMS request. If the session has ended, waits until the user has signed in again and runs it once more, so
   * that nothing typed is lost.
   */
  act<Result>(run: () => Promise<Result>): Promise<Result>;
  /** Replaces the user after they edited their own account. */
  replaceUser(user: StudioUser): void;
  signOut(): Promise<void>;
}

const SessionContext = createContext<StudioSession | null>(null);

export function useSession(): StudioSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession: wrap this part of the studio in <SessionProvider>.');
  return session;
}

type State =
  | { readonly name: 'starting' }
  | { readonly name: 'away'; readonly error: StudioError }
  | { readonly name: 'signedOut' }
  | { readonly name: 'signedIn'; readonly user: StudioUser; readonly isEnded: boolean; readonly count: number };

export interface SessionProviderProps {
  readonly client: StudioClient;
  readonly children: ReactNode;
}

/** Shows the studio to signed-in users and the sign-in screen to everyone else. */
export function SessionProvider({ client, children }: SessionProviderProps) {
  const [state, setState] = useState<State>({ name: 'starting' });
  const waiting = useRef<(() => void)[]>([]);

  const start = useCallback(async () => {
    try {
      const user = await client.session.current();
      setState(user ? { name: 'signedIn', user, isEnded: false, count: 1 } : { name: 'signedOut' });
    } catch (error) {
      if (error instanceof StudioError) setState({ name: 'away', error });
      else throw error;
    }
  }, [client]);
  useEffect(() => void start(), [start]);
  useEffect(
    () =>
      client.onSignedOut(() =>
        setState((before) => (before.name === 'signedIn' ? { ...before, isEnded: true } : before)),
      ),
    [client],
  );

  const enter = useCallback((user: StudioUser) => {
    setState((before) => {
      const count = before.name === 'signedIn' ? before.count + 1 : 1;
      return { name: 'signedIn', user, isEnded: false, count };
    });
    for (const resume of waiting.current.splice(0)) resume();
  }, []);

  const session = useMemo<StudioSession | null>(() => {
    if (state.name !== 'signedIn') return null;
    const { user, count } = state;
    return {
      client,
      user,
      signedInCount: count,
      can: (power) => hasPower(user.capabilities, power),
      act: async (run) => {
        try {
          return await run();
        } catch (error) {
          if (!isSignedOut(error)) throw error;
          await new Promise<void>((resume) => waiting.current.push(resume));
          return run();
        }
      },
      replaceUser: (changed) =>
        setState((before) => (before.name === 'signedIn' ? { ...before, user: changed } : before)),
      signOut: async () => {
        try {
          await client.session.signOut();
        } catch (error) {
          // The session is over already; nothing to end.
          if (!isStudioError(error, 'signed_out', 'rest_cookie_invalid_nonce')) throw error;
        }
        setState({ name: 'signedOut' });
      },
    };
  }, [client, state]);

  const isAskedAgain = useTypingPause(state.name === 'signedIn' && state.isEnded);

  if (state.name === 'starting') return <StartScreen />;
  if (state.name === 'away') return <StartScreen error={state.error} onRetry={start} />;
  if (!session || state.name === 'signedOut') return <SignInScreen client={client} onSignedIn={enter} />;
  return (
    <SessionContext value={session}>
      {children}
      {isAskedAgain ? <SignInAgainDialog client={client} user={session.user} onSignedIn={enter} /> : null}
    </SessionContext>
  );
}

/** True once `isWanted` holds and the user has paused typing; stays true for as long as `isWanted` holds. */
function useTypingPause(isWanted: boolean): boolean {
  const [isPaused, setPaused] = useState(false);
  const watch = useRef<TypingWatch | null>(null);
  useEffect(() => {
    const typing = watchTyping(window);
    watch.current = typing;
    return () => typing.stop();
  }, []);
  useEffect(() => {
    if (!isWanted) return;
    const forget = watch.current?.whenPaused(() => setPaused(true));
    return () => {
      forget?.();
      setPaused(false);
    };
  }, [isWanted]);
  return isWanted && isPaused;
}
