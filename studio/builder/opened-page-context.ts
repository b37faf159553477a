import { createContext, useCallback, useContext } from 'react';
import { useChanges } from '../use-changes.ts';
import type { OpenedPage } from './open-page.ts';

const OpenedPageContext = createContext<OpenedPage | null>(null);
export const OpenedPageProvider = OpenedPageContext.Provider;

/** The page that is being edited. Draws again whenever a draft, its history, its saving or its documents change. */
export function useOpenedPage(): OpenedPage {
  const page = useContext(OpenedPageContext);
  if (!page) throw new Error('useOpenedPage: this part stands outside of <BuilderPage>.');
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = [page.session.subscribe(listener), page.known.subscribe(listener)];
      return () => {
        for (const stop of leave) stop();
      };
    },
    [page],
  );
  useChanges(subscribe);
  return page;
}
