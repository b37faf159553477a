import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Locale } from '#cms-schema/locale.ts';
import { createTranslate, type Translate } from './messages.ts';

export interface Messages {
  /** The language of the studio's interface. */
  readonly uiLocale: Locale;
  readonly t: Translate;
}

const MessagesContext = createContext<Messages | null>(null);

/** Provides the interface texts to everything inside. */
export function MessagesProvider({ uiLocale, children }: { readonly uiLocale: Locale; readonly children: ReactNode }) {
  const value = useMemo(() => ({ uiLocale, t: createTranslate(uiLocale) }), [uiLocale]);
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('useMessages: wrap this part of the studio in <MessagesProvider>.');
  return messages;
}
