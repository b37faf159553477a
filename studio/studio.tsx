import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Locale, languageTags } from '#cms-schema/locale.ts';
import { createStudioClient } from './cms.ts';
import { matchPath, type Place } from './match-path.ts';
import { loadLaterMessages, loadMessages } from './messages.ts';
import { MessagesProvider } from './messages-context.tsx';
import { readPath, useStudioPath } from './navigation.tsx';
import { keepFilesOut } from './parts/keep-files-out.ts';
import { laterPlace, MissingPart } from './parts/later.tsx';
import { SessionProvider } from './session-context.tsx';
import { BuilderEntrance, fetchBuilder } from './shell/builder-entrance.tsx';
import { LanguageContext } from './shell/language-switch.tsx';
import { StartScreen } from './sign-in/start-screen.tsx';
import { getUiLanguage, rememberLanguage } from './ui-language.ts';
import { AnswersProvider } from './use-answer.ts';

const desk = laterPlace(async () => {
  const [{ default: Desk }] = await Promise.all([
    import('./desk/desk.tsx'),
    loadLaterMessages('desk'),
    loadLaterMessages('dialogs'),
  ]);
  return Desk;
});

// Without waiting for the CMS to identify the user. Loaded from anywhere earlier than this module, the bundler could not
// tell that the two share code, and would send 14 KB twice.
if (matchPath(readPath()).name === 'builder') fetchBuilder();

/** The whole studio; browser only. The desk and the builder are separate chunks, each loaded when first opened. */
export function Studio() {
  const [client] = useState(() => createStudioClient());
  const [uiLocale, setUiLocale] = useState<Locale>(getUiLanguage);
  const [missing, setMissing] = useState<Locale | null>(null);
  const chooseLanguage = useCallback((locale: Locale) => {
    setMissing(null);
    loadMessages(locale).then(
      () => {
        rememberLanguage(locale);
        setUiLocale(locale);
      },
      () => setMissing(locale),
    );
  }, []);
  useEffect(() => keepFilesOut(window), []);
  useEffect(() => {
    document.documentElement.lang = languageTags[uiLocale];
  }, [uiLocale]);
  return (
    <LanguageContext value={chooseLanguage}>
      <MessagesProvider uiLocale={uiLocale}>
        <SessionProvider client={client}>
          <AnswersProvider>
            <CurrentPlace />
          </AnswersProvider>
        </SessionProvider>
        {missing && <MissingPart onRetry={() => chooseLanguage(missing)} onClose={() => setMissing(null)} />}
      </MessagesProvider>
    </LanguageContext>
  );
}

function CurrentPlace() {
  const path = useStudioPath();
  const place = useMemo(() => matchPath(path), [path]);
  if (place.name !== 'builder') return <DeskEntrance place={place} />;
  const { type, id, locale, target } = place;
  return <BuilderEntrance key={`${type}-${id}`} type={type} id={id} locale={locale} target={target} />;
}

function DeskEntrance({ place }: { readonly place: Place }) {
  const { Part: Desk, error, retry } = desk.use();
  if (Desk) return <Desk place={place} />;
  return error ? <StartScreen error={error} onRetry={retry} /> : <StartScreen />;
}
