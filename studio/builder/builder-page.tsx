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
  /** The language to begin with. */
  readonly locale: Locale;
  /** The field to begin with; null: none. */
  readonly target: FieldTarget | null;
  readonly client: StudioClient;
}

/** Opens a page for editing, and gives it up when it is left. */
export function BuilderPage({ group, locale, target, client }: BuilderPageProps) {
  const { user } = useSession();
  const [opened, setOpened] = useState<OpenedPage | null>(null);
  const [error, setError] = useState<StudioError | null>(null);
  const [attempt, setAttempt] = useState(0);
  // What is loaded again later (after a new sign-in) finds its way in by the saves; the page is opened once.
  const first = useRef(group);
  // Until it is closed a page is this tab's: opened again before that, it would count as open in two.
  const closing = useRef<Promise<void>>(Promise.resolve());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens again
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
