import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#cms-schema/locale.ts';
import type { FieldTarget } from '../canvas/field-target.ts';
import type { EditedGroup } from '../cms/document-model.ts';
import { StudioError } from '../cms/studio-error.ts';
import type { StudioClient } from '../cms.ts';
import { useSession } from '../session-context.tsx';
import { StartScreen } from '../sign-in/start-screen.tsx';
import { Builder } from './builder.tsx';
import { type OpenedPage, openPage } from './open-page.ts';
import { OpenedPageProvider } from './opened-page-context.ts';

export interface BuilderPageProps {
  /** Both languages, as just loaded. */
  readonly group: EditedGroup;
  /** The language to open first. */
  readonly locale: Locale;
  /** The field to open first, or null. */
  readonly target: FieldTarget | null;
  readonly client: StudioClient;
}

/** Opens a page for editing, and closes it when the user leaves. */
export function BuilderPage({ group, locale, target, client }: BuilderPageProps) {
  const { user } = useSession();
  const [opened, setOpened] = useState<OpenedPage | null>(null);
  const [error, setError] = useState<StudioError | null>(null);
  const [attempt, setAttempt] = useState(0);
  // The page is opened once. A group that is loaded again later (after a new sign-in) is ignored: saving brings changes
  // in.
  const first = useRef(group);
  // Wait until the page is closed before opening it again: otherwise it would count as open in two tabs.
  const closing = useRef<Promise<void>>(Promise.resolve());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens the page again
  useEffect(() => {
    let isGone = false;
    const opening = closing.current.then(() => openPage({ client, group: first.current, userId: user.id }));
    opening.then(
      (page) => {
        if (!isGone) setOpened(page);
      },
      (reason: unknown) => {
        if (!isGone) setError(reason instanceof StudioError ? reason : new StudioError('fault', 0, String(reason)));
      },
    );
    return () => {
      isGone = true;
      closing.current = opening.then((page) => page.close()).catch(() => undefined);
    };
  }, [client, user.id, attempt]);
  if (error) {
    return (
      <StartScreen
        error={error}
        onRetry={async () => {
          setError(null);
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  if (!opened) return <StartScreen />;
  return (
    <OpenedPageProvider value={opened}>
      <Builder group={first.current} startLocale={locale} startTarget={target} />
    </OpenedPageProvider>
  );
}
